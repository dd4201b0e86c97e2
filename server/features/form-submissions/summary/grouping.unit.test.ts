/** However answers are put together, none is lost or counted twice, and their order is that of what they are. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupOf, ordered } from './grouping.ts';

const numbers = fc.array(
  fc.tuple(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.integer({ min: 1, max: 9 })),
  {
    minLength: 1,
    maxLength: 60,
  },
);
const decimals = fc.constantFrom(1, 10, 1000);

/** As the database puts numbers together. */
function grouped(counted: ReadonlyMap<number, number>, step: number | null) {
  const by = new Map<string, number>();
  for (const [value, answers] of counted) {
    const key = String(step === null ? value : Number((Math.floor(value / step) * step).toPrecision(12)));
    by.set(key, (by.get(key) ?? 0) + answers);
  }
  return [...by].map(([value, answers]) => ({ value, answers }));
}

test('numbers stand by themselves or in a handful of stretches that follow on each other', () => {
  fc.assert(
    fc.property(numbers, decimals, (drawn, divisor) => {
      const counted = new Map(drawn.map(([value, answers]) => [value / divisor, answers]));
      const values = [...counted.keys()];
      const extent = {
        different: counted.size,
        months: 0,
        least: Math.min(...values),
        most: Math.max(...values),
      };
      const { step } = groupOf('number', extent);
      const shown = ordered('number', grouped(counted, step), { step, options: [] });
      const sum = (all: Iterable<number>) => [...all].reduce((total, one) => total + one, 0);
      expect(sum(shown.map(({ answers }) => answers))).toBe(sum(counted.values()));
      expect(shown.length).toBeLessThanOrEqual(12);
      for (const [at, { value, before }] of shown.entries()) {
        if (step === null) expect(before).toBeNull();
        else if (at > 0) expect(value).toBe(shown[at - 1]?.before);
        if (at > 0) expect(Number(value)).toBeGreaterThan(Number(shown[at - 1]?.value));
      }
    }),
  );
});

test.each([
  [0, 100, 20],
  [1, 17, 2],
  [0, 1, 0.2],
  [1950, 2010, 10],
  [-50, 50, 20],
])('from %s to %s a stretch is %s wide', (least, most, step) => {
  expect(groupOf('number', { different: 40, months: 0, least, most })).toEqual({ step, characters: null });
});

test('days stand by themselves, by month or by year', () => {
  const of = (different: number, months: number) =>
    groupOf('date', { different, months, least: null, most: null }).characters;
  expect([of(14, 3), of(15, 3), of(15, 24), of(200, 25)]).toEqual([null, 7, 7, 4]);
});

test('hours have no gaps, and options stand as they are asked, with what once could be chosen behind them', () => {
  const counted = (values: Record<string, number>) =>
    Object.entries(values).map(([value, answers]) => ({ value, answers }));
  const shown = (...given: Parameters<typeof ordered>) =>
    ordered(...given).map(({ value, answers }) => [value, answers]);
  expect(shown('time', counted({ '08': 2, '11': 1 }), { step: null, options: [] })).toEqual([
    ['08', 2],
    ['09', 0],
    ['10', 0],
    ['11', 1],
  ]);
  expect(
    shown('multiple_choice', counted({ Wijn: 1, Sap: 3, Thee: 2 }), {
      step: null,
      options: ['Thee', 'Koffie'],
    }),
  ).toEqual([
    ['Thee', 2],
    ['Koffie', 0],
    ['Sap', 3],
    ['Wijn', 1],
  ]);
  expect(shown('checkbox', counted({ false: 1 }), { step: null, options: [] })).toEqual([
    ['true', 0],
    ['false', 1],
  ]);
});
