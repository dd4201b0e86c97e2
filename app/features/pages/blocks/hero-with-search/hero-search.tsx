import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { NearField } from '#app/features/places/components/near-field.tsx';
import type { CategoryCount } from '#app/features/pages/categories.server.ts';
import { HeroDays } from '#app/features/pages/blocks/hero-with-search/hero-days.tsx';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { readSearch, searchList } from '#app/features/vacancies/components/search-list.ts';
import { listAddress } from '#app/lists/list-choice.ts';
import { Segment, segmentControl } from '#app/features/vacancies/components/segment.tsx';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';

type HeroSearchProps = {
  categories: readonly CategoryCount[];
  records: number;
  /** Tells it from another search of the page. */
  of?: string;
  number: number;
};

/** The address of what the form asks. */
function addressIn(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return listAddress(searchList, readSearch(new URLSearchParams(fields)));
}

/** 'Ik help graag met … in de buurt van … en ik kan op …': the labels are the sentence. A plain form, quicker with script. */
export function HeroSearch({ categories, records, of, number }: HeroSearchProps) {
  const t = useWords('pages');
  const id = useId();
  const navigate = useNavigate();
  const path = usePath();
  const { count, ask } = useCount(records);
  return (
    <form
      method="get"
      action={path(searchList.path)}
      role="search"
      aria-label={[t('hero.label'), of, number > 1 && number].filter(Boolean).join(': ')}
      onChange={(event) => ask(addressIn(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(path(addressIn(event.currentTarget)));
      }}
      className="grid grid-cols-1 rounded-card bg-surface p-2 shadow-float max-md:divide-y max-md:divide-line md:grid-cols-3 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <Segment id={`${id}-category`} label={t('hero.category')} icon={<ChevronDown />} className={divided}>
        <select id={`${id}-category`} name="category" defaultValue="" className={segmentControl}>
          <option value="">{t('hero.anyCategory')}</option>
          {categories.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </Segment>
      <Segment id={`${id}-near`} label={t('hero.near')} icon={<MapPin />} className={divided}>
        <NearField id={`${id}-near`} className={segmentControl} />
      </Segment>
      <HeroDays />
      <div className="max-lg:p-2 max-lg:pt-3 md:col-span-3 lg:col-span-1 lg:ps-2 lg:[&>button]:h-full">
        <Button type="submit" size="large" wide>
          <SubmitWords count={count} />
        </Button>
      </div>
    </form>
  );
}

const divided = 'md:border-e md:border-line';

/** The count needs script to stay true, and nobody goes on for none, where the search tells what is near; both keep their place, so nothing jumps. */
function SubmitWords({ count }: { count: number }) {
  const t = useWords('pages');
  const { number } = useFormat();
  const isHydrated = useHydrated();
  return (
    <span className="inline-grid min-w-[min(11.5em,100%)]" aria-live="polite">
      {isHydrated && count > 0 ? t('hero.show', { count, number: number(count) }) : t('hero.submit')}
    </span>
  );
}

/** How many the sentence would find. A place that is not known yet, as it is being typed, keeps the last count. */
function useCount(records: number) {
  const fetcher = useFetcher<SearchData>();
  const path = usePath();
  return {
    count: fetcher.data?.records ?? records,
    ask: (address: string) => void fetcher.load(path(address)),
  };
}
