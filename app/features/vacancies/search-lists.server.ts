/** The lists that all centres share, with their names: for facets, chips and for checking an address. */
import { referenceListCalls } from '#contract/calls/reference-lists.ts';
import type { VacancyType } from '#contract/vacancy-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import type { Api } from '#app/api/client.ts';
import type { ChoiceList } from '#app/features/vacancies/components/search-list.ts';

type Item = { id: string; nameNl: string; nameEn: string; icon?: string };
export type SearchLists = Record<'category' | 'targetGroup' | 'ageGroup' | 'tag', readonly Item[]>;
/** With the types that the centre has. */
export type CenterLists = SearchLists & { type: readonly VacancyType[] };

/** They change with a new version of the product only, so each server asks once; four lists on every page would cost more than the search. */
const cache = new WeakMap<Api['server'], Promise<SearchLists>>();

async function loadLists(api: Api): Promise<SearchLists> {
  const [category, targetGroup, ageGroup, tag] = await Promise.all([
    api.list(referenceListCalls.categories),
    api.list(referenceListCalls.targetGroups),
    api.list(referenceListCalls.ageGroups),
    api.list(referenceListCalls.tags),
  ]);
  return {
    category: category.items,
    targetGroup: targetGroup.items,
    ageGroup: ageGroup.items,
    tag: tag.items,
  };
}

export function searchLists(api: Api): Promise<SearchLists> {
  const cached = cache.get(api.server);
  if (cached) return cached;
  const lists = loadLists(api);
  cache.set(api.server, lists);
  // One that failed is asked for again by the next page.
  lists.catch(() => cache.delete(api.server));
  return lists;
}

export const localName = (item: Item, locale: Locale): string =>
  locale === 'en' ? item.nameEn : item.nameNl;

/** Value and name of every option of a facet; undefined for organisations, which are no shared list. */
export function namedOptions(
  lists: CenterLists,
  list: ChoiceList,
  locale: Locale,
): { value: string; name: string }[] | undefined {
  if (list === 'organization' || list === 'dayPart') return undefined;
  if (list === 'type') {
    const t = wordsOf(locale, 'vacancies');
    return lists.type.map((value) => ({ value, name: t(`search.types.${value}`) }));
  }
  return lists[list].map((item) => ({ value: item.id, name: localName(item, locale) }));
}
