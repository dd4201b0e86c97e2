import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDayOf, readDate, typedDay } from './read-date.ts';

const today = '2026-11-21';

describe('a typed date', () => {
  it.each([
    ['24-11-2026', '2026-11-24'],
    ['24/11/26', '2026-11-24'],
    ['24.11.2026', '2026-11-24'],
    ['24 11 2026', '2026-11-24'],
    [' 4-1-2027 ', '2027-01-04'],
    ['24112026', '2026-11-24'],
    ['241126', '2026-11-24'],
    ['2026-11-24', '2026-11-24'],
    ['2026-11-24T08:30:00Z', '2026-11-24'],
    ['20261124', '2026-11-24'],
    ['20101124', '2010-11-24'],
    ['24 nov', '2026-11-24'],
    ['24-nov-2026', '2026-11-24'],
    ['24 nov. ’26', '2026-11-24'],
    ['24 november 2026', '2026-11-24'],
    ['Dinsdag 24 november', '2026-11-24'],
    ['di 24 nov 2026', '2026-11-24'],
    ['Tuesday, 24th November 2026', '2026-11-24'],
    ['November 24, 2026', '2026-11-24'],
    ['1e mrt 2027', '2027-03-01'],
    ['20-11', '2027-11-20'],
    // The day of the week says which year: Wednesday 18 November 2026 has been, Friday 20 November is one of 2026.
    ['wo 18 nov', '2026-11-18'],
    ['za 20-11', '2027-11-20'],
    ['Friday, November 20', '2026-11-20'],
    ['vr 8 jan', '2027-01-08'],
    ['wo. 31 december', '2025-12-31'],
    ['ma 20 nov', '2027-11-20'],
    ['di 29 feb', '2028-02-29'],
    ['21-11', '2026-11-21'],
    ['24/11/68', '1968-11-24'],
    ['vandaag', '2026-11-21'],
    ['Morgen', '2026-11-22'],
    ['29-2-2028', '2028-02-29'],
    ['29 feb', '2028-02-29'],
    ['24\u201111\u20112026', '2026-11-24'],
    ['\u200b２４-１１-２０２６\u00a0', '2026-11-24'],
    ['24-11-2026 00:00', '2026-11-24'],
    ['2026-11-24 00:00:00', '2026-11-24'],
    ['24-11-2026, 9:30 uur', '2026-11-24'],
    ['2026-12-30T23:00:00Z', '2026-12-31'],
    ['2026-12-31T00:30:00+02:00', '2026-12-30'],
  ])('%s', (typed, iso) => expect(readDate(typed, today)).toBe(iso));

  it.each([
    '',
    '31-4-2027',
    '29-2-2027',
    '29-2-1900',
    '0-1-2027',
    '1-13-2027',
    '24',
    'ooit',
    '24 foo 2026',
    '1-2-345',
    '__proto__',
    'constructor',
    '2026-13-24T08:30:00Z',
    '2026-02-30T08:30:00Z',
  ])('there is no %s', (typed) => expect(readDate(typed, today)).toBeUndefined());

  it.each([
    ['24-11-26', '2026-11-24'],
    ['24 nov. 2026', '2026-11-24'],
    ['1-2-68', '2068-02-01'],
    ['24 nov', undefined],
    ['24-11', undefined],
    ['vandaag', undefined],
  ])('%s in a file', (written, iso) => expect(readDate(written)).toBe(iso));

  const days = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('reads back every day in whatever way it is written', () => {
    fc.assert(
      fc.property(
        days,
        fc.constantFrom('nl-NL', 'en-GB'),
        fc.constantFrom('-', '/', '.', ' '),
        (iso, language, mark) => {
          const moment = new Date(`${iso}T12:00:00Z`);
          const long = (options: Intl.DateTimeFormatOptions) =>
            moment.toLocaleDateString(language, {
              timeZone: 'UTC',
              day: 'numeric',
              year: 'numeric',
              ...options,
            });
          const ways = [
            iso,
            typedDay(iso),
            typedDay(iso).replaceAll('-', mark),
            long({ month: 'long' }),
            long({ month: 'long', weekday: 'long' }),
            long({ month: 'short', weekday: 'short' }),
            long({ month: 'numeric' }),
          ];
          for (const way of ways) expect(readDate(way, today), way).toBe(iso);
        },
      ),
    );
  });

  it('answers a real day or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{1,2}[-/. ][0-9a-z]{1,4}[-/. ]?[0-9]{0,4}$/)),
        (typed) => {
          const iso = readDate(typed, today);
          if (iso !== undefined) expect(new Date(`${iso}T12:00:00Z`).toISOString().slice(0, 10)).toBe(iso);
        },
      ),
    );
  });

  it('without a year means the next time it comes', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 364 }), (now, ahead) => {
        const wanted = addDays(now, ahead);
        expect(readDate(wanted.slice(5).split('-').toReversed().join('-'), now)).toBe(wanted);
      }),
    );
  });
});

it('knows the days of every month', () => {
  expect(isoDayOf(2000, 2, 29)).toBe('2000-02-29');
  expect(isoDayOf(2100, 2, 29)).toBeUndefined();
});
