import { useFormat, useNow } from '#app/i18n/now.ts';

/** Day and time of a version; of an earlier year with that. */
export function useWhen(): (moment: string) => string {
  const { shortDate, time } = useFormat();
  const now = useNow();
  return (moment) => `${shortDate(moment, now)}, ${time(moment)}`;
}
