import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTime } from './read-time.ts';

it.each([
  ['9.30', '09:30'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9u30', '09:30'],
  ['9,30', '09:30'],
  ['9.30 uur', '09:30'],
  ['9 uur', '09:00'],
  ['9', '09:00'],
  ['21', '21:00'],
  ['9 pm', '21:00'],
  ['9:30pm', '21:30'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['0.05', '00:05'],
  ['23:59:59', '23:59'],
  ['24.00', '00:00'],
  ['24 uur', '00:00'],
])('%s', (typed, time) => expect(readTime(typed)).toBe(time));

it.each(['', '24.01', '9.60', '2561', 'half tien', '9.3', '13 pm', '-1'])('there is no %s', (typed) =>
  expect(readTime(typed)).toBeUndefined(),
);

it('reads back every minute of the day, with or without a mark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const end = String(minute).padStart(2, '0');
      const iso = `${String(hour).padStart(2, '0')}:${end}`;
      for (const typed of [iso, `${hour}.${end}`, `${hour}${end}`, `${hour}.${end} uur`])
        expect(readTime(typed), typed).toBe(iso);
    }),
  );
});

it('answers a time of the day or nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(readTime(typed) ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }),
  );
});
