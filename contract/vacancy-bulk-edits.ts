/** One change of many vacancies at once, tried first if wished; the answer's `meta.report` has a row for each. */
import * as z from 'zod/mini';
import { mostAtOnce } from './bulk-reports.ts';
import { moment, oneOf, optionalText, recordId } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { vacancyStatuses } from './vacancy-fields.ts';

/** Body of POST /vacancies/bulk: at least one of `status` and `expiresAt`. */
export const vacancyBulkEdit = z
  .object({
    vacancyIds: z.array(recordId()).check(z.minLength(1), z.maxLength(mostAtOnce)),
    /** By the table of moves. */
    status: z.optional(oneOf(vacancyStatuses)),
    /** Online until then; null is without end. */
    expiresAt: z.optional(z.nullable(moment())),
    /** Goes on record with the moves. */
    reason: z.optional(optionalText(5000)),
    /** Nothing changes: the report says what would. */
    dryRun: z.optional(z.boolean()),
  })
  .check(
    z.refine((input) => input.status !== undefined || input.expiresAt !== undefined, {
      path: ['status'],
      params: { code: 'blank' },
    }),
  );
export type VacancyBulkEdit = z.infer<typeof vacancyBulkEdit>;

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
  acts: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
