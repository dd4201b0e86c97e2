import { expect, test } from 'vitest';
import { openState, type OpeningTime } from './opening-hours.ts';

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
