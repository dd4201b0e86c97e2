/** When someone is needed, written out: 'Dinsdag en vrijdag, ochtend'. */
import { days, dayTimes, type Day, type DayPart, type DayTime } from '#contract/schedule.ts';
import type { Locale } from '#contract/locales.ts';

export interface WeekNames {
  day: (day: Day) => string;
  time: (time: DayTime) => string;
  everyDay: string;
}

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Days that ask for the same parts are said together; groups in the order of the week. */
export function weekWords(locale: Locale, schedule: readonly DayPart[], names: WeekNames): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const byTimes = new Map<string, Day[]>();
  for (const day of days) {
    const times = dayTimes.filter((time) => schedule.includes(`${day}_${time}`)).join(' ');
    if (times !== '') byTimes.set(times, [...(byTimes.get(times) ?? []), day]);
  }
  const groups = [...byTimes].map(([times, on]) => {
    const which = on.length === days.length ? names.everyDay : list.format(on.map(names.day));
    const parts = list.format((times.split(' ') as DayTime[]).map(names.time));
    return `${which}, ${parts}`;
  });
  return firstUpper(groups.join('; '));
}
