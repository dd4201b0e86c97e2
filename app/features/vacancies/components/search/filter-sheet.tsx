import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { filtersId } from '#app/features/vacancies/components/part-ids.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { countFilters, emptySearch, searchList } from '#app/features/vacancies/components/search-list.ts';
import { listAddress } from '#app/lists/list-choice.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';
import { Link } from '#app/ui/link.tsx';

const FilterForm = lazy(() => import('#app/features/vacancies/components/search/filter-form.tsx'));
const SortForm = lazyOnInteraction(() => import('#app/features/vacancies/components/search/sort-form.tsx'));

/** Below 1024 px: a button that opens a sheet, or without script a link that unfolds the filters in the page (`:target`). */
export default function FilterSheet({ data }: { data: SearchData }) {
  const t = useWords('vacancies');
  const { number } = useFormat();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const { choice } = data;
  const count = countFilters(choice);
  const label = count > 0 ? t('search.filtersCount', { count }) : t('search.filters');
  const look = `${buttonClass({ kind: 'line' })} flex-none`;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 lg:hidden">
      {isHydrated ? (
        <button type="button" aria-haspopup="dialog" className={look} onClick={() => setOpen(true)}>
          <SlidersHorizontal />
          {label}
        </button>
      ) : (
        <a href={`#${filtersId}`} className={look}>
          <SlidersHorizontal />
          {label}
        </a>
      )}
      <div className="min-w-0 grow sm:grow-0">
        <SortForm data={data} icon={<ArrowUpDown />} />
      </div>
      {isHydrated && (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('search.filters')}
          closeLabel={t('search.close')}
          side={
            count > 0 && (
              <Link
                href={listAddress(searchList, emptySearch, { q: choice.q, size: choice.size })}
                className="link"
              >
                {t('search.clear')}
              </Link>
            )
          }
          footer={
            <Button size="large" wide onClick={() => setOpen(false)}>
              {t('search.show', { count: data.records, number: number(data.records) })}
            </Button>
          }
        >
          {isOpen && (
            <Suspense>
              <FilterForm choice={choice} facets={data.facets} size="form" />
            </Suspense>
          )}
        </Dialog>
      )}
    </div>
  );
}
