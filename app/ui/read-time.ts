/** From what a person types or pastes to a time of day: '9.30', '9:30', '930', '9u30', '21', '9.30 uur', '9 pm'. Pure. */

/** A time of day as '09:30'. */
export type IsoTime = string;

export function isoTimeOf(hour: number, minute: number): IsoTime | undefined {
  // The end of a day is written as that too.
  if (hour === 24 && minute === 0) return '00:00';
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Twelve hours with am or pm become 24; 12 am is midnight, and 13 pm is no hour at all. */
function wholeHour(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return 25;
  return (hour % 12) + (half.startsWith('p') ? 12 : 0);
}

/** The time that is meant, or undefined when there is none such. */
export function readTime(typed: string): IsoTime | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/(uur|h|u)\.?$/, '')
    .trimEnd();
  const parts =
    /^(\d{1,2})(?:\s?[.:,hu]\s?(\d{2})(?::\d{2})?)?\s?(am|pm|a\.m\.|p\.m\.)?$/.exec(text) ??
    /^(\d{1,2})(\d{2})\s?(am|pm)?$/.exec(text);
  if (!parts) return undefined;
  return isoTimeOf(wholeHour(Number(parts[1]), parts[3]), Number(parts[2] ?? 0));
}
