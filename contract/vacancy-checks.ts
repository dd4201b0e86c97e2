/** What the centre looks at before it lets a vacancy go online, besides the vacancy itself. Its id is the vacancy's. */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { authoredObject, vacancyStatuses } from './vacancy-fields.ts';

const alike = z.object({
  id: z.string(),
  status: oneOf(vacancyStatuses),
  ...z.pick(authoredObject, { title: true, schedule: true, hoursMin: true, hoursMax: true, tags: true })
    .shape,
});
export type AlikeVacancy = z.infer<typeof alike>;

/** More would be read by nobody. */
export const mostAlikeVacancies = 3;

const attributes = z.object({
  /** Who put it before the centre last; null where that is not known any more. */
  submittedBy: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** How many others of its organisation are or were online. */
  publishedBefore: z.int(),
  /** Others of its organisation that may be the same, by their titles, the likeliest first. */
  alike: z.array(alike),
});

export const vacancyChecks = resourceContract({
  type: 'vacancy_checks',
  attributes,
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
