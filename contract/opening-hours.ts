/** When one can come in: a week of times, and what follows from it for a moment. */
import * as z from 'zod/mini';
import { dateFormat } from './formatters.ts';
import { clockTime, closingTime, oneOf } from './fields.ts';
import { days, type Day } from './schedule.ts';

interface Stretch {
  opens: string;
  closes: string;
}

/** Goes on into the night: it closes at midnight, or on the day after. */
const goesPastMidnight = ({ opens, closes }: Stretch): boolean => closes <= opens;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Who is open all day is open till late; a night is no longer than this otherwise. */
const latest = '06:00';
const longestNight = 12 * 60;

/**
 * Whether one can be open from the one till the other time. 00:00 is the end of the day. An earlier time than it opens is of the night
 * after; only where that would be a very long night it is a slip of the pen, such as two times in each other's place.
 */
export function isStretch({ opens, closes }: Stretch): boolean {
  if (!goesPastMidnight({ opens, closes }) || closes === '00:00') return true;
  if (closes === opens) return false;
  return closes <= latest || minutesOf(closes) + 24 * 60 - minutesOf(opens) <= longestNight;
}

/** One stretch in which it is open, of the day on which it begins. */
export const openingTime = z.object({ day: oneOf(days), opens: clockTime(), closes: closingTime() }).check(
  z.refine(isStretch, {
    path: ['closes'],
    params: { code: 'end_before_start' },
  }),
);
export type OpeningTime = z.infer<typeof openingTime>;

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/** From when till when, in minutes of the week in which it begins. */
function minutesOfWeek(one: OpeningTime): { from: number; to: number } {
  const from = days.indexOf(one.day) * dayMinutes + minutesOf(one.opens);
  const night = goesPastMidnight(one) ? dayMinutes : 0;
  return { from, to: days.indexOf(one.day) * dayMinutes + night + minutesOf(one.closes) };
}

/** The first two that are at the same time, by their places; the night of Sunday lasts into Monday. Null where there are none. */
export function overlapOf(hours: readonly OpeningTime[]): { first: number; second: number } | null {
  const weeks = hours.map(minutesOfWeek);
  for (const [second, later] of weeks.entries())
    for (const [first, earlier] of weeks.slice(0, second).entries())
      if (
        [-weekMinutes, 0, weekMinutes].some(
          (shift) => later.from + shift < earlier.to && earlier.from < later.to + shift,
        )
      )
        return { first, second };
  return null;
}

/** Three stretches a day at the most, none at the same time as another; in order of the week when they are stored. */
export const openingHours = () =>
  z.array(openingTime).check(
    z.maxLength(21),
    z.check(({ value, issues }) => {
      const found = overlapOf(value);
      if (!found) return;
      const { opens, closes } = value[found.first] as OpeningTime;
      const params = { code: 'hours_overlap', values: { opens, closes } };
      issues.push({ code: 'custom', input: value, path: [found.second, 'opens'], params });
    }),
  );

/** In order of the week, then of the clock. */
export const inOrderOfWeek = (hours: readonly OpeningTime[]): OpeningTime[] =>
  hours.toSorted((a, b) => days.indexOf(a.day) - days.indexOf(b.day) || a.opens.localeCompare(b.opens));

const weekdayOf: Record<string, Day> = {
  Mon: 'monday',
  Tue: 'tuesday',
  Wed: 'wednesday',
  Thu: 'thursday',
  Fri: 'friday',
  Sat: 'saturday',
  Sun: 'sunday',
};

/** Day and time of the clock at a moment, in a zone. */
function wallClock(now: Date, timeZone: string): { day: Day; time: string } {
  const parts = dateFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: weekdayOf[part('weekday')] ?? 'monday', time: `${part('hour')}:${part('minute')}` };
}

export type OpenState =
  | { kind: 'open'; until: string }
  /** `inDays` is 0 for later today, 1 for tomorrow. */
  | { kind: 'closed'; opens: string; day: Day; inDays: number }
  | { kind: 'unknown' };

/** Whether it is open now, until when, or when it opens next. Without any hours nothing is known. */
export function openState(hours: readonly OpeningTime[], now: Date, timeZone: string): OpenState {
  if (hours.length === 0) return { kind: 'unknown' };
  const { day, time } = wallClock(now, timeZone);
  const today = days.indexOf(day);
  const yesterday = days[(today + 6) % 7];
  const current = hours.find((one) =>
    goesPastMidnight(one)
      ? (one.day === day && one.opens <= time) || (one.day === yesterday && time < one.closes)
      : one.day === day && one.opens <= time && time < one.closes,
  );
  if (current) return { kind: 'open', until: current.closes };
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const wanted = days[(today + inDays) % 7];
    const [next] = inOrderOfWeek(
      hours.filter((one) => one.day === wanted && (inDays > 0 || one.opens > time)),
    );
    if (next) return { kind: 'closed', opens: next.opens, day: next.day, inDays };
  }
  return { kind: 'unknown' };
}
