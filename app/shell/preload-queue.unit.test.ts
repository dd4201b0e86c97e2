import { expect, test } from 'vitest';
import { makeQueue, parallelRoutePreloads } from '#app/shell/preload-queue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('at most five at once, each once, and a failure holds nothing up', async () => {
  const add = makeQueue(parallelRoutePreloads);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  for (const name of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g'])
    add(name, () => {
      started.push(name);
      return new Promise<void>((resolve, reject) =>
        ends.push(name === 'b' ? () => reject(new Error('gone')) : resolve),
      );
    });
  expect(started.join('')).toBe('abcde');
  ends[1]?.();
  await settled();
  expect(started.join('')).toBe('abcdef');
  for (const end of ends) end();
  await settled();
  expect(started.join('')).toBe('abcdefg');
});
