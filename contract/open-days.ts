/** A week of opening times in as few lines as it takes; without the rules of opening-hours.ts, which no visitor's page needs. */
import type { OpeningTime } from './opening-hours.ts';
import { days, type Day } from './schedule.ts';

/** Days one after another on which it is open at the same times. */
export interface OpenDays {
  from: Day;
  to: Day;
  opens: string;
  closes: string;
}

/** Monday to Thursday from half past nine till four, and Friday till noon: two lines. The hours are in order of the week. */
export function openDays(hours: readonly OpeningTime[]): OpenDays[] {
  const lines: OpenDays[] = [];
  for (const { day, opens, closes } of hours) {
    const before = days[days.indexOf(day) - 1];
    const goesOn = lines.find((line) => line.to === before && line.opens === opens && line.closes === closes);
    if (goesOn) goesOn.to = day;
    else lines.push({ from: day, to: day, opens, closes });
  }
  return lines;
}
