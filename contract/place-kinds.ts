/** What a place can be, and how it is answered where a list was asked for near it. */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';

export const placeKinds = [
  'postcode',
  'town',
  'district',
  'municipality',
  'province',
  'region',
  'country',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** What tells one place from another. */
const placeLooks = {
  kind: oneOf(placeKinds),
  name: z.string(),
  /** What it is called apart from others of its name, as `near` understands it: 'Rijswijk (Gelderland)'. */
  label: z.string(),
  /** Null of a province, a region and the country. */
  municipality: z.nullable(z.string()),
  /** Of a region the one that most of it lies in; null of the country. */
  province: z.nullable(z.string()),
};

export const placeAttributes = z.object({
  ...placeLooks,
  /** Of the middle of it. */
  postcode: z.string(),
  lat: z.number(),
  lon: z.number(),
});

/** The place that `near` was understood as. Of the whole country nothing is left out, and no distance is measured. */
export const nearMeta = z.object({
  ...placeLooks,
  postcode: z.string(),
  lat: z.number(),
  lon: z.number(),
  distance: z.int(),
  /** Kilometres from its middle to its border, of what is no town: `distance` is measured from there. */
  reach: z.int(),
  /**
   * More was taken than was asked for, as that is not known by itself: the town of 'Arnhem Oost' or 'Stationsplein 1, Amersfoort', the
   * municipality in which 'Littenseradiel' went up, the first of 'Baarn en Soest'.
   */
  isWider: z.boolean(),
  /**
   * Which else it may be, when others have this name: the nearest to the centre was taken, else the largest. Of a postcode the place that was
   * said beside it and lies elsewhere: of '3811 AB Rotterdam' the postcode was taken.
   */
  others: z.array(z.object(placeLooks)),
});
export type NearMeta = z.infer<typeof nearMeta>;
