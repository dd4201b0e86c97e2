import { expect, test } from 'vitest';
import { openUntil, wasOpenUntil } from './open-until.ts';

const evening = '2026-12-10T22:59:59Z';

test.each([
  [null, null, null],
  [evening, null, evening],
  [null, '2026-12-05', '2026-12-05'],
  [evening, '2026-12-05', '2026-12-05'],
  [evening, '2026-12-10', evening],
  [evening, '2026-12-31', evening],
])('a deadline at %s and a last day on %s: until %s', (expiresAt, endsOn, until) => {
  expect(openUntil({ expiresAt, endsOn })).toBe(until);
});

test.each([
  ['2026-12-01T09:00:00Z', null],
  ['2026-12-05T09:00:00Z', '2026-12-05'],
  ['2026-12-06T09:00:00Z', '2026-12-05'],
])('at %s it was open until %s', (now, until) => {
  expect(wasOpenUntil({ expiresAt: evening, endsOn: '2026-12-05' }, Date.parse(now))).toBe(until);
});
