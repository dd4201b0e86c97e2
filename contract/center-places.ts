/** Where the volunteer centres are, for choosing one: by place, with what they have online. Names and looks are the centres' own. */
import * as z from 'zod/mini';
import { resourceContract } from './jsonapi.ts';

export const centerPlaces = resourceContract({
  type: 'center_places',
  attributes: z.object({
    /** Where one is, in the middle of its municipality; null where that is not known. */
    municipality: z.nullable(z.string()),
    lat: z.nullable(z.number()),
    lon: z.nullable(z.number()),
    /** Whole kilometres from the place that was asked for; null without one. */
    kilometres: z.nullable(z.int()),
    /** How many vacancies are online there. */
    vacancies: z.int(),
  }),
  relationships: {},
  includes: [],
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
});

/** What was understood of `near`; null where that is no place. */
export const centerPlacesMeta = z.object({ near: z.nullable(z.string()) });
