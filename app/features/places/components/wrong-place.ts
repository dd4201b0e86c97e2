/** What a place is that cannot be looked around: none that anybody knows, one elsewhere, or no name of a place. Pure. */
import { isPlaceAbroad } from '#contract/places-abroad.ts';
import { isVaguePlace } from '#contract/vague-places.ts';

export function wrongPlaceKind(near: string): 'vague' | 'abroad' | 'unknown' {
  if (isVaguePlace(near)) return 'vague';
  return isPlaceAbroad(near) ? 'abroad' : 'unknown';
}
