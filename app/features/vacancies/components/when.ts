/** When somebody is needed, in words: 'Di en vr, ochtend'. The week strip beside it says the same in a glyph (ui.md, section 1). */
import { days, dayTimes, type Day, type DayPart, type DayTime } from '#contract/schedule.ts';
import type { Translate } from '#app/i18n/words.ts';
import { capital } from '#app/i18n/capital.ts';

type Words = Translate<'vacancies'>;
type Group = { days: Day[]; times: DayTime[] };

/** More different days than this, and a list of them says less than 'at different times'. */
const mostGroups = 2;

/** 'a', 'a en b', 'a, b en c'. */
function joined(t: Words, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : t('card.when.and', { most: parts.slice(0, -1).join(', '), last });
}

/** The days that are needed, in order of the week. */
export const neededDays = (schedule: readonly DayPart[]): Day[] =>
  days.filter((day) => schedule.some((part) => part.startsWith(`${day}_`)));

/** Days that ask for the same parts belong together. */
function groupsOf(schedule: readonly DayPart[]): Group[] {
  const groups = new Map<string, Group>();
  for (const day of neededDays(schedule)) {
    const times = dayTimes.filter((time) => schedule.includes(`${day}_${time}`));
    const group = groups.get(times.join()) ?? { days: [], times };
    group.days.push(day);
    groups.set(times.join(), group);
  }
  return [...groups.values()];
}

/** 'ma t/m do' for three or more on end, else each by its short name. */
export function daysInWords(t: Words, chosen: readonly Day[]): string {
  const short = (day: Day) => t(`card.days.${day}.short`);
  if (chosen.length === days.length) return t('card.when.everyDay');
  const runs: Day[][] = [];
  for (const day of chosen) {
    const run = runs.at(-1);
    if (run && days.indexOf(day) === days.indexOf(run.at(-1) as Day) + 1) run.push(day);
    else runs.push([day]);
  }
  return joined(
    t,
    runs.flatMap((run) =>
      run.length < 3
        ? run.map(short)
        : [t('card.when.range', { first: short(run[0] as Day), last: short(run.at(-1) as Day) })],
    ),
  );
}

const isDaytime = (times: readonly DayTime[]) => times.join() === 'morning,afternoon';

/** 'ochtend', 'overdag', 'middag en avond'. */
function timesInWords(t: Words, times: readonly DayTime[]): string {
  if (times.length === dayTimes.length) return t('card.when.allDay');
  if (isDaytime(times)) return t('card.when.daytime');
  return joined(
    t,
    times.map((time) => t(`card.parts.${time}`)),
  );
}

/** 'donderdagmiddag', 'vrijdagmiddag en -avond'. `name` is a day of the week or a date. */
function oneDay(t: Words, day: Day, times: readonly DayTime[]): string {
  const name = t(`card.days.${day}.long`);
  if (times.length === dayTimes.length) return t('card.when.wholeDay', { day: name });
  if (isDaytime(times)) return t('card.when.daytimeOn', { day: name });
  const parts = times.map((time) => t(`card.parts.${time}`)).join(t('card.when.partsAfterDay'));
  return t('card.when.oneDay', { day: name, parts });
}

function groupInWords(t: Words, { days: on, times }: Group): string {
  const names = daysInWords(t, on);
  return t(times.length === dayTimes.length ? 'card.when.ownChoice' : 'card.when.days', {
    days: names,
    parts: timesInWords(t, times),
  });
}

/** Day parts that somebody can, as a filter says them: whole days are just 'Di en vr'. */
export function availableWords(t: Words, parts: readonly DayPart[]): string {
  const groups = groupsOf(parts);
  const [first] = groups;
  if (groups.length !== 1 || !first || first.times.length < dayTimes.length) return whenWords(t, parts);
  return capital(daysInWords(t, first.days));
}

/** The schedule in words. `date` replaces the day where help is wanted on one date only: 'zaterdag 28 november'. */
export function whenWords(t: Words, schedule: 'flexible' | readonly DayPart[], date?: string): string {
  if (schedule === 'flexible') return capital(date ?? t('card.when.flexible'));
  const groups = groupsOf(schedule);
  const [first] = groups;
  if (!first) return capital(date ?? t('card.when.none'));
  if (date) {
    const times = dayTimes.filter((time) => schedule.some((part) => part.endsWith(time)));
    return capital(t('card.when.days', { days: date, parts: timesInWords(t, times) }));
  }
  if (groups.length === 1) {
    const [only] = first.days;
    return capital(first.days.length === 1 && only ? oneDay(t, only, first.times) : groupInWords(t, first));
  }
  if (groups.length > mostGroups)
    return capital(t('card.when.changing', { days: daysInWords(t, neededDays(schedule)) }));
  const short = groups.map((group) => `${daysInWords(t, group.days)} ${timesInWords(t, group.times)}`);
  return capital(joined(t, short));
}
