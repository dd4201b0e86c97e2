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
  /** A part of it was asked for that is not known apart, as in 'Arnhem Oost': the whole of it was taken. */
  isWider: z.boolean(),
  /** Which else it may be, when others have this name: the nearest to the centre was taken, else the largest. */
  others: z.array(z.object(placeLooks)),
});
export type NearMeta = z.infer<typeof nearMeta>;
