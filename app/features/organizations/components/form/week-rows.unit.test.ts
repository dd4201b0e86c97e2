import { expect, test } from 'vitest';
import { firstTimeOf, firstWeekday, withWeekdaysAs } from './week-rows.ts';

const rows = [
  { day: 'tuesday', opens: '09:30', closes: '12:00' },
  { day: 'tuesday', opens: '13:00', closes: '17:00' },
  { day: 'saturday', opens: '10:00', closes: '12:00' },
];

test('a day begins with the hours of the open day before it', () => {
  expect(firstTimeOf(rows, 'friday')).toEqual({ day: 'friday', opens: '09:30', closes: '12:00' });
  expect(firstTimeOf(rows, 'sunday')).toEqual({ day: 'sunday', opens: '10:00', closes: '12:00' });
});

test('without an open day before it a day begins with those of an office', () => {
  expect(firstTimeOf(rows, 'monday')).toEqual({ day: 'monday', opens: '09:00', closes: '17:00' });
});

test('the weekdays become as the first of them, the weekend stays', () => {
  expect(firstWeekday(rows)).toBe('tuesday');
  const made = withWeekdaysAs(rows, 'tuesday');
  expect(made).toHaveLength(11);
  expect(made.slice(0, 2)).toEqual([
    { day: 'monday', opens: '09:30', closes: '12:00' },
    { day: 'monday', opens: '13:00', closes: '17:00' },
  ]);
  expect(made.at(-1)).toEqual(rows[2]);
  expect(firstWeekday(rows.slice(2))).toBeUndefined();
});
