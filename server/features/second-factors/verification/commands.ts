/** Taking a second proof at signing in: each code once, and slowly for who guesses. */
import { decryptSecret, hashRecoveryCode, stepOf } from '#server/auth/one-time-codes.ts';
import type { DevicePlace } from '#server/auth/network-groups.ts';
import { tryOnce } from '#server/auth/throttle.ts';
import { recordAudit } from '#server/audit/events.ts';
import { mailAccountChange } from '#server/features/account-changes/commands.ts';
import { siteOrigin } from '#server/http/host.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { hasSecondFactor, lockAddressee, lockSecret, wrongCodesSince } from '../queries.ts';

/** A code of the app, once. */
async function takeAppCode(home: TenantScope, userId: string, code: string, given: Taking): Promise<boolean> {
  const row = await lockSecret(home, userId);
  if (!row?.confirmedAt) return false;
  const step = stepOf(decryptSecret(given.secret, userId, row.secret), code, given.now);
  if (step === null || step <= Number(row.lastStep)) return false;
  await home.db
    .updateTable('oneTimeCodeSecrets')
    .set({ lastStep: step })
    .where('volunteerCenterId', '=', home.centerId)
    .where('userId', '=', userId)
    .execute();
  return true;
}

/** A recovery code, once. */
async function takeRecoveryCode(
  home: TenantScope,
  userId: string,
  code: string,
  { now }: Taking,
): Promise<boolean> {
  const used = await home.db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('volunteerCenterId', '=', home.centerId)
    .where('userId', '=', userId)
    .where('codeHash', '=', hashRecoveryCode(userId, code))
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) return false;
  await recordAudit(home, null, { act: 'use_recovery_code', subjectType: 'users', subjectId: userId });
  return true;
}

interface Taking {
  /** Of the server. */
  secret: string;
  now: Date;
}

/** Takes what somebody typed as their second proof, once. False when it is none. */
export async function takeSecondFactor(
  home: TenantScope,
  userId: string,
  code: string,
  given: Taking,
): Promise<boolean> {
  return (
    (await takeAppCode(home, userId, code, given)) || (await takeRecoveryCode(home, userId, code, given))
  );
}

/**
 * Asks for the second proof of an account that has one, and takes it. Throws 401 when it is missing or wrong. `countTries` goes
 * around the transaction.
 */
export async function demandSecondFactor(
  home: TenantScope,
  { userId, otpCode }: { userId: string; otpCode: string | null },
  given: Taking,
): Promise<void> {
  if (!(await hasSecondFactor(home, userId))) return;
  if (otpCode === null) refuse('second_factor_needed');
  if (!(await takeSecondFactor(home, userId, otpCode, given))) refuse('second_factor_wrong');
}

/** What somebody typed as their second proof, if anything. */
interface TypedCode {
  centerId: number;
  userId: string;
  otpCode: string | null;
  /** Where it was typed, for slowing down. */
  place: DevicePlace;
}

const isWrongCode = (error: unknown) =>
  error instanceof Refusal && error.problems[0].code === 'second_factor_wrong';

/** Wrong codes after a right password that one mistypes in an hour; then somebody else may know that password. */
const mistyped = 5;
const hourMs = 3_600_000;

/** Writes a wrong code down; the owner hears once in a while when there are too many to be typing errors. */
async function recordWrongCode(services: Services, centerId: number, userId: string): Promise<void> {
  await inScope(services.pool, centerId, async (home) => {
    const owner = await lockAddressee(home, userId);
    await recordAudit(home, null, { act: 'second_factor_failed', subjectType: 'users', subjectId: userId });
    const since = new Date(services.now().getTime() - hourMs);
    if (!owner || (await wrongCodesSince(home, userId, since)) !== mistyped) return;
    const center = services.centers.byId(centerId);
    if (!center) return;
    await mailAccountChange({ center, origin: siteOrigin(services, center) }, home, owner, 'codes_guessed');
  });
}

/**
 * Around the transaction that takes a second proof: the try is counted before it and taken back after a right one, a wrong one is
 * written down. Wrong ones slow down as passwords do, in a count of their own, which no right password clears.
 */
export async function countTries<Result extends object>(
  services: Services,
  { centerId, userId, otpCode, place }: TypedCode,
  enter: () => Promise<Result>,
): Promise<Result> {
  if (otpCode === null) return enter();
  const who = { email: `second factor of ${userId}`, ip: place.ipPrefix ?? 'nowhere' };
  try {
    return (await tryOnce(services, centerId, who, enter)) ?? refuse('second_factor_wrong');
  } catch (error) {
    if (isWrongCode(error)) await recordWrongCode(services, centerId, userId);
    throw error;
  }
}
