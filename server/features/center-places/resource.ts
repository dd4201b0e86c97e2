import { centerPlaces } from '#contract/center-places.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { CenterPlace } from './queries.ts';

export const centerPlaceResource: Resource<CenterPlace, typeof centerPlaces> = {
  contract: centerPlaces,
  id: ({ id }) => String(id),
  attributes: (place) => plainAttributes(centerPlaces, place),
};
