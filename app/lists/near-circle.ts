import type { NearMeta } from '#contract/place-kinds.ts';
import type { Circle } from '#app/ui/map/map-circle.ts';

/** What is looked in: around an area it is measured from its border. */
export const circleOf = ({ lat, lon, distance, reach }: NearMeta): Circle => ({
  lat,
  lon,
  distance: distance + reach,
});
