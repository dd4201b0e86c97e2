/** What happened: who did what with which record, when. Written by the server alone, and only ever read. */
import * as z from 'zod/mini';
import { auditTopics } from './audit-actions.ts';
import { moment, oneOf, recordId } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

const attributes = z.object({
  /** Null for whoever is nameless on record: those who sign in, or whose account is gone; and where there is no actor. */
  actorName: z.nullable(z.string()),
  /** Somebody did it who was signed in. Not so: the product itself, a link in a mail, or a wrong password. */
  hasActor: z.boolean(),
  /** Who did it while signed in as the actor; null when people acted for themselves. */
  actingAdminName: z.nullable(z.string()),
  /** The reader did it. */
  isOwn: z.boolean(),
  /** It was done with the reader's own account. */
  isAboutReader: z.boolean(),
  /** Somebody did it with their own account. */
  isWithOneself: z.boolean(),
  /** Those that are recorded are in `contract/audit-actions.ts`. */
  act: z.string(),
  /** JSON:API type of what it was done with. */
  subjectType: z.string(),
  subjectId: z.string(),
  /** The applicant, the vacancy's title, the name of the organisation or the person; null for what is gone or not for this reader. */
  subjectName: z.nullable(z.string()),
  /** The reader can open what it was done with; of many at once, the list that they are in. */
  isReachable: z.boolean(),
  /** Title of the vacancy that an application is for. */
  vacancyTitle: z.nullable(z.string()),
  fromState: z.nullable(z.string()),
  /** Of a list that was taken away: the kind of file that it became. */
  toState: z.nullable(z.string()),
  /** How many it was done with: accounts of an import, rows of a file. Null for an action with one thing. */
  records: z.nullable(z.int()),
  /** Under a topic, changes of one thing by one person on one day are one, the last: how many there were. Null for what is told by itself. */
  times: z.nullable(z.int()),
  /** Of an organisation: why it was denied, or the other one that it became one with, or the centre that it came from or went to. */
  reason: z.nullable(z.string()),
  createdAt: moment(),
});
export type AuditEventAttributes = z.infer<typeof attributes>;

export const auditEvents = resourceContract({
  type: 'audit_events',
  attributes,
  relationships: {},
  abilities: [],
  filters: { act: 'word', subjectType: 'word', subjectId: 'id', createdAt: 'moment' },
  scopes: {
    /** Under one topic, or all but who came in and looked at whom. What is part of a larger action is not told apart from it, and much work on one thing on one day is one. */
    topic: oneOf(['main', ...auditTopics]),
    /** Older than this one, in the order of the list: how a reader goes on while new ones come in above. */
    before: recordId(),
    /** Of one organisation, and of those that became part of it. */
    ofOrganization: recordId(),
  },
  sorts: ['createdAt'],
  includes: [],
});

/** `meta` of a list. */
export const auditEventsMeta = z.object({
  /** There are more than were counted: `records` then says how many there are at least. */
  capped: z.boolean(),
});
