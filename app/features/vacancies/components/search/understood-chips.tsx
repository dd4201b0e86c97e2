import { useId } from 'react';
import { placeSaid } from '#contract/place-said.ts';
import type { DayPart } from '#contract/schedule.ts';
import { useWords, type Translate } from '#app/i18n/words.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { choiceLists, facetOf, searchList } from '#app/features/vacancies/components/search-list.ts';
import { filteredAddress, valuesOf } from '#app/lists/list-choice.ts';
import { useKeptFocus } from '#app/features/vacancies/components/search/use-kept-focus.ts';
import { availableWords } from '#app/features/vacancies/components/when.ts';
import { Chip } from '#app/ui/chip.tsx';

type Understood = SearchData['understood'][number];

/** The names of what words were understood as; empty where the centre has no such thing. */
function meaningOf(t: Translate<'vacancies'>, one: Understood, { facets, near }: SearchData): string {
  if (one.filter === 'near')
    return near ? t('search.within', { distance: near.distance, place: placeSaid(near) }) : '';
  if (one.filter === 'dayPart') return availableWords(t, one.values as DayPart[]);
  const list = choiceLists.find((name) => facetOf(name) === one.filter);
  if (!list || list === 'dayPart') return '';
  return one.values
    .flatMap((value) => facets[list].find((option) => option.value === value)?.name ?? [])
    .join(', ');
}

/** One chip for the words, whatever they were understood as, with the address that takes them as typed. */
function chipsOf(t: Translate<'vacancies'>, data: SearchData) {
  const words = [...new Set(data.understood.map((one) => one.words))];
  return words.flatMap((said) => {
    const meanings = data.understood
      .filter((one) => one.words === said)
      .map((one) => meaningOf(t, one, data))
      .filter(Boolean);
    const typed = [...valuesOf(searchList, 'typed', data.choice), said].join();
    return meanings.length > 0
      ? [{ said, meaning: meanings.join(', '), href: filteredAddress(searchList, data.choice, { typed }) }]
      : [];
  });
}

/** What was understood of the words; pressing one looks for its words as they are typed. */
export default function UnderstoodChips({ data }: { data: SearchData }) {
  const t = useWords('vacancies');
  const id = useId();
  const chips = chipsOf(t, data);
  const [list, onPress] = useKeptFocus(chips.map(({ said }) => said).join());
  if (chips.length === 0) return null;
  return (
    <div>
      <p id={id} className="mb-2 t-sm text-soft">
        {t('search.understood')}
      </p>
      <ul ref={list} tabIndex={-1} aria-labelledby={id} className="focus-inset flex flex-wrap gap-2">
        {chips.map(({ said, meaning, href }) => (
          <li key={said}>
            <Chip href={href} removes={t('search.asTyped')} onClick={onPress}>
              {t('search.understoodAs', { meaning, words: said })}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
