import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentsAt, wallTimeAt } from './wall-time.ts';

const zone = 'Europe/Amsterdam';
const at = (day: string, time: string) => momentsAt({ day, time }, zone);

it('knows winter time and summer time', () => {
  expect(at('2026-11-24', '09:30')).toEqual({ kind: 'once', moment: '2026-11-24T08:30:00.000Z' });
  expect(at('2026-07-01', '09:30')).toEqual({ kind: 'once', moment: '2026-07-01T07:30:00.000Z' });
});

it('skips an hour in spring', () => {
  expect(at('2026-03-29', '01:59')).toEqual({ kind: 'once', moment: '2026-03-29T00:59:00.000Z' });
  expect(at('2026-03-29', '02:00')).toEqual({ kind: 'never' });
  expect(at('2026-03-29', '02:59')).toEqual({ kind: 'never' });
  expect(at('2026-03-29', '03:00')).toEqual({ kind: 'once', moment: '2026-03-29T01:00:00.000Z' });
});

it('has an hour twice in autumn', () => {
  expect(at('2026-10-25', '01:59')).toEqual({ kind: 'once', moment: '2026-10-24T23:59:00.000Z' });
  expect(at('2026-10-25', '02:30')).toEqual({
    kind: 'twice',
    first: '2026-10-25T00:30:00.000Z',
    second: '2026-10-25T01:30:00.000Z',
  });
  expect(at('2026-10-25', '03:00')).toEqual({ kind: 'once', moment: '2026-10-25T02:00:00.000Z' });
});

it('leads from any moment to the clock and back, in the weeks around both changes as well', () => {
  const around = ['2026-03-29', '2026-10-25', '2026-06-15'].map((day) => Date.parse(`${day}T00:00:00Z`));
  fc.assert(
    fc.property(fc.constantFrom(...around), fc.integer({ min: -10_000, max: 10_000 }), (start, minutes) => {
      const moment = new Date(start + minutes * 60_000).toISOString();
      const back = momentsAt(wallTimeAt(moment, zone), zone);
      const known =
        back.kind === 'once' ? [back.moment] : back.kind === 'twice' ? [back.first, back.second] : [];
      expect(known).toContain(moment);
    }),
  );
});
