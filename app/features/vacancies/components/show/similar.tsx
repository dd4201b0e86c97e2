import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { similarId } from '#app/features/vacancies/components/part-ids.ts';
import { VacancyCards } from '#app/features/vacancies/components/cards.tsx';
import type { VacancySummary } from '#app/features/vacancies/components/summary.ts';

/** Three like it. */
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
      <VacancyCards items={items} columns="three" />
    </section>
  );
}
