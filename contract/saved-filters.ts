/** What somebody often looks for in a list, under a name of their own. Nobody else sees it. */
import * as z from 'zod/mini';
import { moment, oneOf, text, typedText } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { textLimits } from './text-limits.ts';

/** Lists of which filters are kept. */
export const filteredLists = ['users', 'vacancies'] as const;
/** Each is a tab with a count. */
export const mostSavedFilters = 10;

const name = text(textLimits.filterName);
/** As in the address of the list, `status=invited&q=jansen`. */
const query = typedText(1000, z.regex(/^[\w%.~*+=&-]*$/));

/** Body of POST /saved_filters. */
export const savedFilterCreate = z.object({ list: oneOf(filteredLists), name, query });
/** Body of PATCH /saved_filters/{id}. */
export const savedFilterUpdate = z.object({ name: z.optional(name), query: z.optional(query) });
export type SavedFilterCreate = z.infer<typeof savedFilterCreate>;
export type SavedFilterUpdate = z.infer<typeof savedFilterUpdate>;

export const savedFilters = resourceContract({
  type: 'saved_filters',
  attributes: z.object({
    list: oneOf(filteredLists),
    name: z.string(),
    query: z.string(),
    createdAt: moment(),
  }),
  relationships: {},
  abilities: [],
  filters: { list: 'word' },
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});
