/** Which answers a filter offers, and in which order. */
import type { Locale } from '#contract/locales.ts';
import type { ChoiceList } from '#app/features/vacancies/components/search-list.ts';

export interface FacetOption {
  value: string;
  name: string;
  count: number;
  /** A word of the centre's own, among the tags. */
  isOwn?: true;
}

/** No answer to the question over them: what it costs is not how often, and this age is the two younger ones together. */
const unasked: Partial<Record<ChoiceList, readonly string[]>> = { tag: ['free'], ageGroup: ['under_18'] };

/** An address may still ask for one that is not offered; then it shows, so that it can be taken away. */
export const isAsked = (list: ChoiceList, value: string): boolean => !unasked[list]?.includes(value);

/** Chosen, then the most hits, then by name, so that what one may want stands first. Ages stay a ladder from young to old. */
export function inFacetOrder(
  list: ChoiceList,
  options: readonly FacetOption[],
  { chosen, locale }: { chosen: readonly string[]; locale: Locale },
): FacetOption[] {
  if (list === 'ageGroup') return [...options];
  const isChosen = ({ value }: FacetOption) => Number(chosen.includes(value));
  return options.toSorted(
    (a, b) => isChosen(b) - isChosen(a) || b.count - a.count || a.name.localeCompare(b.name, locale),
  );
}
