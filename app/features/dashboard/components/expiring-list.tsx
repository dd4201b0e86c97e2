import type { ExpiringVacancy } from '#app/features/dashboard/dashboard.server.ts';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import { isoDay } from '#app/i18n/format.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';

/** Days of the calendar between now and then: what ends tonight ends today. */
const daysUntil = (moment: string, now: number) =>
  Math.round((Date.parse(isoDay(moment)) - Date.parse(isoDay(now))) / 86_400_000);

/** Vacancies that end within fourteen days; nothing at all when there are none. */
export function ExpiringList({ items, total }: { items: readonly ExpiringVacancy[]; total: number }) {
  const t = useWords('dashboard');
  const { number } = useFormat();
  if (items.length === 0) return null;
  const more = total - items.length;
  return (
    <section aria-labelledby="expiring">
      <HeadingRule id="expiring" count={number(total)}>
        {t('staff.expiring')}
      </HeadingRule>
      <ul>
        {items.map((vacancy) => (
          <Row key={vacancy.id} vacancy={vacancy} />
        ))}
      </ul>
      {more > 0 && (
        <p className="pt-3 t-sm text-soft">{t('staff.more', { count: more, number: number(more) })}</p>
      )}
    </section>
  );
}

function Row({ vacancy }: { vacancy: ExpiringVacancy }) {
  const t = useWords('dashboard');
  const locale = useLocale();
  const { shortDate } = useFormat();
  const now = useNow();
  const days = daysUntil(vacancy.expiresAt, now);
  const title = (locale === 'en' && vacancy.titleEn) || vacancy.title;
  const places =
    vacancy.positionsLeft === null ? [] : [t('staff.placesLeft', { count: vacancy.positionsLeft })];
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-3.5 border-b border-line py-3 hover:bg-tint max-[17rem]:block">
      <VacancyPhoto imageKey={vacancy.imageKey} className="size-11 rounded-ctl max-[17rem]:hidden" />
      <div className="min-w-0">
        <Link
          href={`/vacancies/${vacancy.id}`}
          lang={title === vacancy.title && locale === 'en' ? 'nl' : undefined}
          className="font-semibold text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="t-sm text-soft">{[vacancy.organizationName, ...places].join(', ')}</p>
      </div>
      <p className="text-right t-sm max-[17rem]:text-left">
        <span className="block font-semibold whitespace-nowrap text-warn">
          {days <= 0 ? t('staff.expiresToday') : t('staff.expiresIn', { count: days })}
        </span>
        <time dateTime={vacancy.expiresAt} className="text-soft whitespace-nowrap max-sm:hidden">
          {shortDate(vacancy.expiresAt, now)}
        </time>
      </p>
      {/* Above the link that is the whole row. */}
      <div className="relative z-1 flex gap-2 max-sm:col-span-2 max-sm:col-start-2 max-sm:mt-2 max-[17rem]:flex-wrap">
        {(['renew', 'fill'] as const).map((act) => (
          <Link
            key={act}
            href={`/vacancies/${vacancy.id}/${act}`}
            className={buttonClass({ kind: 'line', size: 'small' })}
          >
            {t(`staff.${act}`)}
            <span className="sr-only"> {title}</span>
          </Link>
        ))}
      </div>
    </li>
  );
}
