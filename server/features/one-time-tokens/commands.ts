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
  // As long as an application may be kept.
  stop_keeping: 730 * day,
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

export interface IssuedToken {
  /** For the link alone; it is stored nowhere. */
  token: string;
  expiresAt: Date;
}

/** Those of these people that were not used work no longer. */
export const dropAccountTokens = (
  scope: TenantScope,
  userIds: readonly string[],
  purpose: AccountPurpose,
): Promise<void> => dropUnused(scope, { about: 'userId', ids: userIds }, purpose);

interface AboutMany {
  about: 'userId' | 'applicationId';
  ids: readonly string[];
}

/** Whoever opens the older mail of these is told of the newer one. */
const replaced: readonly (keyof typeof lifetimes)[] = [
  'confirm_application',
  'confirm_account',
  'parent_consent',
  'sign_in',
  'reset_password',
  'invitation',
];

async function markReplaced(
  scope: TenantScope,
  { about, ids }: AboutMany,
  purpose: keyof typeof lifetimes,
  now: Date,
): Promise<void> {
  await scope.db
    .updateTable('oneTimeTokens')
    .set({ replacedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where(about, 'in', [...ids])
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .execute();
}

async function dropUnused(
  scope: TenantScope,
  { about, ids }: AboutMany,
  purpose: keyof typeof lifetimes,
): Promise<void> {
  await scope.db
    .deleteFrom('oneTimeTokens')
    .where('volunteerCenterId', '=', scope.centerId)
    .where(about, 'in', [...ids])
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute();
}

/** Links for many at once: two statements, however many they are. Earlier ones of the same purpose stop working. */
async function issueMany(
  scope: TenantScope,
  { about, ids }: AboutMany,
  purpose: keyof typeof lifetimes,
  now: Date,
  data?: Json,
): Promise<Map<string, IssuedToken>> {
  if (ids.length === 0) return new Map();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  const issued = new Map(ids.map((id) => [id, { token: randomBytes(32).toString('base64url'), expiresAt }]));
  if (replaced.includes(purpose)) await markReplaced(scope, { about, ids }, purpose, now);
  else await dropUnused(scope, { about, ids }, purpose);
  const rows = [...issued].map(([id, { token }]) => ({
    volunteerCenterId: scope.centerId,
    id: uuidv7(),
    purpose,
    tokenHash: hashOf(token),
    [about]: id,
    data: data === undefined ? null : JSON.stringify(data),
    expiresAt,
    createdAt: now,
  }));
  await scope.db.insertInto('oneTimeTokens').values(rows).execute();
  return issued;
}

/** By person; each is as `issueAccountToken` makes it. */
export const issueAccountTokens = (
  scope: TenantScope,
  purpose: AccountPurpose,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, IssuedToken>> => issueMany(scope, { about: 'userId', ids: userIds }, purpose, now);

/** By application; each is as `issueToken` makes it. */
export const issueTokens = (
  scope: TenantScope,
  purpose: ApplicationPurpose,
  applicationIds: readonly string[],
  now: Date,
): Promise<Map<string, IssuedToken>> =>
  issueMany(scope, { about: 'applicationId', ids: applicationIds }, purpose, now);

/** The only one of those that were made. */
const onlyOf = (issued: Map<string, IssuedToken>): IssuedToken => {
  const [one] = issued.values();
  if (!one) throw new Error('A link is made for each id.');
  return one;
};

/** A link about an application. */
export const issueToken = async (
  scope: TenantScope,
  purpose: ApplicationPurpose,
  applicationId: string,
  now: Date,
): Promise<IssuedToken> => onlyOf(await issueTokens(scope, purpose, [applicationId], now));

/** A link for somebody with an account. `data` comes back when it is used. */
export const issueAccountToken = async (
  scope: TenantScope,
  purpose: AccountPurpose,
  userId: string,
  now: Date,
  data?: Json,
): Promise<IssuedToken> =>
  onlyOf(await issueMany(scope, { about: 'userId', ids: [userId] }, purpose, now, data));

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

/** Uses a row up. Throws 422 for one that is used, of an older mail or too old, at `pointer`. */
async function use(
  scope: TenantScope,
  row: { id: string; usedAt: Date | null; replacedAt: Date | null; expiresAt: Date },
  now: Date,
  pointer: string,
): Promise<void> {
  if (row.usedAt !== null) refuse('token_used', { pointer });
  if (row.replacedAt !== null) refuse('token_replaced', { pointer });
  if (row.expiresAt <= now) refuse('token_expired', { pointer });
  await scope.db.updateTable('oneTimeTokens').set({ usedAt: now }).where('id', '=', row.id).execute();
}

/** Of older mails with the same link: what it was for is done. */
const endReplaced = (scope: TenantScope, { userId, purpose }: UsedAccountToken, now: Date) =>
  scope.db
    .updateTable('oneTimeTokens')
    .set({ usedAt: now })
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('replacedAt', 'is not', null)
    .where('usedAt', 'is', null)
    .execute();

/**
 * Uses a link about an application up, if it is for one of these purposes. Throws 404 for an unknown one, 422 for one that is used, of an
 * older mail or too old.
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
 * that is used, of an older mail or too old.
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
  const used = { purpose: row.purpose as AccountPurpose, userId: row.userId, data: row.data };
  await endReplaced(scope, used, now);
  return used;
}
