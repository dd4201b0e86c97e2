/** Places while somebody types. A browser's own question: the field works without it. */
import { placesPath } from '#contract/places-path.ts';
import type { places } from '#contract/reference-lists.ts';
import type { Point } from '#contract/kilometres.ts';
import type { RecordOf } from '#app/api/record.ts';
import { suggestionOf, type Suggestion } from '#app/features/places/components/suggestion.ts';

type Place = Pick<RecordOf<typeof places>, 'name' | 'postcode' | 'lat' | 'lon'> &
  Parameters<typeof suggestionOf>[0];

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
  return (await askPlaces(q, signal)).map(suggestionOf);
}
