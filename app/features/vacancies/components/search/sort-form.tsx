import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { SearchStateForm } from '#app/features/vacancies/components/search/search-state-form.tsx';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { Button } from '#app/ui/button.tsx';
import { controlClass } from '#app/ui/control-class.ts';

/** 'Sorteer op' with the orders that make sense for this search. */
export default function SortForm({ data, icon }: { data: SearchData; icon?: ReactNode }) {
  const t = useWords('vacancies');
  const id = useId();
  return (
    <SearchStateForm
      choice={data.choice}
      owns={['sort']}
      shown={{ sort: data.choice.sort }}
      isAtOnce
      className="flex items-center gap-2.5"
      button={
        <Button type="submit" kind="line">
          {t('search.sort.submit')}
        </Button>
      }
    >
      <label htmlFor={id} className={icon ? 'sr-only' : 't-sm whitespace-nowrap text-soft'}>
        {t('search.sort.label')}
      </label>
      <span className="relative block min-w-0 grow">
        {icon && (
          <span className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 [&_svg]:size-5">
            {icon}
          </span>
        )}
        <select
          id={id}
          name="sort"
          defaultValue={data.choice.sort}
          className={`${controlClass({})} appearance-none pr-9 font-semibold ${icon ? 'pl-11' : ''}`}
        >
          {data.sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`search.sort.${sort}`)}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
      </span>
    </SearchStateForm>
  );
}
