import { describe, expect, test } from 'vitest';
import { isStretch, openingHours, openState, overlapOf, type OpeningTime } from './opening-hours.ts';

const zone = 'Europe/Amsterdam';
const hours: OpeningTime[] = [
  { day: 'tuesday', opens: '13:00', closes: '17:00' },
  { day: 'tuesday', opens: '09:00', closes: '12:00' },
  { day: 'friday', opens: '10:00', closes: '11:00' },
];
// Tuesday 24 November 2026; Amsterdam is an hour ahead of UTC.
const at = (time: string, day = 24) => new Date(`2026-11-${day}T${time}:00Z`);

test.each([
  ['open in the morning', at('08:30'), { kind: 'open', until: '12:00' }],
  [
    'at noon: opens again later today',
    at('11:00'),
    { kind: 'closed', opens: '13:00', day: 'tuesday', inDays: 0 },
  ],
  ['after five: on Friday', at('16:00'), { kind: 'closed', opens: '10:00', day: 'friday', inDays: 3 }],
  ['on Monday: tomorrow', at('09:00', 23), { kind: 'closed', opens: '09:00', day: 'tuesday', inDays: 1 }],
  [
    'on Friday evening: next Tuesday',
    at('20:00', 27),
    { kind: 'closed', opens: '09:00', day: 'tuesday', inDays: 4 },
  ],
])('%s', (_name, now, state) => {
  expect(openState(hours, now, zone)).toEqual(state);
});

test('summer time counts', () => {
  expect(openState(hours, new Date('2026-07-07T10:30:00Z'), zone)).toMatchObject({
    kind: 'closed',
    opens: '13:00',
  });
});

test('once a week, just after it closed: in seven days', () => {
  expect(openState(hours.slice(2), at('10:30', 27), zone)).toMatchObject({ inDays: 7 });
});

test('without hours nothing is known', () => {
  expect(openState([], at('09:00'), zone)).toEqual({ kind: 'unknown' });
});

test.each([
  ['midnight is the end of the day', '19:00', '00:00', true],
  ['of a day from early on too', '07:00', '00:00', true],
  ['all day', '00:00', '00:00', true],
  ['a café till one', '10:00', '01:00', true],
  ['a shelter for the night', '21:00', '09:00', true],
  ['no time at all', '09:00', '09:00', false],
  ['two times in each other’s place', '17:00', '09:00', false],
  ['and those of a morning', '12:00', '09:00', false],
])('%s: %s to %s is %s', (_name, opens, closes, isTaken) => {
  expect(isStretch({ opens, closes })).toBe(isTaken);
});

test('24:00 is how the end of a day is written as well, and its beginning is not', () => {
  const read = openingHours();
  const day = { day: 'friday', opens: '19:00', closes: '24:00' };
  expect(read.parse([day])).toEqual([{ ...day, closes: '00:00' }]);
  for (const wrong of [
    { ...day, opens: '24:00', closes: '01:00' },
    { ...day, closes: '24:01' },
    { ...day, closes: '25:00' },
  ])
    expect(read.safeParse([wrong]).success, JSON.stringify(wrong)).toBe(false);
});

describe('a night', () => {
  const late: OpeningTime[] = [
    { day: 'friday', opens: '19:00', closes: '01:00' },
    { day: 'sunday', opens: '19:00', closes: '00:00' },
  ];
  test.each([
    ['the evening of Friday', at('22:00', 27), { kind: 'open', until: '01:00' }],
    ['after midnight it is still that night', at('23:30', 27), { kind: 'open', until: '01:00' }],
    ['at one it is over', at('00:00', 28), { kind: 'closed', opens: '19:00', day: 'sunday', inDays: 1 }],
    ['Saturday evening has no hours', at('22:00', 28), { kind: 'closed', day: 'sunday', inDays: 1 }],
    ['till the last minute of Sunday', at('22:59', 29), { kind: 'open', until: '00:00' }],
    ['at midnight it is Monday', at('23:00', 29), { kind: 'closed', day: 'friday', inDays: 4 }],
  ])('%s', (_name, now, state) => {
    expect(openState(late, now, zone)).toMatchObject(state);
  });

  test('the night of Sunday lasts into Monday, the first day of the week', () => {
    const sunday: OpeningTime[] = [{ day: 'sunday', opens: '19:00', closes: '02:00' }];
    expect(openState(sunday, at('00:30', 30), zone)).toEqual({ kind: 'open', until: '02:00' });
  });

  test('all day is open at any time of it', () => {
    const whole: OpeningTime[] = [{ day: 'tuesday', opens: '00:00', closes: '00:00' }];
    expect(openState(whole, at('22:30'), zone)).toEqual({ kind: 'open', until: '00:00' });
    expect(openState(whole, at('23:30'), zone)).toMatchObject({ kind: 'closed' });
  });
});

describe('two stretches at the same time', () => {
  const on = (day: OpeningTime['day'], opens: string, closes: string): OpeningTime => ({
    day,
    opens,
    closes,
  });
  test.each([
    ['the same', [on('monday', '09:00', '12:00'), on('monday', '09:00', '12:00')]],
    ['the one ends in the other', [on('monday', '09:00', '13:00'), on('monday', '12:30', '17:00')]],
    ['a night lasts into the next day', [on('friday', '20:00', '02:00'), on('saturday', '01:00', '05:00')]],
    [
      'the night of Sunday lasts into Monday',
      [on('monday', '00:30', '05:00'), on('sunday', '20:00', '01:00')],
    ],
    ['all day and a part of it', [on('monday', '00:00', '00:00'), on('monday', '09:00', '12:00')]],
  ])('%s', (_what, both) => {
    expect(overlapOf(both)).toEqual({ first: 0, second: 1 });
    const issues = openingHours().safeParse(both).error?.issues;
    expect(issues).toMatchObject([{ path: [1, 'opens'], params: { code: 'hours_overlap' } }]);
  });
  test.each([
    ['one begins where the other ends', [on('monday', '09:00', '12:00'), on('monday', '12:00', '17:00')]],
    ['a night ends where the day begins', [on('friday', '20:00', '00:00'), on('saturday', '00:00', '05:00')]],
    ['other days', [on('monday', '09:00', '12:00'), on('tuesday', '09:00', '12:00')]],
  ])('not when %s', (_what, both) => {
    expect(overlapOf(both)).toBeNull();
    expect(openingHours().safeParse(both).success).toBe(true);
  });
});
