import { expect, test } from 'vitest';
import { endOfTime } from './end-of-time.ts';

test.each([
  [null, null, null],
  ['2026-11-28T10:00:00Z', null, '2026-11-28T10:00:00Z'],
  [null, '2026-11-28', '2026-11-28T22:59:59.999Z'],
  ['2026-11-28T10:00:00Z', '2026-11-28', '2026-11-28T10:00:00Z'],
  ['2026-12-28T10:00:00Z', '2026-11-28', '2026-11-28T22:59:59.999Z'],
])('with deadline %s and last day %s it ends at %s', (expiresAt, endsOn, end) => {
  expect(endOfTime({ expiresAt, endsOn })).toBe(end);
});
