/** Reading vacancies by their ids: what a device kept, or what is compared. */
import * as z from 'zod/mini';
import { recordId, text } from './fields.ts';
import { commaList } from './list-scopes.ts';
import { textLimits } from './text-limits.ts';

/** More are read in parts: their ids are in the address. */
export const mostReadByIds = 50;

export const idsFilters = {
  /** By comma; without any there is nothing to read. */
  ids: commaList(recordId()).check(z.maxLength(mostReadByIds)),
  /** A postcode or the name of a place, to say how far each is from it. */
  near: text(textLimits.place),
} as const;
