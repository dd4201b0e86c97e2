/** Named filters that more than one list takes. Their values are text on the wire. */
import * as z from 'zod/mini';
import { listId, text, wordList } from './fields.ts';

/** A comma list on the wire. */
export const commaList = <Item extends z.ZodMiniType<string, string>>(item: Item) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(2000)),
      z.transform((value) => value.split(',').filter(Boolean)),
    ),
    wordList(item, 60),
  );

/** Ids of shared lists, by comma. */
export const listIds = () => commaList(listId());

/** Around a place. */
export const placeFilters = {
  /** A postcode or the name of a place. */
  near: text(80),
  /** Kilometres around `near`; 10 when left out. */
  distance: z.pipe(
    z.string().check(z.regex(/^\d{1,3}$/)),
    z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(200))),
  ),
} as const;
