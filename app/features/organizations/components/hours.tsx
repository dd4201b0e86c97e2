import type { Day } from '#contract/schedule.ts';
import type { OpeningTime } from '#contract/opening-hours.ts';
import { clock, endClock } from '#app/i18n/format.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';

/** Times of a day together: '9.30 tot 12.00 en 13.00 tot 17.00 uur'. */
function byDay(hours: readonly OpeningTime[]): [Day, OpeningTime[]][] {
  const found = new Map<Day, OpeningTime[]>();
  for (const one of hours) found.set(one.day, [...(found.get(one.day) ?? []), one]);
  return [...found];
}

/** When one can come in, a line a day. */
export function Hours({ hours, note }: { hours: readonly OpeningTime[]; note: string | null }) {
  const t = useWords('organizations');
  const locale = useLocale();
  const times = (list: readonly OpeningTime[]) =>
    list
      .map(({ opens, closes }) =>
        t('show.fromTo', { from: clock(locale, opens), to: endClock(locale, closes) }),
      )
      .join(t('show.and'));
  return (
    <div>
      <h3 className="sr-only">{t('show.hours')}</h3>
      {hours.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 max-[17rem]:grid-cols-1">
          {byDay(hours).map(([day, list]) => (
            <div key={day} className="contents">
              <dt className="first-letter:uppercase">{t(`days.${day}`)}</dt>
              <dd className="tnum">{times(list)}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className={hours.length > 0 ? 'mt-1 text-soft' : ''}>{note}</p>}
    </div>
  );
}
