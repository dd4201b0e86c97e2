import { expect, test } from 'vitest';
import { FewAtATime } from './few-at-a-time.ts';
import { Refusal } from './refusal.ts';

test('two work, two wait, the fifth is told when to come back; and a place that fails is free again', async () => {
  const few = new FewAtATime({ atOnce: 2, waiting: 2, seconds: 7 });
  let [now, most] = [0, 0];
  const ends: (() => void)[] = [];
  const work = async (fails: boolean) => {
    most = Math.max(most, (now += 1));
    await new Promise<void>((resolve) => void ends.push(resolve));
    now -= 1;
    if (fails) throw new Error('no');
  };
  const all = Promise.allSettled(
    [true, true, false, false, false].map((fails) => few.run(() => work(fails))),
  );
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  const outcomes = await all;
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  const [last] = outcomes.slice(-1);
  expect(last?.status === 'rejected' && last.reason).toBeInstanceOf(Refusal);
  expect(last?.status === 'rejected' && last.reason).toMatchObject({ status: 429, retryAfter: 7 });
  expect(most).toBe(2);
  expect(await few.run(async () => 'free')).toBe('free');
});
