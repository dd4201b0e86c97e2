/** From a wish to text-search questions: the very words first, then words and lists that mean it, then what meets most of it. */
import type { Locale } from '#contract/locales.ts';
import { dayParts } from '#contract/schedule.ts';
import type { FacetName } from '#contract/vacancy-search.ts';
import { prefixQuery } from '../words.ts';
import { dutchForms } from './dutch-forms.ts';
import type { Part, Wish } from './read-wish.ts';

export interface Steps {
  /** Questions in the order of their hits, with up to how many hits each is still asked. */
  steps: { question: string; until: number }[];
  /** All words, to rank by. */
  words: string;
}

/** As `labels_of` of the database writes them: letters and digits only, so that nothing can be meant as an operator. */
const letterOf: Readonly<Record<FacetName, string>> = {
  category: 'c',
  targetGroup: 'g',
  ageGroup: 'a',
  tag: 't',
  vacancyType: 'v',
  dayPart: 'd',
  organization: 'o',
};
const labelOf = (facet: FacetName, id: string) =>
  facet === 'dayPart'
    ? `d0${dayParts.indexOf(id as (typeof dayParts)[number])}`
    : `${letterOf[facet]}0${id.replaceAll(/[^a-z\d]/g, '')}`;

const anyOf = (terms: readonly string[]) => `(${terms.join(' | ')})`;
const allOf = (terms: readonly string[]) => `(${terms.join(' & ')})`;

/** The very words, and other forms of a single one; of a time also when it is. */
function veryWords({ meant: words, dayParts: when }: Part, locale: Locale): string[] {
  const typed = words.split(' ');
  const forms = typed.length === 1 && locale === 'nl' ? dutchForms(words) : [];
  const labels = when?.map((part) => labelOf('dayPart', part)) ?? [];
  return [allOf([prefixQuery(typed)]), ...(typed.length === 1 ? [words] : []), ...forms, ...labels];
}

function otherWords({ meaning, dayParts: when }: Part): string[] {
  if (when) return ['d0flexible'];
  if (!meaning) return [];
  const labels = Object.entries(meaning.filed).flatMap(([facet, ids]) =>
    ids.map((id) => labelOf(facet as FacetName, id)),
  );
  const words = meaning.words
    .flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2);
  return [...words, ...labels, ...(meaning.isRemote ? ['r0remote'] : [])];
}

/** A page of hits: what meets only most of a wish is added while there are fewer. */
const aPage = 12;
const unlimited = 1_000_000;
const mostSubsets = 5;

/** Which parts are kept, by how much that is, most first; all parts and none are not among them. */
function kept(weights: readonly number[]): { at: number[]; weight: number }[] {
  const all = weights.map((_, at) => at);
  const masks = Array.from({ length: 2 ** weights.length - 2 }, (_, mask) => mask + 1);
  const subsets =
    weights.length <= mostSubsets
      ? masks.map((mask) => all.filter((at) => (mask & (1 << at)) !== 0))
      : [...all.map((gone) => all.filter((at) => at !== gone)), ...all.map((at) => [at])];
  return subsets
    .map((at) => ({ at, weight: at.reduce((sum, one) => sum + (weights[one] ?? 0), 0) }))
    .toSorted((one, other) => other.weight - one.weight);
}

/** What meets most: questions of equal weight are one step. What meets half or less is shown only when there is nothing else. */
function partly(wish: Wish, parts: readonly string[]): Steps['steps'] {
  if (parts.length < 2) return [];
  // When somebody can says less of what they want than what they would do.
  const weights = wish.parts.map((part) => (part.dayParts ? 1 : 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const byWeight = new Map<number, string[]>();
  for (const { at, weight } of kept(weights))
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), allOf(at.map((one) => parts[one] ?? ''))]);
  return [...byWeight].map(([weight, questions]) => ({
    question: anyOf(questions),
    until: wish.isWhole && weight * 2 > total ? aPage : 1,
  }));
}

export function stepsOf(wish: Wish, locale: Locale): Steps {
  const very = wish.parts.map((part) => veryWords(part, locale));
  const parts = wish.parts.map((part, at) => anyOf([...(very[at] ?? []), ...otherWords(part)]));
  return {
    steps: [
      { question: allOf(very.map(anyOf)), until: unlimited },
      { question: allOf(parts), until: unlimited },
      ...partly(wish, parts),
    ],
    words: anyOf(parts),
  };
}
