/** A day and a time on the clock of a place, and the moment it is. Twice a year a clock skips an hour or has one twice. */
import { CalendarDateTime, parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import type { IsoDay } from '#contract/read-date.ts';
import type { IsoTime } from '#app/ui/read-time.ts';

export type WallTime = { day: IsoDay; time: IsoTime };

export type Moments =
  | { kind: 'once'; moment: string }
  /** The hour comes twice, in autumn: in summer time first, then in winter time. */
  | { kind: 'twice'; first: string; second: string }
  /** The clock skips this hour, in spring. */
  | { kind: 'never' };

const utc = (zoned: { toAbsoluteString(): string }) => zoned.toAbsoluteString();

/** The moment or moments at which the clock shows this, as '2026-11-24T08:30:00.000Z'. */
export function momentsAt({ day, time }: WallTime, timeZone: string): Moments {
  const wall = parseDateTime(`${day}T${time}`);
  const early = toZoned(wall, timeZone, 'earlier');
  const late = toZoned(wall, timeZone, 'later');
  if (early.compare(late) === 0) return { kind: 'once', moment: utc(early) };
  const isShown = [early, late].every(
    (zoned) =>
      new CalendarDateTime(zoned.year, zoned.month, zoned.day, zoned.hour, zoned.minute).compare(wall) === 0,
  );
  return isShown ? { kind: 'twice', first: utc(early), second: utc(late) } : { kind: 'never' };
}

/** What the clock shows at a moment. */
export function wallTimeAt(moment: string, timeZone: string): WallTime {
  const zoned = parseAbsolute(moment, timeZone).toString();
  return { day: zoned.slice(0, 10), time: zoned.slice(11, 16) };
}
