/**
 * Wrong passwords slow down who types them: the pair of account and address, and the address alone. Never the account as
 * such, or a stranger could lock its owner out. Counted in the database, so that all processes know.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { groupsOf, plainIp } from './places.ts';

/** The fifth failure is the first that must be waited after. */
const patience = 5;
const firstWait = 5;
const longestWait = 5 * 60;
/** People share an address (a library, a town hall): a stranger's failures there cost the others half a minute at most. */
const longestSharedWait = 30;
/** After this long without a failure the count begins again. */
export const forgottenAfter = 60 * 60 * 1000;

/** Seconds to wait after so many failures. */
export function waitAfter(failures: number, options: { isShared: boolean; factor: number }): number {
  const free = Math.max(1, Math.ceil(patience * options.factor));
  if (failures < free) return 0;
  const longest = options.isShared ? longestSharedWait : longestWait;
  return Math.min(longest, firstWait * 2 ** Math.min(failures - free, 30));
}

/** One household has a whole /64 of IPv6 addresses, so that is what counts as an address. */
export function addressGroup(ip: string): string {
  const plain = plainIp(ip);
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain;
}

/** A try that was counted before its password was checked; a right password takes it back. */
export interface Attempt {
  centerId: number;
  account: Buffer;
  address: Buffer;
  claimedAt: Date;
  /** What stood for the address before. */
  addressFailedAt: Date;
}

interface Count {
  subjectHash: Buffer;
  failures: number;
  lastFailedAt: Date;
}

/** Keyed, as the few addresses there are could be found again from plain hashes. */
const subjectHash = (services: Services, ...parts: string[]) =>
  createHmac('sha256', services.env.secret)
    .update(JSON.stringify(['sign-in failures', ...parts]))
    .digest();

/** Reads both counts and holds them until the transaction ends, making them where they are missing. */
async function lockCounts(scope: TenantScope, subjects: readonly Buffer[], now: Date): Promise<Count[]> {
  return scope.db
    .insertInto('signInFailures')
    .values(
      subjects.map((subject) => ({
        volunteerCenterId: scope.centerId,
        subjectHash: subject,
        failures: 0,
        lastFailedAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['volunteerCenterId', 'subjectHash'])
        .doUpdateSet({ failures: sql<number>`sign_in_failures.failures` }),
    )
    .returning(['subjectHash', 'failures', 'lastFailedAt'])
    .execute();
}

function secondsLeft(count: Count, now: Date, options: { isShared: boolean; factor: number }): number {
  const since = now.getTime() - count.lastFailedAt.getTime();
  if (since >= forgottenAfter) return 0;
  return Math.ceil(waitAfter(count.failures, options) - since / 1000);
}

/**
 * Counts a try before its password is checked: tries sent all at once are then counted as well. Throws 429 while one
 * must wait. Null when the limits are switched off (RATE_LIMIT_FACTOR 0).
 */
export async function claimAttempt(
  services: Services,
  centerId: number,
  who: { email: string; ip: string },
): Promise<Attempt | null> {
  const factor = services.env.rateLimitFactor;
  if (factor === 0) return null;
  const now = services.now();
  const group = addressGroup(who.ip);
  const address = subjectHash(services, group);
  const account = subjectHash(services, group, who.email.toLowerCase());
  return inScope(services.pool, centerId, async (scope) => {
    // The address first, always: two tries then never wait for each other in a circle.
    const counts = await lockCounts(scope, [address, account], now);
    const waits = counts.map((count) =>
      secondsLeft(count, now, { isShared: address.equals(count.subjectHash), factor }),
    );
    const seconds = Math.max(0, ...waits);
    if (seconds > 0) throw new Refusal([{ code: 'rate_limited', values: { seconds } }], seconds);
    const forgotten = new Date(now.getTime() - forgottenAfter);
    await scope.db
      .updateTable('signInFailures')
      .set({
        failures: sql<number>`case when last_failed_at <= ${forgotten} then 1 else failures + 1 end`,
        lastFailedAt: now,
      })
      .where('subjectHash', 'in', [address, account])
      .execute();
    const before = counts.find((count) => address.equals(count.subjectHash));
    return { centerId, account, address, claimedAt: now, addressFailedAt: before?.lastFailedAt ?? now };
  });
}

/** The password was right: the account's count is cleared, and the address has the one try back. */
export async function forgiveAttempt(services: Services, attempt: Attempt | null): Promise<void> {
  if (!attempt) return;
  await inScope(services.pool, attempt.centerId, async (scope) => {
    await scope.db
      .updateTable('signInFailures')
      .set({
        failures: sql<number>`greatest(failures - 1, 0)`,
        // Others at the address then wait no longer than before, unless somebody failed meanwhile.
        lastFailedAt: sql<Date>`case when last_failed_at = ${attempt.claimedAt} then ${attempt.addressFailedAt}::timestamptz else last_failed_at end`,
      })
      .where('subjectHash', '=', attempt.address)
      .execute();
    await scope.db.deleteFrom('signInFailures').where('subjectHash', '=', attempt.account).execute();
  });
}

/** Writes the try's moment once more. For an address without account it costs what the audit event of a known one does. */
export async function touchAttempt(services: Services, attempt: Attempt | null): Promise<void> {
  if (!attempt) return;
  await inScope(services.pool, attempt.centerId, async (scope) => {
    await scope.db
      .updateTable('signInFailures')
      .set({ lastFailedAt: attempt.claimedAt })
      .where('subjectHash', '=', attempt.account)
      .execute();
  });
}

/** Removes counts that no longer count; for a job. */
export async function forgetFailures(scope: TenantScope, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - forgottenAfter);
  await scope.db.deleteFrom('signInFailures').where('lastFailedAt', '<=', forgotten).execute();
}
