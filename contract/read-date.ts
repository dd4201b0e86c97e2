/** From what a person types or pastes to a day: '24-11-2026', '24/11/26', '24 nov', 'dinsdag 24 november 2026', '20261124'. Pure. */
import { dayOf } from './formatters.ts';
import { plainLine } from './typed-signs.ts';

/** A day as '2026-11-24'. */
export type IsoDay = string;

const MONTHS = [
  ['jan', 'januari', 'january'],
  ['feb', 'februari', 'february'],
  ['mrt', 'maart', 'mar', 'march'],
  ['apr', 'april'],
  ['mei', 'may'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['aug', 'augustus', 'august'],
  ['sep', 'sept', 'september'],
  ['okt', 'oktober', 'oct', 'october'],
  ['nov', 'november'],
  ['dec', 'december'],
];
const monthOf = new Map(MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1])));

/** In the order of a program's calendar, which begins with Sunday. */
const WEEKDAYS = [
  ['zo', 'zondag', 'sun', 'sunday'],
  ['ma', 'maandag', 'mon', 'monday'],
  ['di', 'dinsdag', 'tue', 'tues', 'tuesday'],
  ['wo', 'woensdag', 'wed', 'wednesday'],
  ['do', 'donderdag', 'thu', 'thur', 'thurs', 'thursday'],
  ['vr', 'vrijdag', 'fri', 'friday'],
  ['za', 'zaterdag', 'sat', 'saturday'],
];
const weekdayOf = new Map(WEEKDAYS.flatMap((names, at) => names.map((name) => [name, at])));
const FIRST_WORD = /^([a-z]+)\.?,? /;

/** Midnight, as a spreadsheet or a database writes it behind a day. */
const CLOCK = /(?:,? |t)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: uur)?$/;
/** One with its distance to UTC says which day it is here. */
const MOMENT = /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:z|[+-]\d\d:?\d\d)$/;

/** A map, as people type anything, also the name of what every object has. */
const near = new Map([
  ['gisteren', -1],
  ['yesterday', -1],
  ['vandaag', 0],
  ['today', 0],
  ['morgen', 1],
  ['tomorrow', 1],
  ['overmorgen', 2],
]);

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** The day, when the calendar has it: not 31 April, nor 29 February 2027. */
export function isoDayOf(year: number, month: number, day: number): IsoDay | undefined {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return undefined;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day > length ? undefined : `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** '24-11-2026', as it is typed. */
export const typedDay = (iso: IsoDay): string => iso.split('-').toReversed().join('-');

/** So many days later. */
export function addDays(iso: IsoDay, days: number): IsoDay {
  const moment = new Date(`${iso}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

// '68' is 1968 and '26' is 2026: at most 20 years ahead, else the century before.
function wholeYear(typed: string, today: IsoDay | undefined): number {
  if (typed.length !== 2) return Number(typed);
  if (today === undefined) return Number(`20${typed}`);
  const now = Number(today.slice(0, 4));
  const year = now - (now % 100) + Number(typed);
  return year > now + 20 ? year - 100 : year;
}

/** What fills in what was left out: the day it is, and the day of the week that was named. */
interface Around {
  today?: IsoDay | undefined;
  weekday?: number | undefined;
}

/** Without a year: the next time that day comes round; where its weekday was named and fits a year beside this one, that year. */
function nearOnce(
  month: number,
  day: number,
  today: IsoDay,
  weekday: number | undefined,
): IsoDay | undefined {
  const now = Number(today.slice(0, 4));
  const isMeant = (iso: IsoDay | undefined) => iso && new Date(`${iso}T12:00:00Z`).getUTCDay() === weekday;
  const named = [now, now + 1, now - 1].map((year) => isoDayOf(year, month, day)).find(isMeant);
  if (named) return named;
  for (let year = now; year <= now + 8; year += 1) {
    const iso = isoDayOf(year, month, day);
    if (iso && iso >= today) return iso;
  }
  return undefined;
}

function fromParts(
  day: string,
  month: number | undefined,
  year: string | undefined,
  { today, weekday }: Around,
) {
  if (month === undefined) return undefined;
  if (year === undefined) return today && nearOnce(month, Number(day), today, weekday);
  return isoDayOf(wholeYear(year, today), month, Number(day));
}

/**
 * The day that is meant, or undefined when there is none such. `today` fills in what is left out; without it, as in a file that is read
 * on another day than it was made, a day without a year is none, and two figures are a year of this century.
 */
export function readDate(typed: string, today?: IsoDay): IsoDay | undefined {
  const line = plainLine(typed).toLowerCase();
  if (MOMENT.test(line)) return dayOfMoment(line);
  const weekday = weekdayOf.get(FIRST_WORD.exec(line)?.[1] ?? '');
  const text = (weekday === undefined ? line : line.replace(FIRST_WORD, '')).replace(CLOCK, '');
  const apart = near.get(text);
  if (apart !== undefined) return today && addDays(today, apart);
  return dayIn(text, { today, weekday });
}

/** A program's calendar may turn 30 February into 2 March: the day is looked at by itself. */
function dayOfMoment(text: string): IsoDay | undefined {
  const moment = new Date(text.toUpperCase().replace(' ', 'T'));
  return Number.isNaN(moment.getTime()) || !dayIn(text.slice(0, 10)) ? undefined : dayOf(moment);
}

function dayIn(text: string, around: Around = {}): IsoDay | undefined {
  const iso = /^(\d{4})[-/. ]?(\d{2})[-/. ]?(\d{2})$/.exec(text);
  // Eight digits in a row may be either way round: the Dutch one is tried first.
  const run = /^(\d{2})(\d{2})((?:19|20)\d{2}|\d{2})$/.exec(text);
  const runDay = run && fromParts(run[1] ?? '', Number(run[2]), run[3], around);
  if (runDay) return runDay;
  if (iso) return isoDayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})(?:\s?[-/. ]\s?(\d{4}|\d{2}))?[.-]?$/.exec(text);
  if (figures) return fromParts(figures[1] ?? '', Number(figures[2]), figures[3], around);
  const named =
    /^(\d{1,2})(?:e|ste|de|st|nd|rd|th)?[-/. ]{0,2}([a-z]+)\.?[-/, ]{0,2}(?:['’]?(\d{4}|\d{2}))?$/.exec(text);
  if (named) return fromParts(named[1] ?? '', monthOf.get(named[2] ?? ''), named[3], around);
  const first = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,?(?: (\d{4}))?$/.exec(text);
  return first ? fromParts(first[2] ?? '', monthOf.get(first[1] ?? ''), first[3], around) : undefined;
}
