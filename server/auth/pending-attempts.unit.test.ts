import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seed } from '#tests/support/fixed-seed.ts';
import { tryInTurn, Wait } from './pending-attempts.ts';

/** A count as the database keeps it: five may be under way or wrong at a time; answers come back in any order. */
function counted(answerAfter: () => number) {
  let [failures, asked] = [0, 0];
  return {
    failures: () => failures,
    asked: () => asked,
    count: async () => {
      asked += 1;
      await wait(answerAfter());
      const answer = failures >= 5 ? new Wait(7, false) : 'attempt';
      if (answer === 'attempt') failures += 1;
      await wait(answerAfter());
      return answer;
    },
    forgive: () => {
      failures -= 1;
    },
  };
}

/** Milliseconds, other ones each time and the same in each run. */
const answerTimes = fc.sample(fc.nat({ max: 3 }), { numRuns: 500, seed });
let answered = 0;
const anyOrder = () => answerTimes[answered++ % answerTimes.length] ?? 0;

test('right ones all at once never wait, in whatever order the answers come', async () => {
  const tries = counted(anyOrder);
  const one = () =>
    tryInTurn('office', tries.count, async () => {
      await wait(anyOrder());
      tries.forgive();
      await wait(anyOrder());
      return 'in';
    });
  expect(await Promise.all(Array.from({ length: 60 }, one))).toEqual(
    Array.from({ length: 60 }, () => ({ result: 'in' })),
  );
  expect(tries.failures()).toBe(0);
});

test('wrong ones all at once: as many as one may, the others wait', async () => {
  const tries = counted(anyOrder);
  const one = () => tryInTurn('guesser', tries.count, async () => null);
  const answers = await Promise.all(Array.from({ length: 30 }, one));
  expect(answers.filter((answer) => 'result' in answer)).toHaveLength(5);
  expect(answers.filter((answer) => 'seconds' in answer)).toEqual(
    Array.from({ length: 25 }, () => ({ seconds: 7 })),
  );
});

test('what the check throws reaches the caller, and nobody after it waits for ever', async () => {
  const tries = counted(anyOrder);
  const broken = () =>
    tryInTurn('broken', tries.count, async () => {
      throw new Error('database away');
    });
  const answers = await Promise.allSettled(Array.from({ length: 6 }, broken));
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(5);
});

test('what one check throws is not thrown at those who wait for it', async () => {
  const tries = counted(anyOrder);
  const begun = Promise.withResolvers<void>();
  const broken = tryInTurn('neighbours', tries.count, async () => {
    begun.resolve();
    // The others are counted meanwhile, one time each at least, and wait.
    while (tries.asked() < 9) await wait(1);
    await wait(10);
    throw new Error('account closed');
  });
  const good = () =>
    tryInTurn('neighbours', tries.count, async () => {
      await broken.catch(() => {});
      tries.forgive();
      return 'in';
    });
  // Five may be checked at a time: those that wait for it must not take its place.
  await begun.promise;
  const others = Array.from({ length: 8 }, good);
  await expect(broken).rejects.toThrow('account closed');
  expect(await Promise.all(others)).toEqual(Array.from({ length: 8 }, () => ({ result: 'in' })));
});
