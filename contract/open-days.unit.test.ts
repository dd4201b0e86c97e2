import { expect, test } from 'vitest';
import { openDays } from './open-days.ts';
import type { OpeningTime } from './opening-hours.ts';

const at = (day: OpeningTime['day'], opens = '09:30', closes = '16:00') => ({ day, opens, closes });

test('days one after another with the same times are one line; a pause or a day between parts them', () => {
  const week = [
    at('monday'),
    at('tuesday'),
    at('thursday'),
    at('friday', '09:30', '12:00'),
    at('friday', '13:00', '16:00'),
    at('saturday', '13:00', '16:00'),
  ];
  expect(openDays(week).map(({ from, to, opens }) => `${from}-${to} ${opens}`)).toEqual([
    'monday-tuesday 09:30',
    'thursday-thursday 09:30',
    'friday-friday 09:30',
    'friday-saturday 13:00',
  ]);
  expect(openDays([])).toEqual([]);
});
