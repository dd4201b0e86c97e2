/** Named filters that more than one list takes. Their values are text on the wire. */
import * as z from 'zod/mini';
import { listId, text, typedText, wordList } from './fields.ts';
import { areaOf, areaPattern, longestArea, type MapArea } from './map-area.ts';
import { textLimits } from './text-limits.ts';

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

/** What lies in sight on a map. */
const mapArea = z.pipe(
  typedText(
    longestArea,
    z.regex(areaPattern),
    z.refine((corners) => areaOf(corners) !== null),
  ),
  z.transform((corners) => areaOf(corners) as MapArea),
);

/** Around a place, or in a part of the map. */
export const placeFilters = {
  /** A postcode or the name of a place. */
  near: text(textLimits.place),
  /** Kilometres around `near`; 10 when left out. */
  distance: z.pipe(
    typedText(3, z.regex(/^\d{1,3}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(200))),
  ),
  area: mapArea,
} as const;
