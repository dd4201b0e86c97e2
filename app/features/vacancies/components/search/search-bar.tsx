import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { textLimits } from '#contract/text-limits.ts';
import { useWords } from '#app/i18n/words.ts';
import { useWrongPlace } from '#app/features/places/components/use-wrong-place.ts';
import { NearField } from '#app/features/places/components/near-field.tsx';
import { isByChoice, SearchStateForm } from '#app/features/vacancies/components/search/search-state-form.tsx';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { distanceOf, distances } from '#app/lists/place-filters.ts';
import { Segment, segmentControl } from '#app/features/vacancies/components/segment.tsx';
import { Button } from '#app/ui/button.tsx';

/** Words, place and distance. From 768 px a bar; on a phone one line that says what is asked and opens to change it. */
export default function SearchBar({ data, children }: { data: SearchData; children: ReactNode }) {
  return (
    <section className="border-b border-line bg-tint">
      <div className="wrap-wide py-4 md:py-5">
        <div className="hidden md:block">
          <SearchForm data={data} />
        </div>
        <PhoneSearch data={data} />
        {children}
      </div>
    </section>
  );
}

function PhoneSearch({ data }: { data: SearchData }) {
  const t = useWords('vacancies');
  const { choice, unknownPlace } = data;
  const box = useRef<HTMLDetailsElement>(null);
  const { key, state } = useLocation();
  const before = useRef(key);
  const isWrong = unknownPlace !== null;
  const mayStay = isByChoice(state);
  // After searching it shows the answer again; what is wrong stays open, and so does what a choice was just made in.
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (box.current) box.current.open = isWrong || (mayStay && box.current.open);
  }, [key, mayStay, isWrong]);
  const { near, area } = choice.filters;
  const place = near
    ? t('search.nearShort', { near, distance: distanceOf(choice) })
    : area
      ? t('search.inArea')
      : // With nothing asked yet it says what can be.
        t(choice.q ? 'search.everywhere' : 'search.byWhat');
  return (
    <details ref={box} open={isWrong} className="group/search md:hidden">
      <summary className="flex min-h-14 items-center gap-3.5 rounded-ctl border-ctl border-edge bg-surface px-4 py-2 group-open/search:mb-3 hover:border-ink [&::-webkit-details-marker]:hidden [&>svg]:size-5 [&>svg]:shrink-0">
        <Search />
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-semibold">{choice.q || t('search.q.short')}</span>
          <span className="block t-sm text-soft">{place}</span>
          <span className="sr-only">{t('search.change')}</span>
        </span>
        <Pencil />
      </summary>
      <SearchForm data={data} />
    </details>
  );
}

/**
 * No distance is asked before there is a place to measure from. What `:has()` changes inside is named by a class: with a place
 * among the children in its stead, browsers would work out the style of a whole page anew at each change in it.
 */
const withoutPlace =
  'has-[[name=near]:placeholder-shown]:[&_.distance]:hidden has-[[name=near]:placeholder-shown]:[&_.near]:border-e-0 md:has-[[name=near]:placeholder-shown]:grid-cols-[minmax(0,1fr)_21.5rem] lg:has-[[name=near]:placeholder-shown]:grid-cols-[minmax(0,1fr)_26rem]';

function SearchForm({ data }: { data: SearchData }) {
  const t = useWords('vacancies');
  const id = useId();
  const { choice, unknownPlace } = data;
  const near = unknownPlace ?? choice.filters.near;
  const distance = distanceOf(choice);
  const wrong = useWrongPlace(unknownPlace);
  return (
    <SearchStateForm
      choice={choice}
      owns={['q', 'typed', 'near', 'distance']}
      shown={{ near, distance }}
      role="search"
      aria-label={t('search.title')}
      className="flex flex-col gap-3 md:flex-row md:[&>button]:min-h-19 md:[&>button]:self-end"
    >
      <div
        className={`grid min-w-0 flex-1 rounded-ctl border-ctl border-edge bg-surface max-md:divide-y max-md:divide-line md:grid-cols-[minmax(0,1fr)_12rem_9.5rem] lg:grid-cols-[minmax(0,1fr)_15rem_11rem] md:divide-x md:divide-line ${withoutPlace}`}
      >
        <Segment id={`${id}-q`} label={t('search.q.label')} icon={<Search />}>
          <input
            id={`${id}-q`}
            type="search"
            name="q"
            maxLength={textLimits.search}
            defaultValue={choice.q}
            placeholder={t('search.q.placeholder')}
            className={`${segmentControl} [&::-webkit-search-cancel-button]:hidden`}
          />
        </Segment>
        <Segment
          id={`${id}-near`}
          label={t('search.near.label')}
          icon={<MapPin />}
          error={wrong}
          className="near"
        >
          <NearField
            id={`${id}-near`}
            defaultValue={near}
            onTaken={({ form }) => form?.requestSubmit()}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-near-error` : undefined}
            className={segmentControl}
          />
        </Segment>
        <Segment
          id={`${id}-distance`}
          label={t('search.distance.label')}
          icon={<ChevronDown />}
          className="distance"
        >
          <DistanceSelect id={`${id}-distance`} value={distance} />
        </Segment>
      </div>
      <Button type="submit" size="large">
        {t('search.submit')}
      </Button>
    </SearchStateForm>
  );
}

function DistanceSelect({ id, value }: { id: string; value: string }) {
  const t = useWords('vacancies');
  const all = [...new Set([...distances, value])].sort((a, b) => Number(a) - Number(b));
  return (
    <select
      id={id}
      name="distance"
      defaultValue={value}
      onChange={({ currentTarget: { form } }) => form?.requestSubmit()}
      className={segmentControl}
    >
      {all.map((distance) => (
        <option key={distance} value={distance}>
          {t('search.distance.option', { distance })}
        </option>
      ))}
    </select>
  );
}
