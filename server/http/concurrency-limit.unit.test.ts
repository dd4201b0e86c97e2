import { expect, test } from 'vitest';
import { everybody, FewAtATime } from './concurrency-limit.ts';
import { Refusal } from './refusal.ts';

test('two work, two wait, the fifth is told when to come back; and a place that fails is free again', async () => {
  const few = new FewAtATime({ atOnce: 2, waiting: 2, ofOne: 9, seconds: 7 });
  let [now, most] = [0, 0];
  const ends: (() => void)[] = [];
  const work = async (fails: boolean) => {
    most = Math.max(most, (now += 1));
    await new Promise<void>((resolve) => void ends.push(resolve));
    now -= 1;
    if (fails) throw new Error('no');
  };
  const all = Promise.allSettled(
    [true, true, false, false, false].map((fails) => few.run('somebody', () => work(fails))),
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
  expect(await few.run('somebody', async () => 'free')).toBe('free');
});

test('one person takes their share and no more, and others come before what is left of it', async () => {
  const few = new FewAtATime({ atOnce: 2, waiting: 9, ofOne: 4, seconds: 7 });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (who: string) =>
    few.run(who, async () => {
      order.push(who);
      await new Promise<void>((resolve) => void ends.push(resolve));
    });
  const all = Promise.allSettled(['much', 'much', 'much', 'much', 'much', 'other'].map(work));
  for (let round = 0; round < 5; round += 1) {
    await new Promise(setImmediate);
    ends.shift()?.();
  }
  expect((await all).map(({ status }) => status)).toEqual([
    ...Array<string>(4).fill('fulfilled'),
    'rejected',
    'fulfilled',
  ]);
  expect(order).toEqual(['much', 'much', 'other', 'much', 'much']);
});

test('says whether there is room, and whose it is need not matter', async () => {
  const few = new FewAtATime({ atOnce: 1, waiting: 1 });
  const ends: (() => void)[] = [];
  const run = () => few.run(everybody, () => new Promise<void>((resolve) => void ends.push(resolve)));
  const room = () => few.hasRoom(everybody);
  const seen = [room()];
  const all = [run()];
  seen.push(room());
  all.push(run());
  seen.push(room());
  expect(seen).toEqual([true, true, false]);
  for (let round = 0; round < 2; round += 1) {
    await new Promise(setImmediate);
    ends.shift()?.();
  }
  await Promise.all(all);
  expect(room()).toBe(true);
});

test('who waited too long is sent away, and their place is another’s', async () => {
  const few = new FewAtATime({ atOnce: 1, waiting: 1, patienceMs: 20 });
  let end = () => {};
  const first = few.run(everybody, () => new Promise<void>((resolve) => (end = resolve)));
  await expect(few.run(everybody, async () => {})).rejects.toBeInstanceOf(Refusal);
  const next = few.run(everybody, async () => 'in time');
  end();
  expect(await next).toBe('in time');
  await first;
});
