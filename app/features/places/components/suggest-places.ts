/** Places while somebody types. A browser's own question: the field works without it. */
import { placesPath } from '#contract/places-path.ts';
import type { places } from '#contract/reference-lists.ts';
import type { Point } from '#contract/kilometres.ts';
import type { RecordOf } from '#app/api/record.ts';

type Place = Pick<RecordOf<typeof places>, 'name' | 'postcode' | 'municipality' | 'province' | 'lat' | 'lon'>;
export interface Suggestion {
  /** What the field gets; the search understands it. */
  value: string;
  municipality: string;
  province: string;
}

/** Fewer letters say nothing. */
const fewestLetters = 2;

async function askPlaces(q: string, signal: AbortSignal): Promise<Place[]> {
  const answer = await fetch(`${placesPath}?${new URLSearchParams({ q })}`, { signal });
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as { data: { attributes: Place }[] };
  return data.map(({ attributes }) => attributes);
}

/** Name of the place with these four digits; undefined where they are not known. */
export async function placeOfPostcode(digits: string, signal: AbortSignal): Promise<string | undefined> {
  const found = await askPlaces(digits, signal);
  return found.find(({ postcode }) => postcode === digits)?.name;
}

/** The middle of the place with these four digits; undefined where they are not known. */
export async function pointOfPostcode(digits: string, signal: AbortSignal): Promise<Point | undefined> {
  const found = (await askPlaces(digits, signal)).find(({ postcode }) => postcode === digits);
  return found && { lat: found.lat, lon: found.lon };
}

export async function suggestPlaces(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  const q = typed.trim();
  if (q.length < fewestLetters) return [];
  const found = await askPlaces(q, signal);
  return found.map(({ name, postcode, municipality, province }) => {
    const isAlone = found.filter((other) => other.name === name).length === 1;
    // Two places of one name, or digits typed: then only the postcode tells them apart.
    return { value: isAlone && !/^\d/.test(q) ? name : `${postcode} ${name}`, municipality, province };
  });
}
