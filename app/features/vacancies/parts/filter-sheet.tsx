import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { FilterForm } from '#app/features/vacancies/parts/filter-form.tsx';
import type { SearchData } from '#app/features/vacancies/parts/load-search.server.ts';
import { SortForm } from '#app/features/vacancies/parts/sort-form.tsx';
import {
  countFilters,
  nothingChosen,
  searchHref,
  type SearchChoice,
} from '#app/features/vacancies/parts/search-choice.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Link } from '#app/ui/link.tsx';

/** Ids of what the links open where there is no script. */
export const filtersId = 'filters';

/** Below 1024 px: links that open a sheet, or without script the filters in the page (`:target`). */
export function FilterSheet({ data, choice }: { data: SearchData; choice: SearchChoice }) {
  const t = useWords('vacancies');
  const { number } = useFormat();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(choice);
  return (
    <div className="flex flex-wrap items-center gap-3 lg:hidden">
      <a
        href={`#${filtersId}`}
        role={isHydrated ? 'button' : undefined}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        className={`${buttonClass({ kind: 'line' })} grow sm:grow-0`}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <SlidersHorizontal />
        {count > 0 ? t('search.filtersCount', { count }) : t('search.filters')}
      </a>
      <span className="grow sm:grow-0">
        <SortForm data={data} icon={<ArrowUpDown />} />
      </span>
      {isHydrated && (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('search.filters')}
          closeLabel={t('search.close')}
          side={
            count > 0 && (
              <Link href={searchHref({ ...nothingChosen, q: choice.q, perPage: choice.perPage })} className="link">
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
          {isOpen && <FilterForm choice={choice} facets={data.facets} size="form" />}
        </Dialog>
      )}
    </div>
  );
}
