/** Who else is writing a page at this moment. */
import * as z from 'zod/mini';
import { moment } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

/** So often the page builder says that it is open, while it is looked at. */
export const presenceBeatSeconds = 20;
/** Who said nothing for so long is not there any more: two signs may get lost. */
export const presenceSeconds = 65;

/** Of the page; those who came first first. */
export const pagePresences = resourceContract({
  type: 'page_presences',
  attributes: z.object({
    others: z.array(
      z.object({
        name: z.string(),
        since: moment(),
      }),
    ),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
