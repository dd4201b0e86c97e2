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
  /** A part of it was said that is not known apart, a municipality that went up in it, a street in it, or it and another place at once. */
  isWider: boolean;
  others: NearPlace[];
}

export interface Candidate extends NearPlace {
  key: string;
  /** As the seeds give them (db/seeds/places/place-names.ts): of several the least is meant. */
  rank: number;
  municipalityCode: string | null;
  /** Its postcodes; a thousand more for the one of several with its name that is known best. */
  size: number;
}

/** Where the people of a centre are. */
export interface Middle extends Point {
  province: string | null;
}

export type Candidates = ReadonlyMap<string, readonly Candidate[]>;

/** Kilometres from the middle of a centre within which a place of the name is the one its people mean. */
export const closeBy = 30;
/** The same for a place of their own province, beside one elsewhere that is not much larger: 'Bergen' to people of Roermond. */
const inOwnProvince = 60;
const muchLarger = 10;
/** The worst rank of a name that is the place's whole. */
export const wholeNames = 2;
const restOfName = 4;
const formerMunicipality = 5;

/** A name that is the place's whole, or was that of a municipality in it: what it may be called in a sentence. */
export const isWhole = ({ rank }: Candidate): boolean => rank <= wholeNames || rank === formerMunicipality;

/** Kilometres between two towns that somebody may say together, or one by the other. */
const beside = 15;
/** Kilometres from a postcode within which another town may well be said to be the place of it. */
const sameSurroundings = 8;

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

const townsNamed = (key: string, all: Candidates): readonly Candidate[] =>
  (all.get(key) ?? []).filter(
    ({ kind, rank }) => rank <= wholeNames && (kind === 'town' || kind === 'municipality'),
  );

/** Whatever may be said beside another, each as such: 'Schothorst of Kattenbroek', 'Achterhoek of Twente'. */
const areasNamed = (key: string, all: Candidates): readonly Candidate[] =>
  (all.get(key) ?? []).filter(
    ({ kind, rank }) => kind !== 'country' && (rank <= wholeNames || kind === 'district'),
  );

const isBeside = (place: Candidate, town: string, all: Candidates): boolean =>
  townsNamed(town, all).some((one) => one !== place && kilometresBetween(one, place) <= beside);

/** 'De Veluwe', 'de Haarlemmermeer', 'het Soesterkwartier': nobody says so of a town. */
const mayHaveArticle = ({ kind, rank }: Candidate) =>
  kind === 'district' || (kind !== 'town' && rank <= wholeNames);

function meant({ whole, withoutArticle, split }: PlaceReading, all: Candidates): readonly Candidate[] {
  const named = [
    ...whole.map((key) => all.get(key) ?? []),
    ...withoutArticle.map((key) => (all.get(key) ?? []).filter(mayHaveArticle)),
  ].find((places) => places.length > 0);
  if (named) return named;
  for (const { head, tail, isBy } of split) {
    const inside = (all.get(head) ?? []).filter(
      (place) => isIn(place, tail, all) || (isBy && isBeside(place, tail, all)),
    );
    if (inside.length > 0) return inside;
  }
  return [];
}

const isCountry = ({ kind }: NearPlace) => (kind === 'country' ? 1 : 0);

const postcodesOf = ({ size }: Candidate) => size % 1000;

/** Kilometres to the middle of a centre, where its people would mean this one because of it; else without end. */
function nearness(found: readonly Candidate[], middle: Middle | null): (place: Candidate) => number {
  const isMuchSmaller = (place: Candidate) =>
    found.some((one) => one.rank <= place.rank && postcodesOf(one) >= postcodesOf(place) * muchLarger);
  const awayOf = new Map(
    found.map((place) => {
      if (!middle || place.kind === 'province') return [place, Infinity];
      const away = kilometresBetween(middle, place);
      const isOwn = place.province === middle.province && !isMuchSmaller(place);
      return [place, away <= closeBy || (isOwn && away <= inOwnProvince) ? away : Infinity];
    }),
  );
  return (place) => awayOf.get(place) ?? Infinity;
}

/** The whole country before a hamlet of its name; those close to the centre, the nearest first; then by how much the name is theirs, and by size. */
function inOrder(found: readonly Candidate[], middle: Middle | null): Candidate[] {
  const away = nearness(found, middle);
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

/** The town or district of which a part was said, 'Arnhem Oost'; none where it has another name behind it. */
const wholeOf = ({ parts }: PlaceReading, all: Candidates): readonly Candidate[] =>
  parts
    .map((key) =>
      (all.get(key) ?? []).filter(
        ({ kind, rank }) => (rank <= wholeNames || kind === 'district') && kind !== 'country',
      ),
    )
    .find((found) => found.length > 0) ?? [];

/** Two towns that were said as one, the first of them first. */
function bothOf({ two }: PlaceReading, all: Candidates): Candidate[] {
  if (!two) return [];
  const [first, second] = two.keys.map((key) => (two.isApart ? areasNamed : townsNamed)(key, all));
  const pairs = (first ?? []).flatMap((one) =>
    (second ?? []).map((other) => ({ both: [one, other], kilometres: kilometresBetween(one, other) })),
  );
  const nearest = pairs.toSorted((a, b) => a.kilometres - b.kilometres)[0];
  return nearest && (two.isApart || nearest.kilometres <= beside) ? nearest.both : [];
}

interface Found {
  /** The one that is meant, and after it which else it may be. */
  places: readonly Candidate[];
  isWider: boolean;
}

/** Names that are a place's before those that are left of one without its article, or were a municipality's. */
function bestOf(found: readonly Candidate[], middle: Middle | null): Candidate[] {
  const named = found.filter(({ rank }) => rank < restOfName);
  return inOrder(named.length > 0 ? named : found, middle);
}

/** A street is in no place that has the name only in part. */
function besideStreet({ beside: all }: PlaceReading, known: Candidates, middle: Middle | null): Candidate[] {
  for (const reading of all) {
    const { places } = placesOf(reading, known, middle);
    if (places[0]?.kind === 'country') continue;
    const whole = places.filter(({ rank }) => rank <= wholeNames);
    if (whole.length > 0) return whole;
  }
  return [];
}

function placesOf(reading: PlaceReading, all: Candidates, middle: Middle | null): Found {
  const exactly = bestOf(meant(reading, all), middle);
  if (exactly.length > 0) return { places: exactly, isWider: exactly[0]?.rank === formerMunicipality };
  const wider = [bothOf(reading, all), bestOf(wholeOf(reading, all), middle)];
  const found = wider.find((places) => places.length > 0) ?? besideStreet(reading, all, middle);
  return { places: found, isWider: true };
}

/** What was said beside a postcode that lies elsewhere: the postcode was taken, and that is what else may be meant. */
function contradicted(postcode: Candidate, { places }: Found): readonly Candidate[] {
  const holds = (place: Candidate) =>
    place.municipalityCode === postcode.municipalityCode ||
    kilometresBetween(place, postcode) <= Math.max(place.reach, sameSurroundings);
  return places.some(holds) ? [] : places;
}

/** Null where no place is called so: one that is only like it is never taken for it. */
export function choosePlace(
  reading: PlaceReading,
  all: Candidates,
  middle: Middle | null,
): FoundPlace | null {
  const found = placesOf(reading, all, middle);
  const byPostcode = reading.digits === null ? undefined : all.get(reading.digits)?.[0];
  if (byPostcode) {
    const others = contradicted(byPostcode, found).map(placeOf);
    return { ...placeOf(byPostcode), isWider: false, others };
  }
  const [place, ...others] = found.places;
  return place ? { ...placeOf(place), isWider: found.isWider, others: others.map(placeOf) } : null;
}
