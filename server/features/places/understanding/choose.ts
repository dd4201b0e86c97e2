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
  province: string;
  /** Kilometres from its middle to its border, of what is no town. */
  reach: number;
}

/** The one that is meant, and which else it may be. */
export interface FoundPlace extends NearPlace {
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
  if (shortProvince(tail) === place.province) return true;
  return (all.get(tail) ?? []).some(
    ({ kind, rank, province, municipalityCode }) =>
      rank <= wholeNames &&
      (kind === 'province' ? province === place.province : municipalityCode === place.municipalityCode),
  );
}

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

/** Those close to the centre, the nearest first; then by how much the name is theirs, and by size. */
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
    if (first !== second) return first - second;
    return a.rank - b.rank || b.size - a.size || a.id.localeCompare(b.id);
  });
}

const placeOf = (found: Candidate): NearPlace => {
  const { id, kind, name, label, postcode, municipality, province, lat, lon, reach } = found;
  return { id, kind, name, label, postcode, municipality, province, lat, lon, reach };
};

/** Null where no place is called so: one that is only like it is never taken for it. */
export function choosePlace(reading: PlaceReading, all: Candidates, middle: Point | null): FoundPlace | null {
  const byPostcode = reading.digits === null ? undefined : all.get(reading.digits)?.[0];
  if (byPostcode) return { ...placeOf(byPostcode), others: [] };
  const found = meant(reading, all);
  const named = found.filter(({ rank }) => rank < withoutArticle);
  const [place, ...others] = inOrder(named.length > 0 ? named : found, middle);
  return place ? { ...placeOf(place), others: others.map(placeOf) } : null;
}
