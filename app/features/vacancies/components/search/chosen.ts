/** Everything that is chosen in a search, in words. */
import { placeSaid } from '#contract/place-said.ts';
import type { SearchNeed } from '#contract/search-needs.ts';
import type { DayPart } from '#contract/schedule.ts';
import { searchList, searchQuestions } from '#app/features/vacancies/components/search-list.ts';
import { availableWords } from '#app/features/vacancies/components/when.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import type { Translate } from '#app/i18n/words.ts';
import { chosenValues, filteredAddress, listAddress, valuesOf } from '#app/lists/list-choice.ts';

export type ChosenOne = { key: string; label: string; href: string };

/** Everything chosen, each with the address without it. Day parts are one chip: 'Di en vr, overdag'. */
export function chosenOf(
  t: Translate<'vacancies'>,
  { choice, near, facets }: Pick<SearchData, 'choice' | 'near' | 'facets'>,
): ChosenOne[] {
  const { q, filters } = choice;
  const without = (name: keyof typeof filters) => filteredAddress(searchList, choice, { [name]: '' });
  const parts = valuesOf(searchList, 'dayPart', choice) as DayPart[];
  const nameOf = (name: Exclude<(typeof searchQuestions)[number], 'dayPart'>, value: string) =>
    name === 'need'
      ? t(`search.needs.${value as SearchNeed}`)
      : (facets[name].find((option) => option.value === value)?.name ?? value);
  const all: (ChosenOne | '' | null)[] = [
    q && { key: 'q', label: `‘${q}’`, href: listAddress(searchList, choice, { q: '' }) },
    filters.dayPart && { key: 'dayPart', label: availableWords(t, parts), href: without('dayPart') },
    ...chosenValues(searchList, choice, searchQuestions).flatMap(({ name, value, href }) =>
      name === 'dayPart' ? [] : { key: `${name} ${value}`, label: nameOf(name, value), href },
    ),
    filters.area && { key: 'area', label: t('search.inArea'), href: without('area') },
    near && {
      key: 'near',
      label: t('search.within', { distance: near.distance, place: placeSaid(near) }),
      href: without('near'),
    },
  ];
  return all.filter((one) => one !== '' && one !== null);
}
