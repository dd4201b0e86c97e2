import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostLines, ticksFor } from '#app/ui/charts/ticks.ts';

test.each([
  [
    [61, 20],
    [0, 20, 40, 60, 80],
  ],
  [[7], [0, 2, 4, 6, 8]],
  [
    [1, 0],
    [0, 1],
  ],
  [[0], [0, 1]],
  [[], [0, 1]],
  [[0.4], [0, 0.1, 0.2, 0.3, 0.4]],
  [[1208], [0, 500, 1000, 1500]],
  // A little more than what four steps of a size come to.
  [[8_000_001], [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000]],
])('%j: lines at %j', (values, lines) => expect(ticksFor(values)).toEqual(lines));

test('from zero, past the highest value, and at most five lines', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 }), (values) => {
      const ticks = ticksFor(values);
      expect(ticks[0]).toBe(0);
      expect(ticks.length).toBeLessThanOrEqual(mostLines);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});
