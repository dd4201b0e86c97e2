import { places } from '#contract/reference-lists.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { NearMeta } from '#contract/place-kinds.ts';
import type { FoundPlace, NearPlace } from './understanding/choose.ts';

export const placeResource: Resource<NearPlace, typeof places> = {
  contract: places,
  id: ({ id }) => id,
  attributes: (place) => plainAttributes(places, place),
};

const looksOf = ({ kind, name, label, municipality, province }: NearPlace) => ({
  kind,
  name,
  label,
  municipality,
  province,
});

/** What a list near a place answers of it. */
export const nearMetaOf = (place: FoundPlace, distance: number): NearMeta => ({
  ...looksOf(place),
  postcode: place.postcode,
  lat: place.lat,
  lon: place.lon,
  distance,
  reach: place.reach,
  isWider: place.isWider,
  others: place.others.map(looksOf),
});
