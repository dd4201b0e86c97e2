import { expect, test } from 'vitest';
import { endOfDay } from './end-of-day.ts';

test.each([
  ['2026-11-24', '2026-11-24T22:59:59.999Z'],
  ['2026-07-01', '2026-07-01T21:59:59.999Z'],
  // The clock goes back, and forward.
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
  ['2027-03-28', '2027-03-28T21:59:59.999Z'],
])('until and with %s is until %s', (day, moment) => {
  expect(endOfDay(day)).toBe(moment);
});
