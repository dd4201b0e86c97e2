/** One change of many vacancies at once, tried first if wished; the answer's `meta.report` has a row for each. */
import * as z from 'zod/mini';
import { bulkMeta, mostAtOnce } from './bulk-reports.ts';
import { moment, oneOf, optionalText, recordId, wordList } from './fields.ts';
import { openApplicationFields } from './open-applications.ts';
import { resourceContract } from './jsonapi.ts';
import { authoredObject, vacancyStatuses } from './vacancy-fields.ts';
import { mostTags } from './vacancy-words.ts';
import { tagWord } from './own-tags.ts';

const { contactPerson, contactEmail, contactPhone } = authoredObject.shape;
const { categoryIds, targetGroupIds, isShared } = authoredObject.shape;
const labels = wordList(tagWord(), mostTags);

/** What is given to each of them; one of these at least. */
const changes = {
  /** By the table of moves. */
  status: z.optional(oneOf(vacancyStatuses)),
  /** Online until then; null is without end. */
  expiresAt: z.optional(z.nullable(moment())),
  contactPerson: z.optional(contactPerson),
  contactEmail: z.optional(contactEmail),
  contactPhone: z.optional(contactPhone),
  /** Put to those that each has. */
  addTags: z.optional(labels),
  /** Taken from those that each has. */
  removeTags: z.optional(labels),
  /** As with labels; one that would have too many, or none while it is online, is refused. */
  addCategoryIds: z.optional(categoryIds),
  removeCategoryIds: z.optional(categoryIds),
  addTargetGroupIds: z.optional(targetGroupIds),
  removeTargetGroupIds: z.optional(targetGroupIds),
  isShared: z.optional(isShared),
  /** Of this organisation from now on. One that people applied to stays where it is: they gave their details to that organisation. */
  organizationId: z.optional(recordId()),
};
const changeNames = Object.keys(changes) as (keyof typeof changes)[];

/** Body of POST /vacancies/bulk: those that are meant, and at least one change. */
export const vacancyBulkEdit = z
  .object({
    vacancyIds: z.array(recordId()).check(z.minLength(1), z.maxLength(mostAtOnce)),
    ...changes,
    /** Goes on record with the moves. */
    reason: z.optional(optionalText(5000)),
    /** For all who wait at those that it takes off the site. */
    ...openApplicationFields,
    /** Nothing changes: the report says what would. */
    dryRun: z.optional(z.boolean()),
  })
  .check(
    z.refine((input) => changeNames.some((name) => input[name] !== undefined), {
      path: ['status'],
      params: { code: 'blank' },
    }),
  );
export type VacancyBulkEdit = z.infer<typeof vacancyBulkEdit>;

/** `meta` of the answer: besides a row for each, who waits for an answer at those that it takes off the site. */
export const vacancyBulkMeta = z.extend(bulkMeta, {
  waiting: z.object({ people: z.int(), vacancies: z.int() }),
});
export type WaitingPeople = z.infer<typeof vacancyBulkMeta>['waiting'];

export const vacancyBulkEdits = resourceContract({
  type: 'vacancy_bulk_edits',
  attributes: z.object({
    status: z.nullable(oneOf(vacancyStatuses)),
    expiresAt: z.nullable(moment()),
    dryRun: z.boolean(),
    /** How many were changed, or would be. */
    changed: z.int(),
    refused: z.int(),
  }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
