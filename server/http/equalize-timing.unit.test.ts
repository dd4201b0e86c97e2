import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { equalizeTiming, TimingEqualizer } from './equalize-timing.ts';

test('takes a quarter of a second, and on a busy machine as long as the longest of a moment ago', () => {
  let now = 1_000_000;
  const time = new TimingEqualizer({ now: () => now });
  expect(time.leastMs).toBe(250);
  time.note(40);
  expect(time.leastMs).toBe(250);
  time.note(1200);
  time.note(300);
  expect(time.leastMs).toBe(1500);
  now += 14_000;
  expect(time.leastMs).toBe(1500);
  now += 2_000;
  expect(time.leastMs).toBe(1500);
  now += 20_000;
  expect(time.leastMs).toBe(250);
  time.note(60_000);
  expect(time.leastMs).toBe(5000);
});

test('what is quick for one takes as long as what was slow for another', async () => {
  const time = new TimingEqualizer();
  const took = async (ms: number) => {
    const startedAt = performance.now();
    await equalizeTiming(() => delay(ms), time);
    return performance.now() - startedAt;
  };
  await took(600);
  expect(await took(5)).toBeGreaterThan(600);
});

test('none is none', () => {
  const time = TimingEqualizer.none();
  time.note(1200);
  expect(time.leastMs).toBe(0);
});
