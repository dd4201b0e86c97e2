/** Named filters that more than one list takes. Their values are text on the wire. */
import * as z from 'zod/mini';
import { listId, text, typedText, wordList } from './fields.ts';

/** A comma list on the wire. */
export const commaList = <Item extends z.ZodMiniType<string, string>>(item: Item) =>
  z.pipe(
    z.pipe(
      typedText(2000),
      z.transform((value) => value.split(',').filter(Boolean)),
    ),
    wordList(item, 60),
  );

/** Ids of shared lists, by comma. */
export const listIds = () => commaList(listId());

/** Degrees. */
export interface MapArea {
  west: number;
  south: number;
  east: number;
  north: number;
}

const decimal = String.raw`-?\d{1,3}(?:\.\d{1,6})?`;
const fourDecimals = new RegExp(`^${decimal},${decimal},${decimal},${decimal}$`);

function areaOf(corners: string): MapArea {
  const [west = 0, south = 0, east = 0, north = 0] = corners.split(',').map(Number);
  return { west, south, east, north };
}

/** What lies in sight on a map: `west,south,east,north`. */
const mapArea = z.pipe(
  typedText(60, z.regex(fourDecimals)),
  z.pipe(
    z.transform(areaOf),
    z
      .object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
      .check(
        z.refine(
          ({ west, south, east, north }) =>
            -180 <= west && west < east && east <= 180 && -90 <= south && south < north && north <= 90,
        ),
      ),
  ),
);

/** Around a place, or in a part of the map. */
export const placeFilters = {
  /** A postcode or the name of a place. */
  near: text(80),
  /** Kilometres around `near`; 10 when left out. */
  distance: z.pipe(
    typedText(3, z.regex(/^\d{1,3}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(200))),
  ),
  area: mapArea,
} as const;
