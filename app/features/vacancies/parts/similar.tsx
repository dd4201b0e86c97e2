import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { similarId } from './part-ids.ts';
import { VacancyCard } from './card.tsx';
import type { VacancySummary } from './summary.ts';

/** Three like it. On a phone they lie down as rows. */
export default function Similar({ items, title }: { items: readonly VacancySummary[]; title: string }) {
  const t = useWords('vacancies');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={similarId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={similarId} className="t-h2">
          {title}
        </h2>
        <Link href="/vacancies/search" className="inline-block py-1 link">
          {t('show.searchMore')}
        </Link>
      </div>
      <ul className="mt-6 grid gap-x-6 sm:grid-cols-3 sm:gap-y-10">
        {items.map((vacancy) => (
          <li
            key={vacancy.id}
            className="max-sm:border-t max-sm:border-line max-sm:py-5 sm:row-span-4 sm:grid sm:grid-rows-subgrid"
          >
            <VacancyCard vacancy={vacancy} />
          </li>
        ))}
      </ul>
    </section>
  );
}
