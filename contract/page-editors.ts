/** Page managers of a centre: whom a page can be given to. */
import * as z from 'zod/mini';
import { resourceContract } from './jsonapi.ts';

export const pageEditors = resourceContract({
  type: 'page_editors',
  attributes: z.object({
    /** First and last name; the address of their mail while they have none. */
    name: z.string(),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
