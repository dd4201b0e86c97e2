/** What somebody may mean by a place that is not known. */
import { placeCalls } from '#contract/calls/places.ts';
import { textLimits } from '#contract/text-limits.ts';
import type { Api } from '#app/api/client.ts';
import { suggestionOf, type Suggestion } from '#app/features/places/components/suggestion.ts';

/** More are no help. */
const mostShown = 4;

export async function placesLike(api: Api, near: string): Promise<Suggestion[]> {
  const q = near.slice(0, textLimits.place);
  const { items } = await api.list(placeCalls.list, { query: { q }, page: { size: mostShown } });
  return items.map(suggestionOf);
}
