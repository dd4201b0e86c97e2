import { places } from '#contract/reference-lists.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { PlaceRow } from './queries.ts';

export const placeResource: Resource<PlaceRow, typeof places> = {
  contract: places,
  id: (place) => place.postcode,
  attributes: (place) => plainAttributes(places, place),
};
