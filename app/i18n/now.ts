/** One clock a page: the server's. The browser lets it run on from there, so that its own clock may be wrong. */
import { createContext, use, useEffect, useState } from 'react';
import * as format from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';

/** Milliseconds; the root loader's. */
export const ServerNow = createContext(0);

/** Specification, section 9. */
const refreshMs = 30_000;

/** The time in milliseconds, refreshed every half minute after hydration. */
export function useNow(): number {
  const start = use(ServerNow);
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - began), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return start + passed;
}

/** The formats of `format.ts` in the page's language. */
export function useFormat() {
  const locale = useLocale();
  return {
    longDay: (value: format.Moment) => format.longDay(locale, value),
    date: (value: format.Moment) => format.date(locale, value),
    shortDate: (value: format.Moment, now: format.Moment) => format.shortDate(locale, value, now),
    time: (value: format.Moment) => format.time(locale, value),
    number: (value: number, decimals?: number) => format.number(locale, value, decimals),
    distance: (kilometres: number) => format.distance(locale, kilometres),
    relativeTime: (value: format.Moment, now: format.Moment) => format.relativeTime(locale, value, now),
  };
}
