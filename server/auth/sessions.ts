/** Sessions, one a device, and the rotation of their tokens (api.md, section 4). */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { sessionDays } from '#contract/site-cookies.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { DevicePlace } from './network-groups.ts';
import { hashesEqual, hashToken, newToken } from './tokens.ts';

/** Two weeks after the last rotation a session ends. */
export const sessionSeconds = sessionDays * 24 * 60 * 60;
/** How long parallel requests share a token. */
const rotationWindow = 5_000;
/** How long the token before still counts once the current one has been used: until then its answer may be under way, or lost. */
const graceOfPrevious = 30_000;
const mostDevices = 10;

/** Marks a client id whose cookies end with the browser: the choice then survives every rotation. */
const sessionOnlyMark = 's.';
const clientShape = /^(s\.)?[\w-]{22}$/;

export const isClientShaped = (client: string): boolean => clientShape.test(client);
/** Whether the person chose to stay signed in after the browser is closed. */
export const staysSignedIn = (client: string): boolean => !client.startsWith(sessionOnlyMark);

export interface StoredSession {
  id: string;
  tokenHash: Uint8Array;
  previousTokenHash: Uint8Array | null;
  rotatedAt: Date;
  /** When the current token was first used; null before. */
  tokenUsedAt: Date | null;
  expiresAt: Date;
  /** No later than this, however often it is used. */
  endsAt: Date | null;
}

export interface IssuedToken {
  accessToken: string;
  expiry: Date;
}

export interface OpenedSession extends IssuedToken {
  sessionId: string;
  client: string;
}

/** Which of the two accepted tokens this is; null when it is neither, or too late. */
export function tokenUse(session: StoredSession, presented: Uint8Array, startedAt: Date) {
  if (session.expiresAt <= startedAt) return null;
  if (session.endsAt !== null && session.endsAt <= startedAt) return null;
  if (hashesEqual(presented, session.tokenHash)) return 'current';
  const isOver =
    session.tokenUsedAt !== null && startedAt.getTime() - session.tokenUsedAt.getTime() >= graceOfPrevious;
  return hashesEqual(presented, session.previousTokenHash) && !isOver ? 'previous' : null;
}

const timeSinceRotation = ({ rotatedAt }: Pick<StoredSession, 'rotatedAt'>, startedAt: Date) =>
  startedAt.getTime() - rotatedAt.getTime();

/** Whether a request that started then still belongs to the last rotation. */
export const isJustRotated = (session: Pick<StoredSession, 'rotatedAt'>, startedAt: Date): boolean =>
  timeSinceRotation(session, startedAt) < rotationWindow;

/** Whether the answer that brought the current token never arrived, so that the device still goes by the one before. */
export const isCurrentLost = (session: StoredSession, startedAt: Date): boolean =>
  session.tokenUsedAt === null && timeSinceRotation(session, startedAt) >= graceOfPrevious;

/** Who signs in as somebody else, and until when. */
export interface SignedInBy {
  userId: string;
  name: string;
  centerId: number;
  /** Their own session, without which the impersonation ends. */
  sessionId: string;
  endsAt: Date;
}

export interface OpeningSession {
  now: Date;
  staysSignedIn: boolean;
  place: DevicePlace;
  /** By the link of a mail. */
  isByMail?: boolean;
  signedInBy?: SignedInBy;
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + sessionSeconds * 1000);

/** Keeps the newest devices of a person; an admin's visit is none of them. The caller holds the person's row, or two sign-ins at once would keep eleven. */
async function endOldest(scope: TenantScope, userId: string): Promise<void> {
  await scope.db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('signedInBy', 'is', null)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', userId)
        .where('signedInBy', 'is', null)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(mostDevices),
    )
    .execute();
}

/** Opens a session with a client id and a token that nobody knew before. */
export async function openSession(
  scope: TenantScope,
  userId: string,
  { now, staysSignedIn: stays, place, isByMail = false, signedInBy }: OpeningSession,
): Promise<OpenedSession> {
  const accessToken = newToken();
  const mark = stays ? '' : sessionOnlyMark;
  const client = `${mark}${randomBytes(16).toString('base64url')}`;
  const sessionId = uuidv7();
  const expiry = signedInBy?.endsAt ?? expiryFrom(now);
  await scope.db
    .insertInto('sessions')
    .values({
      volunteerCenterId: scope.centerId,
      id: sessionId,
      userId,
      client,
      tokenHash: hashToken(accessToken),
      rotatedAt: now,
      expiresAt: expiry,
      createdAt: now,
      openedByMail: isByMail,
      ...place,
      ...(signedInBy && {
        endsAt: signedInBy.endsAt,
        signedInBy: signedInBy.userId,
        signedInByName: signedInBy.name,
        signedInByCenterId: signedInBy.centerId,
        signedInBySession: signedInBy.sessionId,
      }),
    })
    .execute();
  await endOldest(scope, userId);
  return { sessionId, client, accessToken, expiry };
}

/** Ends one session. */
export async function endSession(scope: TenantScope, sessionId: string): Promise<void> {
  await scope.db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends all sessions of a person or of several, but for one where that is given (a changed password, an archived account). */
export async function endSessionsOf(
  scope: TenantScope,
  who: string | readonly string[],
  exceptSessionId?: string,
): Promise<void> {
  const all = scope.db.deleteFrom('sessions').where(sql<boolean>`user_id = any(${[who].flat()}::uuid[])`);
  await (exceptSessionId === undefined ? all : all.where('id', '!=', exceptSessionId)).execute();
}

/** The session goes on under a fresh uid; its device may still send the former one. */
export async function keepFormerUid(scope: TenantScope, sessionId: string, uid: string): Promise<void> {
  await scope.db
    .updateTable('sessions')
    .set({ formerUid: uid })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', sessionId)
    .execute();
}

/** What a request's token turned into: a fresh one, or none when another request was first; null when it is over. */
export type Rotation = { given: IssuedToken | null } | null;

/** Notes that the current token has arrived, so that the one before ends. Of the first token of a session there is none before. */
export async function noteFirstUse(scope: TenantScope, session: StoredSession, now: Date): Promise<void> {
  await scope.db
    .updateTable('sessions')
    .set({ tokenUsedAt: now })
    .where('id', '=', session.id)
    .where('tokenHash', '=', Buffer.from(session.tokenHash))
    .where('tokenUsedAt', 'is', null)
    .execute();
}

/**
 * Gives a fresh token for the one that was presented. Of several requests at once the row lock of the update lets one rotate; the
 * others then find that theirs is the one before.
 */
export async function rotateSession(
  scope: TenantScope,
  found: StoredSession,
  presented: string,
  moment: { startedAt: Date; now: Date },
): Promise<Rotation> {
  const accessToken = newToken();
  const presentedHash = hashToken(presented);
  const rotated = await scope.db
    .updateTable('sessions')
    .set({
      previousTokenHash: presentedHash,
      tokenHash: hashToken(accessToken),
      rotatedAt: moment.now,
      tokenUsedAt: null,
      // Never down: another process's clock may be ahead. Never past an end that was set at the beginning.
      expiresAt: sql<Date>`least(greatest(expires_at, ${expiryFrom(moment.now)}::timestamptz), ends_at)`,
    })
    .where('id', '=', found.id)
    .where('tokenHash', '=', Buffer.from(found.tokenHash))
    .returning('expiresAt')
    .executeTakeFirst();
  if (rotated) return { given: { accessToken, expiry: rotated.expiresAt } };
  const session = await scope.db
    .selectFrom('sessions')
    .select(['id', 'tokenHash', 'previousTokenHash', 'rotatedAt', 'tokenUsedAt', 'expiresAt', 'endsAt'])
    .where('id', '=', found.id)
    .executeTakeFirst();
  return session && tokenUse(session, presentedHash, moment.startedAt) ? { given: null } : null;
}
