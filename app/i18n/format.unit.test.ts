import { describe, expect, it } from 'vitest';
import {
  date,
  distance,
  endClock,
  isoDay,
  longDay,
  number,
  relativeTime,
  shortDate,
  time,
  yearOf,
} from './format.ts';

const morning = '2026-11-24T08:30:00Z';

describe('dates and times in Amsterdam', () => {
  it('reads as people write', () => {
    expect(longDay('nl', morning)).toBe('dinsdag 24 november');
    expect(longDay('en', morning)).toBe('Tuesday 24 November');
    expect(date('nl', morning)).toBe('24 november 2026');
    expect(time('nl', morning)).toBe('9.30 uur');
    expect(time('en', morning)).toBe('9:30');
    expect(time('nl', '2026-07-01T22:05:00Z')).toBe('0.05 uur');
  });

  it('ends a day at midnight', () => {
    expect(['00:00', '01:00', '22:30'].map((end) => endClock('nl', end))).toEqual(['24.00', '1.00', '22.30']);
    expect(['00:00', '01:00', '22:30'].map((end) => endClock('en', end))).toEqual([
      'midnight',
      '1:00',
      '22:30',
    ]);
  });

  it('cuts days by the tenant zone', () => {
    expect(isoDay('2026-12-31T23:30:00Z')).toBe('2027-01-01');
    expect(yearOf('2026-12-31T23:30:00Z')).toBe(2027);
    expect(shortDate('nl', morning, '2026-01-01')).toBe('24 november');
    expect(shortDate('nl', morning, '2027-01-01')).toBe('24 november 2026');
  });
});

describe('dates that were asked for before', () => {
  it('keep to their own language, format and moment', () => {
    const days = Array.from({ length: 1200 }, (_, at) => Date.UTC(2026, 0, 1 + at, 12));
    const written = () => days.map((one) => [date('nl', one), date('en', one), longDay('nl', one)].join());
    const first = written();
    expect(new Set(first).size).toBe(days.length);
    expect(written()).toEqual(first);
    expect(first[0]).toBe('1 januari 2026,1 January 2026,donderdag 1 januari');
    expect(() => date('nl', 'no day')).toThrow(RangeError);
  });
});

describe('numbers', () => {
  it('reads as people write', () => {
    expect(number('nl', 1208)).toBe('1.208');
    expect(number('en', 1208)).toBe('1,208');
    expect(distance('nl', 1.2)).toBe('1,2 km');
    expect(distance('nl', 12.4)).toBe('12 km');
    expect(distance('en', 0.6)).toBe('0.6 km');
  });
});

describe('relative time (specification, section 9)', () => {
  const now = '2026-11-24T12:00:00Z';
  it.each([
    ['2026-11-24T11:59:01Z', 'zojuist', 'just now'],
    ['2026-11-24T12:00:59Z', 'zojuist', 'just now'],
    ['2026-11-24T11:59:00Z', '1 minuut geleden', '1 minute ago'],
    ['2026-11-24T11:00:01Z', '59 minuten geleden', '59 minutes ago'],
    ['2026-11-24T10:00:00Z', '2 uur geleden', '2 hours ago'],
    ['2026-11-22T12:00:00Z', '2 dagen geleden', '2 days ago'],
    ['2026-11-26T12:00:00Z', 'over 2 dagen', 'in 2 days'],
    ['2026-11-10T12:00:00Z', '2 weken geleden', '2 weeks ago'],
    ['2026-09-20T12:00:00Z', '2 maanden geleden', '2 months ago'],
    ['2024-11-20T12:00:00Z', '2 jaar geleden', '2 years ago'],
  ])('%s', (value, nl, en) => {
    expect(relativeTime('nl', value, now)).toBe(nl);
    expect(relativeTime('en', value, now)).toBe(en);
  });
});
