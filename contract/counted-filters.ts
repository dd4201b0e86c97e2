/** Counting what other filters of a list find, in the answer of the list itself. */
import * as z from 'zod/mini';
import { typedText } from './fields.ts';

/** So many in one call. */
export const mostCountedFilters = 10;

/** Filters of the list, each as the query of an address and with `|` between them: `filter[status_eq]=draft|filter[q]=tuin`. */
export const countedFilters = () => typedText(20_000, z.regex(/^[\w%.~*+=&|[\]-]*$/));
/** `meta.counts`: how many each of them finds, in their order. */
export const filterCounts = () => z.optional(z.array(z.int()));
