/** Who sends a request, judged again each time: token, status and centre (api.md, section 4). */
import { homeMeta, type Center } from '#server/tenancy/centers.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import {
  accountById,
  accountColumns,
  accountRoles,
  signedIn,
  accountStatus,
  type AccountRow,
} from './account.ts';
import { anonymous, isAdmin, type ActingAdmin, type Actor } from './actor.ts';
import {
  areWellFormed,
  allCredentials,
  headerText,
  isUidOf,
  type Credentials,
  type Incoming,
} from './credentials.ts';
import {
  isCurrentLost,
  isJustRotated,
  noteFirstUse,
  rotateSession,
  tokenUse,
  type IssuedToken,
  type StoredSession,
} from './sessions.ts';
import { hashToken } from './tokens.ts';

export type { Credentials, Incoming } from './credentials.ts';

/** What the client must send from now on. */
export interface IssuedTokens {
  accessToken: string;
  client: string;
  uid: string;
  expiry: Date;
}

export interface Authentication {
  actor: Actor;
  /** What the request brought, right or wrong; null when it brought nothing. */
  credentials: Credentials | null;
  /** For the answer; null when the client has what it needs, or nobody is signed in. */
  fresh: IssuedTokens | null;
}

interface AuthenticateOptions {
  /** The person signs out: allowed from any centre, and without a fresh token. */
  isLeaving?: boolean;
}

interface FoundSession extends StoredSession {
  homeCenterId: number;
  account: AccountRow;
  signedInBy: string | null;
  signedInByName: string | null;
  signedInByCenterId: number | null;
  signedInBySession: string | null;
  /** What the device called the account before its address changed. */
  formerUid: string | null;
}

async function sessionIn(
  services: Services,
  homeCenterId: number,
  client: string,
): Promise<FoundSession | null> {
  const row = await inScope(
    services.pool,
    homeCenterId,
    (scope) =>
      scope.db
        .selectFrom('sessions as s')
        .innerJoin('users as u', (join) =>
          join.onRef('u.volunteerCenterId', '=', 's.volunteerCenterId').onRef('u.id', '=', 's.userId'),
        )
        .select([
          's.id',
          's.tokenHash',
          's.previousTokenHash',
          's.rotatedAt',
          's.tokenUsedAt',
          's.expiresAt',
          's.endsAt',
          's.formerUid',
        ])
        .select(['s.signedInBy', 's.signedInByName', 's.signedInByCenterId', 's.signedInBySession'])
        .select(accountColumns)
        .select(accountRoles)
        .where('s.client', '=', client)
        .executeTakeFirst(),
    // Nearly every request only reads here. A lock or a second statement would cost each of them a write to disk.
    { isReadOnly: true },
  );
  return row ? { ...row, homeCenterId, account: row } : null;
}

/** Looks in the request's own centre first: only admins, and people at a wrong centre, live in another. */
async function findSession(services: Services, center: Center, client: string): Promise<FoundSession | null> {
  const here = await sessionIn(services, center.id, client);
  if (here) return here;
  const { rows } = await services.pool.query<{ home: number | null }>('select session_center($1) as home', [
    client,
  ]);
  const home = rows[0]?.home ?? null;
  return home === null || home === center.id ? null : sessionIn(services, home, client);
}

/** Whether this session of this person still is one. */
const isOpen = async (scope: TenantScope, userId: string, sessionId: string, now: Date): Promise<boolean> =>
  (await scope.db
    .selectFrom('sessions')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()) !== undefined;

/** Who acts in this session instead of the person; undefined when they may not any more, as an admin without that role. */
async function actingAdminOf(
  services: Services,
  session: FoundSession,
): Promise<ActingAdmin | null | undefined> {
  const { signedInBy: userId, signedInByCenterId: centerId, signedInBySession: sessionId, endsAt } = session;
  if (userId === null || centerId === null || endsAt === null) return null;
  // Whoever signed out themselves is nobody else any more either.
  if (sessionId === null) return undefined;
  const admin = await inScope(
    services.pool,
    centerId,
    async (scope) =>
      (await isOpen(scope, userId, sessionId, services.now())) ? accountById(scope, userId) : undefined,
    { isReadOnly: true },
  );
  const isStill =
    admin !== undefined &&
    accountStatus(admin, services.configuration) === null &&
    admin.roles.some((assigned) => assigned.role === 'admin');
  return isStill ? { userId, name: session.signedInByName ?? '', centerId, sessionId, endsAt } : undefined;
}

const isUidOfSession = (uid: string, { account, formerUid }: FoundSession): boolean =>
  isUidOf(uid, account.email) || (formerUid !== null && isUidOf(uid, formerUid));

/** The token for the answer to a request that used the current one, or the one before where the current one was lost. */
async function renew(
  services: Services,
  session: FoundSession,
  presented: string,
  startedAt: Date,
): Promise<{ given: IssuedToken | null } | null> {
  const moment = { startedAt, now: services.now() };
  const inHome = <Result>(work: (scope: TenantScope) => Promise<Result>) =>
    inScope(services.pool, session.homeCenterId, work);
  if (!isJustRotated(session, startedAt))
    return inHome((scope) => rotateSession(scope, session, presented, moment));
  if (session.previousTokenHash !== null && session.tokenUsedAt === null)
    await inHome((scope) => noteFirstUse(scope, session, moment.now));
  // Only hashes are stored; the request itself carries the current token, so that it can be given again.
  return { given: { accessToken: presented, expiry: session.expiresAt } };
}

type FindSession = (client: string) => Promise<FoundSession | null>;

/** Who is meant by these credentials; null where they are nobody's. */
async function actorOf(
  services: Services,
  { center, startedAt, find }: { center: Center; startedAt: Date; find: FindSession },
  credentials: Credentials,
  options: AuthenticateOptions,
): Promise<Authentication | null> {
  const session = await find(credentials.client);
  if (!session) return null;
  const use = tokenUse(session, hashToken(credentials.accessToken), startedAt);
  if (use === null || !isUidOfSession(credentials.uid, session)) return null;
  if (accountStatus(session.account, services.configuration) !== null) return null;
  const actingAdmin = await actingAdminOf(services, session);
  if (actingAdmin === undefined) return null;
  const actor = signedIn(session.account, session.homeCenterId, session.id, actingAdmin);
  if (options.isLeaving) return { actor, credentials, fresh: null };
  if (session.homeCenterId !== center.id && !isAdmin(actor))
    refuse('wrong_center', { meta: homeMeta(services.centers.byId(session.homeCenterId)) });
  if (use === 'previous' && !isCurrentLost(session, startedAt)) return { actor, credentials, fresh: null };
  const renewed = await renew(services, session, credentials.accessToken, startedAt);
  if (!renewed) return null;
  const fresh = renewed.given && { ...renewed.given, client: credentials.client, uid: actor.email };
  return { actor, credentials, fresh };
}

/**
 * The actor of a request, and the tokens for its answer. Nothing, wrong or expired tokens, and accounts that may not be
 * used, are nobody; somebody of another centre is refused with 'wrong center', unless an admin or somebody here as well.
 */
export async function authenticate(
  services: Services,
  center: Center,
  incoming: Incoming,
  options: AuthenticateOptions = {},
): Promise<Authentication> {
  const all = allCredentials(incoming);
  const sessions = new Map<string, Promise<FoundSession | null>>();
  const find: FindSession = (client) => {
    const found = sessions.get(client) ?? findSession(services, center, client);
    sessions.set(client, found);
    return found;
  };
  const asked = { center, startedAt: incoming.startedAt, find };
  let refusal: unknown = null;
  for (const credentials of all.filter(areWellFormed)) {
    try {
      const found = await actorOf(services, asked, credentials, options);
      if (found) return found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal ??= error;
    }
  }
  if (refusal) throw refusal;
  return { actor: anonymous, credentials: all[0] ?? null, fresh: null };
}

/** The headers of a signed-in answer; none at all rather than a blank one, which would sign real clients out. */
export function tokenHeaders(tokens: IssuedTokens): Record<string, string> {
  const five = {
    'access-token': tokens.accessToken,
    'token-type': 'Bearer',
    client: tokens.client,
    expiry: String(Math.floor(tokens.expiry.getTime() / 1000)),
    uid: tokens.uid,
  };
  if (Object.values(five).some((value) => value.trim() === '')) return {};
  const all = Buffer.from(JSON.stringify(five), 'utf8').toString('base64');
  return { ...five, uid: headerText(tokens.uid), authorization: `Bearer ${all}` };
}
