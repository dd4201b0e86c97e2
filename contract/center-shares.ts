/** Centres that show each other's vacancies: one names another, which says yes or no; either ends it. */
import * as z from 'zod/mini';
import { moment, oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { organizationMoving } from './organization-moving.ts';

/** Offered by this centre, received from the other, or accepted: only then anything is shown at the other. */
export const centerShareStatuses = ['offered', 'received', 'accepted'] as const;
export type CenterShareStatus = (typeof centerShareStatuses)[number];

/** Body of POST /center_shares: the centre that it is offered to. */
export const centerShareCreate = z.pick(organizationMoving, { centerId: true });
export type CenterShareCreate = z.infer<typeof centerShareCreate>;

export const centerShares = resourceContract({
  type: 'center_shares',
  attributes: z.object({
    /** The other centre, as /volunteer_centers has it. */
    centerId: z.string(),
    centerName: z.string(),
    status: oneOf(centerShareStatuses),
    /** Whether vacancies that this centre marks are found there now. */
    isGiving: z.boolean(),
    /** Whether theirs are found here now, where they mark any. */
    isGetting: z.boolean(),
    createdAt: moment(),
  }),
  relationships: {},
  abilities: ['accept', 'delete'],
  filters: {},
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});
