/** Vacancies on the wire: what is read of them, and how they are found. */
import * as z from 'zod/mini';
import { moment, oneOf, recordId, text } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { picture } from './uploads.ts';
import { authoredObject, checked, vacancyStatuses } from './vacancy-fields.ts';
import { textLimits } from './text-limits.ts';

/** Applications for a vacancy are counted no further than this in a list. */
export const mostReactions = 50;

const attributes = z.extend(authoredObject, {
  status: oneOf(vacancyStatuses),
  /**
   * What was changed of a published one and is not online: it waits for the check of the centre, or came back from it. Null where
   * nothing is, and for whoever does not manage it.
   */
  pendingChange: z.nullable(z.partial(checked)),
  /** Its photos, as `imageIds` names them. */
  images: z.array(picture),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  organizationName: z.string(),
  acceptedCount: z.int(),
  /** Applications that were confirmed and not withdrawn, no further than the newest `mostReactions`: in a list, for who manages it. */
  applicationCount: z.nullable(z.int()),
  /** Those of them without an answer. */
  unansweredCount: z.nullable(z.int()),
  /** Places left; null when any number of people may come. */
  positionsLeft: z.nullable(z.int()),
  /** Kilometres from the place searched near, with one decimal; null outside such a search. */
  distanceKm: z.nullable(z.number()),
  /** The centre whose it is, where a partner shares it, and where it is read and applied for; null for the centre's own. Only in a search. */
  sharedBy: z.nullable(z.object({ name: z.string(), url: z.string() })),
  /** Whether an application can be sent now. */
  isOpen: z.boolean(),
  /**
   * Since when it, or a change of it, waits for the centre's check. Null for whoever does not check it where it is online as it is: that
   * the centre looks afterwards keeps nobody waiting.
   */
  submittedAt: z.nullable(moment()),
  /** Why the centre sent it, or a change of it, back or turned it down; null once it waits again, and for whoever does not manage it. */
  returnReason: z.nullable(z.string()),
  /** The centre turned it, or a change of it, down, with `returnReason`. */
  isRejected: z.boolean(),
  publishedAt: z.nullable(moment()),
  /** When somebody last said that it is true still; null when nobody did since it was published. */
  renewedAt: z.nullable(moment()),
  filledAt: z.nullable(moment()),
  lockVersion: z.int(),
  createdAt: moment(),
  updatedAt: moment(),
});

export const vacancyActions = [
  'update',
  'publish',
  'approve',
  'return',
  'reject',
  // What goes online of it, and what not: the centre's.
  'check',
  'unpublish',
  'fill',
  // Say that it is right still: it stays longer, or is published again.
  'renew',
  'archive',
  'restore',
  'delete',
  'apply',
  // Ask its contact something first.
  'ask',
] as const;

export const vacancies = resourceContract({
  type: 'vacancies',
  attributes,
  relationships: {
    organization: { type: 'organizations' },
    categories: { type: 'categories', many: true },
    targetGroups: { type: 'target_groups', many: true },
    ageGroups: { type: 'age_groups', many: true },
    /** The reader's own, as long as it stands: neither taken back nor turned down. */
    ownApplication: { type: 'applications' },
  },
  abilities: vacancyActions,
  filters: {
    status: 'word',
    vacancyType: 'word',
    title: 'text',
    city: 'text',
    organizationId: 'id',
    formId: 'id',
    createdAt: 'moment',
    publishedAt: 'moment',
    expiresAt: 'moment',
    tags: 'words',
    requiresVog: 'flag',
    positions: 'number',
  },
  scopes: {
    /** Words in the title, or names of the organisation and the place. */
    q: text(textLimits.search),
    /** What waits for the check of the centre. */
    waiting: z.literal('true'),
    /** What is online and ends within `expiringDays`. */
    endsSoon: z.literal('true'),
    /** Of who manages vacancies: those alone, without what others have online. Who manages none is shown what is online. */
    managed: z.literal('true'),
    /** What an import added or changed last. */
    broughtInBy: recordId(),
  },
  sorts: ['title', 'status', 'createdAt', 'publishedAt', 'submittedAt', 'expiresAt'],
  includes: ['organization', 'categories', 'targetGroups', 'ageGroups'],
});

export type VacancyAttributes = z.infer<typeof attributes>;
