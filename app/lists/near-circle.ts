import type { NearMeta } from '#contract/place-kinds.ts';
import type { Circle } from '#app/ui/map/map-circle.ts';

/** What is looked in: around an area it is measured from its border; the whole country is not drawn around. */
export const circleOf = ({ kind, lat, lon, distance, reach }: NearMeta): Circle | null =>
  kind === 'country' ? null : { lat, lon, distance: distance + reach };
