/** The week of opening times as a form holds it, day by day. */
import { days, type Day } from '#contract/schedule.ts';

/** A stretch as its fields hold it. */
export interface TypedTime {
  day: string;
  opens: string;
  closes: string;
}

/** No more of them fit on a day. */
export const mostOfDay = 3;

const weekdays: readonly Day[] = days.slice(0, 5);
const usual = { opens: '09:00', closes: '17:00' };

/** What a day begins with once it is ticked: the hours of the open day before it, else those of an office. */
export function firstTimeOf(rows: readonly TypedTime[], day: Day): TypedTime {
  const before = days.slice(0, days.indexOf(day)).toReversed();
  const found = before.flatMap((one) => rows.filter((row) => row.day === one).slice(0, 1))[0];
  return { ...usual, ...(found && { opens: found.opens, closes: found.closes }), day };
}

/** The first weekday with hours: what the others can be made alike to. */
export const firstWeekday = (rows: readonly TypedTime[]): Day | undefined =>
  weekdays.find((day) => rows.some((row) => row.day === day));

/** Monday to Friday as that day is; the weekend stays. */
export function withWeekdaysAs(rows: readonly TypedTime[], day: Day): TypedTime[] {
  const example = rows.filter((row) => row.day === day);
  const weekend = rows.filter((row) => !weekdays.some((one) => one === row.day));
  return [...weekdays.flatMap((one) => example.map((row) => ({ ...row, day: one }))), ...weekend];
}
