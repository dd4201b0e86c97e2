import { useEffect, useRef } from 'react';
import type { DayPart } from '#contract/schedule.ts';
import { useWords, type Translate } from '#app/i18n/words.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import {
  changed,
  choiceLists,
  emptySearchState,
  searchHref,
} from '#app/features/vacancies/components/search-state.ts';
import { availableWords } from '#app/features/vacancies/components/when.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Link } from '#app/ui/link.tsx';

type ChosenOne = { key: string; label: string; href: string };

/** Everything chosen, each with the address without it. Day parts are one chip: 'Di en vr, overdag'. */
function chosenOf(t: Translate<'vacancies'>, { choice: state, near, facets }: SearchData): ChosenOne[] {
  const without = (change: Parameters<typeof changed>[1]) => searchHref(changed(state, change));
  const parts = state.dayPart as DayPart[];
  const all: ChosenOne[] = [];
  if (state.q) all.push({ key: 'q', label: `‘${state.q}’`, href: without({ q: '' }) });
  if (parts.length > 0)
    all.push({ key: 'dayPart', label: availableWords(t, parts), href: without({ dayPart: [] }) });
  for (const list of choiceLists) {
    if (list === 'dayPart') continue;
    for (const value of state[list]) {
      const name = facets[list].find((option) => option.value === value)?.name ?? value;
      const rest = state[list].filter((other) => other !== value);
      all.push({ key: `${list} ${value}`, label: name, href: without({ [list]: rest }) });
    }
  }
  if (state.area) all.push({ key: 'area', label: t('search.inArea'), href: without({ area: '' }) });
  if (near)
    all.push({
      key: 'near',
      label: t('search.within', { distance: near.distance, place: near.name }),
      href: without({ near: '', distance: null, sort: state.sort === 'nearest' ? null : state.sort }),
    });
  return all;
}

/** Chips that take away what they name. On a phone they scroll sideways, the last one cut off to show it. */
export default function ChosenChips({ data }: { data: SearchData }) {
  const t = useWords('vacancies');
  const list = useRef<HTMLUListElement>(null);
  const hasPressed = useRef(false);
  const chosen = chosenOf(t, data);
  const keys = chosen.map(({ key }) => key).join();
  const before = useRef(keys);
  // The pressed chip is gone; the focus stays with the others, or goes to the heading when it was the last.
  useEffect(() => {
    if (before.current === keys) return;
    before.current = keys;
    if (!hasPressed.current) return;
    hasPressed.current = false;
    (list.current ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  }, [before, hasPressed, keys, list]);
  if (chosen.length === 0) return null;
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('search.chosen')}
      className="focus-inset relative flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      {chosen.map(({ key, label, href }) => (
        <li key={key} className="shrink-0">
          <Chip
            href={href}
            removes={t('search.remove')}
            onClick={() => {
              hasPressed.current = true;
            }}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li className="flex shrink-0 items-center px-1">
        <Link
          href={searchHref({ ...emptySearchState, perPage: data.choice.perPage })}
          className="inline-flex min-h-11 items-center link"
          onClick={() => {
            hasPressed.current = true;
          }}
        >
          {t('search.clear')}
        </Link>
      </li>
    </ul>
  );
}
