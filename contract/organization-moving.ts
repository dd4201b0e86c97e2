/** An organisation goes to another centre: where to, what goes along, and what does not. */
import * as z from 'zod/mini';
import { oneOf, typedText } from './fields.ts';

/** Body of POST /organizations/{id}/move. */
export const organizationMoving = z.object({
  /** Id of the centre that it goes to. */
  centerId: typedText(5, z.regex(/^[1-9]\d{0,4}$/)),
  /** Answers what would happen, and changes nothing. */
  dryRun: z.optional(z.boolean()),
});
export type OrganizationMoving = z.infer<typeof organizationMoving>;

/** What becomes of everything that hangs on it: what goes along, what goes away, and what stays behind. */
export const movedThings = {
  vacancies: 'along',
  /** Of a kind that the other centre does not have: they become drafts there. */
  vacancies_offline: 'along',
  /** That wait for an answer, or were accepted. */
  applications: 'along',
  /** Turned down or withdrawn: they go along as figures, without the person. */
  applications_nameless: 'along',
  /** With what was filled in on them. */
  forms: 'along',
  pictures: 'along',
  /** On its applications: these it has read itself. */
  notes: 'along',
  join_requests: 'along',
  /** Its people who have an account there already. */
  accounts_known: 'along',
  /** Its people who get one there. */
  accounts_made: 'along',
  /** Never confirmed by whoever sent them: nobody knows of these. */
  applications_unconfirmed: 'away',
  /** What the old centre wrote down for itself. */
  notes_of_center: 'away',
  notifications: 'away',
  /** Accounts here that were only for this organisation: archived. */
  accounts_closed: 'behind',
  /** Accounts here of who does more in this centre. */
  accounts_kept: 'behind',
  /** What happened here stays on this centre's record. */
  audit_events: 'behind',
} as const;
export type MovedThing = keyof typeof movedThings;
export type WayOfMoving = (typeof movedThings)[MovedThing];

const things = Object.keys(movedThings) as [MovedThing, ...MovedThing[]];

/** `meta` of the answer. */
export const organizationMovingMeta = z.object({
  dryRun: z.boolean(),
  center: z.object({ id: z.string(), name: z.string(), host: z.nullable(z.string()) }),
  /** How many of each there are; what there is none of is left out. */
  report: z.array(z.object({ what: oneOf(things), count: z.int() })),
});
export type OrganizationMovingMeta = z.infer<typeof organizationMovingMeta>;
