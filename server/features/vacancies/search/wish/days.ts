/** Words for days and parts of the day, in both languages. */
import { days, dayTimes, type Day, type DayTime } from '#contract/schedule.ts';
import type { Locale } from '#contract/locales.ts';

export interface Moment {
  days?: readonly Day[];
  times?: readonly DayTime[];
}

const workdays = days.slice(0, 5);
const weekend = days.slice(5);
const daytime: readonly DayTime[] = ['morning', 'afternoon'];

const dutchDays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];
const dutchTimes = ['ochtend', 'middag', 'avond'];
const dutchPhrases: Readonly<Record<string, Moment>> = {
  weekend: { days: weekend },
  weekenden: { days: weekend },
  weekeinde: { days: weekend },
  doordeweeks: { days: workdays },
  'door de week': { days: workdays },
  overdag: { times: daytime },
  'na school': { days: workdays, times: ['afternoon'] },
  'na schooltijd': { days: workdays, times: ['afternoon'] },
  'onder schooltijd': { days: workdays, times: daytime },
  'na het werk': { times: ['evening'] },
  'na mijn werk': { times: ['evening'] },
  'na werktijd': { times: ['evening'] },
};
const englishPhrases: Readonly<Record<string, Moment>> = {
  weekend: { days: weekend },
  weekends: { days: weekend },
  weekdays: { days: workdays },
  'during the week': { days: workdays },
  daytime: { times: daytime },
  'during the day': { times: daytime },
  'after school': { days: workdays, times: ['afternoon'] },
  'after work': { times: ['evening'] },
  'at night': { times: ['evening'] },
};

function made(locale: Locale): Map<string, Moment> {
  const found = new Map(Object.entries(locale === 'en' ? englishPhrases : dutchPhrases));
  const names = locale === 'en' ? days : dutchDays;
  const times = locale === 'en' ? dayTimes : dutchTimes;
  times.forEach((time, at) => {
    const moment = { times: dayTimes.slice(at, at + 1) };
    for (const form of locale === 'en' ? [time, `${time}s`] : [time, `${time}en`, `${time}s`])
      found.set(form, moment);
  });
  names.forEach((name, at) => {
    const own = days.slice(at, at + 1);
    found.set(name, { days: own });
    found.set(locale === 'en' ? `${name}s` : `${name}en`, { days: own });
    times.forEach((time, part) => {
      const between = locale === 'en' ? ' ' : '';
      found.set(`${name}${between}${time}`, { days: own, times: dayTimes.slice(part, part + 1) });
    });
  });
  return found;
}

/** What a word or some words say of the week. */
export const moments: Readonly<Record<Locale, ReadonlyMap<string, Moment>>> = {
  nl: made('nl'),
  en: made('en'),
};
