/**
 * Wrong passwords slow down who types them: the pair of account and network, and the address alone. Never the account as
 * such, or a stranger could lock its owner out. Counted in the database, so that all processes know, and for all centres as one: the
 * account is known by its e-mail address, whichever host is asked.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { addressGroup, networkGroup } from './network-groups.ts';
import { tryInTurn, Wait } from './pending-attempts.ts';

/** The fifth failure is the first that must be waited after. */
const patience = 5;
const firstWait = 5;
const longestWait = 5 * 60;
/** People share an address (a library, a town hall): a stranger's failures there cost the others half a minute at most. */
const longestSharedWait = 30;
/** No check takes as long: a process that had one under way then has ended. */
const longestCheck = 10 * 1000;
/** After this long without a failure the count begins again. */
export const forgottenAfter = 60 * 60 * 1000;

/** Seconds to wait after so many failures. */
export function waitAfter(failures: number, options: { isShared: boolean; factor: number }): number {
  const free = Math.max(1, Math.ceil(patience * options.factor));
  if (failures < free) return 0;
  const longest = options.isShared ? longestSharedWait : longestWait;
  return Math.min(longest, firstWait * 2 ** Math.min(failures - free, 30));
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
  /** Of the failures those that are being checked, and may turn out right. */
  underWay: number;
}

/** Keyed, as the few addresses there are could be found again from plain hashes. */
const subjectHash = (services: Services, ...parts: string[]) =>
  createHmac('sha256', services.env.secret)
    .update(JSON.stringify(['sign-in failures', ...parts]))
    .digest();

/** Reads both counts and holds them until the transaction ends, making them where they are missing. */
async function lockCounts(scope: TenantScope, subjects: readonly Buffer[], now: Date): Promise<Count[]> {
  return scope.db
    .insertInto('failedTries')
    .values(
      subjects.map((subject) => ({ subjectHash: subject, failures: 0, lastFailedAt: now, underWay: 0 })),
    )
    .onConflict((conflict) =>
      conflict.column('subjectHash').doUpdateSet({ failures: sql<number>`failed_tries.failures` }),
    )
    .returning(['subjectHash', 'failures', 'lastFailedAt', 'underWay'])
    .execute();
}

function secondsLeft(count: Count, now: Date, options: { isShared: boolean; factor: number }): number {
  // A try that began earlier may be counted later: then no time has passed.
  const since = Math.max(0, now.getTime() - count.lastFailedAt.getTime());
  if (since >= forgottenAfter) return 0;
  return Math.ceil(waitAfter(count.failures, options) - since / 1000);
}

interface Trying {
  email: string;
  ip: string;
}

const isChecked = ({ underWay, lastFailedAt }: Count, now: Date) =>
  underWay > 0 && now.getTime() - lastFailedAt.getTime() < longestCheck;

/** Counts a try, or answers how long one must wait. */
async function claim(
  services: Services,
  centerId: number,
  { address, account }: Pick<Attempt, 'address' | 'account'>,
): Promise<Attempt | Wait> {
  const now = services.now();
  const factor = services.env.rateLimitFactor;
  return inScope(services.pool, centerId, async (scope) => {
    // The address first, always: two tries then never wait for each other in a circle.
    const counts = await lockCounts(scope, [address, account], now);
    const waits = counts.map((count) =>
      secondsLeft(count, now, { isShared: address.equals(count.subjectHash), factor }),
    );
    const seconds = Math.max(0, ...waits);
    if (seconds > 0)
      return new Wait(
        seconds,
        counts.some((count) => isChecked(count, now)),
      );
    const [forgotten, ended] = [forgottenAfter, longestCheck].map((ms) => new Date(now.getTime() - ms));
    await scope.db
      .updateTable('failedTries')
      .set({
        failures: sql<number>`case when last_failed_at <= ${forgotten} then 1 else failures + 1 end`,
        underWay: sql<number>`case when last_failed_at <= ${ended} then 1 else under_way + 1 end`,
        lastFailedAt: now,
      })
      .where('subjectHash', 'in', [address, account])
      .execute();
    const before = counts.find((count) => address.equals(count.subjectHash));
    return { centerId, account, address, claimedAt: now, addressFailedAt: before?.lastFailedAt ?? now };
  });
}

const oneLess = sql<number>`greatest(under_way - 1, 0)`;

/** It was wrong, or could not be checked: it stays counted, and nobody waits for it. The address first, as ever. */
async function decide(services: Services, { centerId, address, account }: Attempt): Promise<void> {
  await inScope(services.pool, centerId, async (scope) => {
    for (const subject of [address, account])
      await scope.db
        .updateTable('failedTries')
        .set({ underWay: oneLess })
        .where('subjectHash', '=', subject)
        .execute();
  });
}

/** The password was right: the account's count is cleared, and the address has the one try back. */
async function forgive(services: Services, attempt: Attempt): Promise<void> {
  await inScope(services.pool, attempt.centerId, async (scope) => {
    await scope.db
      .updateTable('failedTries')
      .set({
        failures: sql<number>`greatest(failures - 1, 0)`,
        underWay: oneLess,
        // Others at the address then wait no longer than before, unless somebody failed meanwhile.
        lastFailedAt: sql<Date>`case when last_failed_at = ${attempt.claimedAt} then ${attempt.addressFailedAt}::timestamptz else last_failed_at end`,
      })
      .where('subjectHash', '=', attempt.address)
      .execute();
    await scope.db.deleteFrom('failedTries').where('subjectHash', '=', attempt.account).execute();
  });
}

/**
 * Checks something that could be guessed: counted before, taken back when it was right, which is all but null or what throws. Throws
 * 429 while one must wait. No limit and no attempt when the limits are switched off (RATE_LIMIT_FACTOR 0).
 */
export async function tryOnce<Result>(
  services: Services,
  centerId: number,
  who: Trying,
  check: (attempt: Attempt | null) => Promise<Result | null>,
): Promise<Result | null> {
  if (services.env.rateLimitFactor === 0) return check(null);
  const address = subjectHash(services, addressGroup(who.ip));
  const account = subjectHash(services, networkGroup(who.ip), who.email.toLowerCase());
  const outcome = await tryInTurn(
    address.toString('hex'),
    () => claim(services, centerId, { address, account }),
    async (attempt) => {
      let result: Result | null = null;
      try {
        result = await check(attempt);
        if (result !== null) await forgive(services, attempt);
      } finally {
        if (result === null) await decide(services, attempt);
      }
      return result;
    },
  );
  if ('result' in outcome) return outcome.result;
  throw new Refusal([{ code: 'rate_limited', values: { seconds: outcome.seconds } }], outcome.seconds);
}

/** Writes the try's moment once more. For an address without account it costs what the audit event of a known one does. */
export async function touchAttempt(services: Services, attempt: Attempt | null): Promise<void> {
  if (!attempt) return;
  await inScope(services.pool, attempt.centerId, async (scope) => {
    await scope.db
      .updateTable('failedTries')
      .set({ lastFailedAt: attempt.claimedAt })
      .where('subjectHash', '=', attempt.account)
      .execute();
  });
}
