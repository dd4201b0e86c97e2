import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { Route } from './+types/search.ts';
import { pageContext } from '#app/api/page-context.ts';
import { useWords } from '#app/i18n/words.ts';
import { loadSearch, searchFeedOf, type SearchData } from '#app/features/vacancies/search.server.ts';
import { MapSheet } from '#app/ui/map/map-sheet.tsx';
import { filtersId, rowId } from '#app/features/vacancies/components/part-ids.ts';
import type { SearchPointing } from '#app/features/vacancies/components/search/highlighted-pin.ts';
import { AlertOffer } from '#app/features/vacancies/components/search/alert-offer.tsx';
import { useTotal } from '#app/features/vacancies/components/search/total.ts';
import { useIsFrom } from '#app/ui/device.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { resultsId } from '#app/shell/main-id.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { searchReads } from '#app/features/vacancies/components/search-list.ts';

export const reads = searchReads;

// Forms and links: what script adds to them comes once somebody is there.
const SearchBar = lazyOnInteraction(() => import('#app/features/vacancies/components/search/search-bar.tsx'));
const FilterSheet = lazyOnInteraction(
  () => import('#app/features/vacancies/components/search/filter-sheet.tsx'),
);
const ChosenChips = lazyOnInteraction(
  () => import('#app/features/vacancies/components/search/chosen-chips.tsx'),
);
const UnderstoodChips = lazyOnInteraction(
  () => import('#app/features/vacancies/components/search/understood-chips.tsx'),
);
const SearchPlace = lazyOnInteraction(
  () => import('#app/features/vacancies/components/search/search-place.tsx'),
);
const FilterForm = lazyOnInteraction(
  () => import('#app/features/vacancies/components/search/filter-form.tsx'),
);
const SortForm = lazyOnInteraction(() => import('#app/features/vacancies/components/search/sort-form.tsx'));
const ResultList = lazyOnInteraction(
  () => import('#app/features/vacancies/components/search/result-list.tsx'),
);
const NoResults = lazyOnInteraction(() => import('#app/features/vacancies/components/search/no-results.tsx'));
const SearchMap = lazy(() => import('#app/features/vacancies/components/search/search-map.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale, center } = context.get(pageContext);
  const found = await loadSearch({ api, locale, features: center.features }, url);
  return { ...found, head: { feed: searchFeedOf(locale, found.choice) } };
}

export default function Search({ loaderData: data }: Route.ComponentProps) {
  const t = useWords('vacancies');
  const pointing = usePointing();
  const isHydrated = useHydrated();
  return (
    <>
      <SearchBar data={data}>
        <FilterSheet data={data} />
      </SearchBar>
      <div className="mx-auto grid max-w-wide px-4 sm:px-6 lg:mx-0 lg:max-w-none lg:grid-cols-[16.5rem_minmax(0,1fr)_17rem] lg:ps-[max(1.5rem,calc((100%-90rem)/2+1.5rem))] lg:pe-0 xl:grid-cols-[18rem_minmax(0,42rem)_minmax(20.5rem,1fr)]">
        <Filters data={data} />
        <Results data={data} pointing={pointing} />
        <MapColumn data={data} pointing={pointing} />
      </div>
      {isHydrated && (
        <div className="lg:hidden">
          <MapSheet
            label={t('search.map.show')}
            title={t('search.map.title')}
            closeLabel={t('search.map.hide')}
          >
            {() => <LazyMap data={data} pointing={pointing} />}
          </MapSheet>
        </div>
      )}
    </>
  );
}

function usePointing(): SearchPointing {
  const [pointed, onPoint] = useState<string | null>(null);
  const [pressed, onPress] = useState<string | null>(null);
  return { pointed, pressed, onPoint, onPress };
}

/** The side column; below 1024 px there only for whoever has no script and follows the link to it. */
function Filters({ data }: { data: SearchData }) {
  const t = useWords('vacancies');
  return (
    <aside
      id={filtersId}
      aria-label={t('search.filters')}
      className="scroll-mt-6 py-7 max-lg:hidden max-lg:target:block"
    >
      <h2 className="mb-5 border-b border-line pb-3.5 t-h3">{t('search.filters')}</h2>
      <FilterForm choice={data.choice} facets={data.facets} size="small" />
    </aside>
  );
}

type PartProps = { data: SearchData; pointing: SearchPointing };

function Results({ data, pointing }: PartProps) {
  const t = useWords('vacancies');
  const isBusy = useNavigation().state === 'loading';
  const { total, by } = useTotal(data);
  const heading = useFocusOnPage(data.choice.page);
  return (
    <section id={resultsId} tabIndex={-1} aria-busy={isBusy} className="min-w-0 py-5 lg:px-8 lg:py-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="t-h2">
            {total}
          </h1>
          {by && <p className="text-soft">{by}</p>}
        </div>
        <div className="flex grow flex-wrap items-center justify-end gap-x-5 lg:justify-between">
          <Link href="/vacancies/saved" className="inline-flex min-h-11 items-center link">
            {t('keep.list')}
          </Link>
          {data.records > 1 && (
            <div className="hidden lg:block">
              <SortForm data={data} />
            </div>
          )}
        </div>
      </div>
      <Announcement data={data} />
      <div className="mt-4 space-y-4 empty:hidden">
        <SearchPlace data={data} />
        <ChosenChips data={data} />
        <UnderstoodChips data={data} />
        {data.dropped.length > 0 && (
          <Notice kind="warning" title={t('search.dropped')}>
            {t('search.droppedText', { values: data.dropped.map((value) => `‘${value}’`).join(', ') })}
          </Notice>
        )}
        {data.saysNothing && <Notice kind="info" title={t('search.saysNothing', { q: data.choice.q })} />}
        {data.isPartly && <Notice kind="info" title={t('search.partly')} />}
        {data.isForgiven && <Notice kind="info" title={t('search.forgiven')} />}
      </div>
      <div className="mt-5">
        {data.items.length > 0 ? (
          <ResultList data={data} pointing={pointing} />
        ) : (
          <NoResults ways={data.ways} />
        )}
      </div>
      <AlertOffer choice={data.choice} />
    </section>
  );
}

/** After going to another page of results, reading goes on at its top. */
function useFocusOnPage(number: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(number);
  useEffect(() => {
    if (before.current !== number) heading.current?.focus({ preventScroll: true });
    before.current = number;
  }, [number]);
  return heading;
}

/** Says the new count after each change, and nothing on arrival: then the heading says it. */
function Announcement({ data }: { data: SearchData }) {
  const asked = JSON.stringify(data.choice);
  const [first] = useState(asked);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && asked !== first) setChanged(true);
  const { total, by } = useTotal(data);
  return (
    <p role="status" className="sr-only">
      {hasChanged ? [total, by].filter(Boolean).join(', ') : ''}
    </p>
  );
}

function MapColumn({ data, pointing }: PartProps) {
  const t = useWords('vacancies');
  const isWide = useIsFrom('lg');
  const onPress = (id: string | null) => {
    pointing.onPress(id);
    // The row of a pressed pin comes into view; the style sheet says how smoothly.
    if (id) document.getElementById(rowId(id))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section
      aria-label={t('search.map.title')}
      className="hidden border-s border-line bg-sunken lg:block lg:noscript:hidden"
    >
      <div className="sticky top-20 h-[calc(100dvh-5rem)] max-h-[60rem]">
        {isWide && <LazyMap data={data} pointing={{ ...pointing, onPress }} />}
      </div>
    </section>
  );
}

/** Not there until it is fetched; the list beside it has everything that it shows. */
function LazyMap(props: PartProps) {
  return (
    <Suspense>
      <SearchMap {...props} />
    </Suspense>
  );
}
