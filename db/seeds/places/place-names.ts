/** Under which names a place is looked for, and what it is called apart from others of its name. */
import { placeKey, placeWords } from '#contract/place-key.ts';
import type { NamedPlace } from './named-places.ts';

/**
 * What a name is to a place: its own, another one for it, the head of it (or one that is only known where a place is typed), what is
 * left without its article, or that of a municipality that went up in it; of several the first is meant.
 */
export const nameRanks = { own: 1, other: 2, head: 3, rest: 4, former: 5 } as const;
type Rank = (typeof nameRanks)[keyof typeof nameRanks];

export interface PlaceName {
  key: string;
  place_id: string;
  rank: Rank;
}

/** 'Bergen (NH.)' is Bergen to whoever lives there. */
export const bare = (name: string) => name.replace(/ \([^()]*\)$/, '');
const articles: Readonly<Record<string, readonly string[]>> = {
  de: ['den'],
  den: ['de'],
  het: ['t'],
  t: ['het'],
  s: [],
  it: ['het'],
};
const fewestLetters = 3;

/** 'Harde' and 'Het Harde' for 't Harde, 'Oedenrode' for Sint-Oedenrode. */
function restsOf([first = '', ...rest]: readonly string[]): string[][] {
  if (rest.length === 0) return [];
  if (first === 'sint') return [rest];
  const others = articles[first];
  return others ? [rest, ...others.map((one) => [one, ...rest])] : [];
}

const afterHead = new Set(['ad', 'aan', 'op', 'bij', 'in']);

/** 'Krimpen' for Krimpen aan den IJssel. */
function headsOf(words: readonly string[]): string[][] {
  const at = words.findIndex((word, index) => index > 0 && afterHead.has(word));
  return at > 0 ? [words.slice(0, at)] : [];
}

const keysOf = (parts: readonly (readonly string[])[]): string[] =>
  parts.map((part) => part.join('')).filter((key) => key.length >= fewestLetters);

/** Of the same name, among which somebody has to choose; a town has the name before the province around it. */
function alikeWith(place: NamedPlace, all: readonly NamedPlace[]): NamedPlace[] {
  const isInside = (one: NamedPlace) => one.kind === 'province' && one.province === place.province;
  return all.filter((one) => one !== place && !isInside(one));
}

/** What a place is called so that no other is meant: 'Rijswijk (Gelderland)', 'Oudega (Smallingerland)'. */
function labelOf(place: NamedPlace, sameName: readonly NamedPlace[]): string {
  const name = bare(place.name);
  if (place.kind === 'country') return name;
  if (place.kind === 'province') return sameName.length > 1 ? `${name} (provincie)` : name;
  const alike = alikeWith(place, sameName);
  if (alike.length === 0) return name;
  if (place.kind === 'region') return `${name} (streek)`;
  const inProvince = alike.some(({ province }) => province === place.province);
  return `${name} (${inProvince ? place.municipality : place.province})`;
}

export interface LabelledPlace extends NamedPlace {
  label: string;
}

export function labelledPlaces(places: readonly NamedPlace[]): LabelledPlace[] {
  const nameOf = new Map(places.map((place) => [place, placeKey(bare(place.name))]));
  const byName = Map.groupBy(places, (place) => nameOf.get(place));
  return places.map((place) => ({ ...place, label: labelOf(place, byName.get(nameOf.get(place)) ?? []) }));
}

/** What a place is called besides its own name. */
export interface OtherNames {
  others: readonly string[];
  /** Only where a place is typed. */
  typed?: readonly string[];
  /** Municipalities that went up in it. */
  former?: readonly string[];
  hasOwnName?: boolean;
}

/** All names of a place, each once and by its best rank. */
export function namesOf(
  place: LabelledPlace,
  { others, typed = [], former = [], hasOwnName = true }: OtherNames,
): PlaceName[] {
  const all = [place.name, ...others].map(placeWords);
  const heads = hasOwnName && place.kind !== 'district' ? all.flatMap(headsOf) : [];
  const said: [Rank, string[]][] = [
    [
      nameRanks.own,
      [placeKey(place.label), ...(hasOwnName ? [place.name, bare(place.name)].map(placeKey) : [])],
    ],
    [nameRanks.other, others.map(placeKey)],
    [nameRanks.head, [...keysOf(heads), ...typed.map(placeKey)]],
    [nameRanks.rest, hasOwnName ? keysOf(all.flatMap(restsOf)) : []],
    [nameRanks.former, former.map(placeKey)],
  ];
  const ranks = new Map<string, Rank>();
  for (const [rank, keys] of said) for (const key of keys) if (!ranks.has(key)) ranks.set(key, rank);
  return [...ranks].map(([key, rank]) => ({ key, place_id: place.id, rank }));
}
