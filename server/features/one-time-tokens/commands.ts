/** Links in mails that work once. Only a hash is kept, and only a press on the button uses one up. */
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Json } from '#server/db/types.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** How long each kind of link works (api.md, section 4). */
const applicationLifetimes = {
  confirm_application: 7 * day,
  withdraw_application: 90 * day,
  make_account: hour,
};
const accountLifetimes = {
  confirm_account: 7 * day,
  sign_in: hour,
  reset_password: 6 * hour,
  invitation: 14 * day,
  change_email: day,
  remove_account: day,
  parent_consent: 14 * day,
  download_data: day,
};
export type ApplicationPurpose = keyof typeof applicationLifetimes;
export type AccountPurpose = keyof typeof accountLifetimes;
const lifetimes = { ...applicationLifetimes, ...accountLifetimes };

const hashOf = (token: string) => createHash('sha256').update(token).digest();

type About =
  | { purpose: ApplicationPurpose; applicationId: string; userId?: undefined }
  | { purpose: AccountPurpose; userId: string; applicationId?: undefined };

export interface IssuedToken {
  /** For the link alone; it is stored nowhere. */
  token: string;
  expiresAt: Date;
}

/** Makes a link; earlier ones of the same purpose, for the same application or person, stop working. */
async function issue(scope: TenantScope, about: About, now: Date, data?: Json): Promise<IssuedToken> {
  const { purpose, applicationId = null, userId = null } = about;
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  const token = randomBytes(32).toString('base64url');
  await scope.db
    .deleteFrom('oneTimeTokens')
    .where('applicationId', 'is not distinct from', applicationId)
    .where('userId', 'is not distinct from', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
  await scope.db
    .insertInto('oneTimeTokens')
    .values({
      volunteerCenterId: scope.centerId,
      id: uuidv7(),
      purpose,
      tokenHash: hashOf(token),
      applicationId,
      userId,
      data: data === undefined ? null : JSON.stringify(data),
      expiresAt,
      createdAt: now,
    })
    .execute();
  return { token, expiresAt };
}

/** Those of these people that were not used work no longer. */
export async function dropAccountTokens(
  scope: TenantScope,
  userIds: readonly string[],
  purpose: AccountPurpose,
): Promise<void> {
  await scope.db
    .deleteFrom('oneTimeTokens')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', 'in', userIds)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}

/**
 * Links for many at once, by person: two statements, however many they are. Earlier ones of the same purpose stop working.
 * Each is as `issueAccountToken` makes it.
 */
export async function issueAccountTokens(
  scope: TenantScope,
  purpose: AccountPurpose,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, IssuedToken>> {
  if (userIds.length === 0) return new Map();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  const issued = new Map(
    userIds.map((userId) => [userId, { token: randomBytes(32).toString('base64url'), expiresAt }]),
  );
  await dropAccountTokens(scope, userIds, purpose);
  await scope.db
    .insertInto('oneTimeTokens')
    .values(
      [...issued].map(([userId, { token }]) => ({
        volunteerCenterId: scope.centerId,
        id: uuidv7(),
        purpose,
        tokenHash: hashOf(token),
        userId,
        expiresAt,
        createdAt: now,
      })),
    )
    .execute();
  return issued;
}

/** A link about an application. */
export const issueToken = (
  scope: TenantScope,
  purpose: ApplicationPurpose,
  applicationId: string,
  now: Date,
): Promise<IssuedToken> => issue(scope, { purpose, applicationId }, now);

/** A link for somebody with an account. `data` comes back when it is used. */
export const issueAccountToken = (
  scope: TenantScope,
  purpose: AccountPurpose,
  userId: string,
  now: Date,
  data?: Json,
): Promise<IssuedToken> => issue(scope, { purpose, userId }, now, data);

export interface UsedToken {
  purpose: ApplicationPurpose;
  applicationId: string;
}

export interface UsedAccountToken {
  purpose: AccountPurpose;
  userId: string;
  data: Json;
}

/** The row of a link, used up or not. */
export const findByHash = (scope: TenantScope, token: string) =>
  scope.db.selectFrom('oneTimeTokens').selectAll().where('tokenHash', '=', hashOf(token));

/** Uses a row up. Throws 422 for one that is used or too old, at `pointer`. */
async function use(
  scope: TenantScope,
  row: { id: string; usedAt: Date | null; expiresAt: Date },
  now: Date,
  pointer: string,
): Promise<void> {
  if (row.usedAt !== null) refuse('token_used', { pointer });
  if (row.expiresAt <= now) refuse('token_expired', { pointer });
  await scope.db.updateTable('oneTimeTokens').set({ usedAt: now }).where('id', '=', row.id).execute();
}

/**
 * Uses a link about an application up, if it is for one of these purposes. Throws 404 for an unknown one, 422 for one that is used or
 * too old.
 */
export async function takeToken(
  scope: TenantScope,
  token: string,
  purposes: readonly ApplicationPurpose[],
  now: Date,
  pointer = '/confirmation_token',
): Promise<UsedToken> {
  const row = await findByHash(scope, token).where('purpose', 'in', purposes).forUpdate().executeTakeFirst();
  if (!row || row.applicationId === null) refuse('not_found');
  await use(scope, row, now, pointer);
  return { purpose: row.purpose as ApplicationPurpose, applicationId: row.applicationId };
}

/**
 * Uses somebody's link up, if it is for one of these purposes. Throws 404 for an unknown one, 422 at `pointer` for one
 * that is used or too old.
 */
export async function takeAccountToken(
  scope: TenantScope,
  token: string,
  purposes: readonly AccountPurpose[],
  now: Date,
  pointer: string,
): Promise<UsedAccountToken> {
  const row = await findByHash(scope, token).where('purpose', 'in', purposes).forUpdate().executeTakeFirst();
  if (!row || row.userId === null) refuse('not_found');
  await use(scope, row, now, pointer);
  return { purpose: row.purpose as AccountPurpose, userId: row.userId, data: row.data };
}
