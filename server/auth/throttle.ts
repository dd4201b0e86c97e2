/**
 * Wrong passwords slow down who types them: the address, the pair of account and network, and in the end the account from wherever it
 * is tried, but for the places where its owner was: a stranger never locks them out. For all centres as one: the account is known by its
 * e-mail address, whichever host is asked.
 */
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { claim, decide, forgive, subjectsOf, type Attempt, type Trying } from './failed-tries.ts';
import { tryInTurn } from './pending-attempts.ts';

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
  const subjects = subjectsOf(services, who);
  const outcome = await tryInTurn(
    subjects.address.toString('hex'),
    () => claim(services, centerId, subjects),
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
      .where('subjectHash', '=', attempt.subjects.pair)
      .execute();
  });
}
