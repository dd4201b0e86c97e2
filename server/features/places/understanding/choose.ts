/** Which of the places of a name is meant. */
import { kilometresBetween, type Point } from '#contract/kilometres.ts';
import type { PlaceKind } from '#contract/place-kinds.ts';
import type { PlaceReading } from './read-place.ts';
import { shortProvince } from './provinces.ts';

/** A place that somebody may look near. */
export interface NearPlace extends Point {
  id: string;
  kind: PlaceKind;
  name: string;
  /** Apart from others of its name. */
  label: string;
  postcode: string;
  municipality: string | null;
  province: string | null;
  /** Kilometres from its middle to its border, of what is no town. */
  reach: number;
}

/** What distances are measured from: nothing where the whole country is meant. */
export const measuredFrom = (place: FoundPlace | null): FoundPlace | null =>
  place?.kind === 'country' ? null : place;

/** The one that is meant, and which else it may be. */
export interface FoundPlace extends NearPlace {
  /** A part of it was said that is not known apart. */
  isWider: boolean;
  others: NearPlace[];
}

export interface Candidate extends NearPlace {
  key: string;
  /** As the seeds give them: 1 its own name, 2 another for it, 3 the head of it, 4 what is left without an article. */
  rank: number;
  municipalityCode: string | null;
  size: number;
}

export type Candidates = ReadonlyMap<string, readonly Candidate[]>;

/** Kilometres from the middle of a centre within which a place of the name is the one its people mean. */
export const closeBy = 30;
/** The worst rank of a name that is the place's whole. */
export const wholeNames = 2;
const withoutArticle = 4;

/** The province or the municipality that was said behind the name is that of the place. */
function isIn(place: Candidate, tail: string, all: Candidates): boolean {
  const province = shortProvince(tail);
  if (province !== undefined && province === place.province) return true;
  return (all.get(tail) ?? []).some((area) => {
    if (area.rank > wholeNames) return false;
    if (area.kind === 'province') return area.province === place.province;
    if (area.kind === 'region') return isWithin(place, area);
    return area.municipalityCode !== null && area.municipalityCode === place.municipalityCode;
  });
}

/** A town of it: regions have no border but that of a circle. */
const isWithin = (place: Candidate, region: Candidate): boolean =>
  place.municipalityCode !== null && kilometresBetween(region, place) <= region.reach;

function meant({ whole, split }: PlaceReading, all: Candidates): readonly Candidate[] {
  for (const key of whole) {
    const named = all.get(key);
    if (named) return named;
  }
  for (const { head, tail } of split) {
    const inside = (all.get(head) ?? []).filter((place) => isIn(place, tail, all));
    if (inside.length > 0) return inside;
  }
  return [];
}

const isCountry = ({ kind }: NearPlace) => (kind === 'country' ? 1 : 0);

/** The whole country before a hamlet of its name; those close to the centre, the nearest first; then by how much the name is theirs, and by size. */
function inOrder(found: readonly Candidate[], middle: Point | null): Candidate[] {
  const awayOf = new Map(
    found.map((place) => {
      const away = middle && place.kind !== 'province' ? kilometresBetween(middle, place) : Infinity;
      return [place, away <= closeBy ? away : Infinity];
    }),
  );
  const away = (place: Candidate) => awayOf.get(place) ?? Infinity;
  return found.toSorted((a, b) => {
    const [first, second] = [away(a), away(b)];
    if (isCountry(a) !== isCountry(b)) return isCountry(b) - isCountry(a);
    if (first !== second) return first - second;
    return a.rank - b.rank || b.size - a.size || a.id.localeCompare(b.id);
  });
}

const placeOf = (found: Candidate): NearPlace => {
  const { id, kind, name, label, postcode, municipality, province, lat, lon, reach } = found;
  return { id, kind, name, label, postcode, municipality, province, lat, lon, reach };
};

/** The town of which a part was said, 'Arnhem Oost'; none where it has another name behind it. */
const wholeOf = ({ parts }: PlaceReading, all: Candidates): readonly Candidate[] =>
  parts
    .map((key) => (all.get(key) ?? []).filter(({ kind, rank }) => rank <= wholeNames && kind !== 'country'))
    .find((found) => found.length > 0) ?? [];

/** Null where no place is called so: one that is only like it is never taken for it. */
export function choosePlace(reading: PlaceReading, all: Candidates, middle: Point | null): FoundPlace | null {
  const byPostcode = reading.digits === null ? undefined : all.get(reading.digits)?.[0];
  if (byPostcode) return { ...placeOf(byPostcode), isWider: false, others: [] };
  const exactly = meant(reading, all);
  const isWider = exactly.length === 0;
  const found = isWider ? wholeOf(reading, all) : exactly;
  const named = found.filter(({ rank }) => rank < withoutArticle);
  const [place, ...others] = inOrder(named.length > 0 ? named : found, middle);
  return place ? { ...placeOf(place), isWider, others: others.map(placeOf) } : null;
}
