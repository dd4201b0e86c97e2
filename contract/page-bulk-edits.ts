/** One move with many pages at once, tried first if wished; the answer's `meta.report` has a row for each. */
import * as z from 'zod/mini';
import { bulkMeta, mostAtOnce } from './bulk-reports.ts';
import { oneOf, recordId } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { pageUseCount } from './pages.ts';

export const pageBulkActions = ['publish', 'unpublish', 'delete', 'restore'] as const;
export type PageBulkAction = (typeof pageBulkActions)[number];

/** Body of POST /pages/bulk. */
export const pageBulkEdit = z.object({
  act: oneOf(pageBulkActions),
  pageIds: z.array(recordId()).check(z.minLength(1), z.maxLength(mostAtOnce)),
  /** Nothing changes: the report says what would. */
  dryRun: z.optional(z.boolean()),
});
export type PageBulkEdit = z.infer<typeof pageBulkEdit>;

export const pageBulkEdits = resourceContract({
  type: 'page_bulk_edits',
  attributes: z.object({
    act: oneOf(pageBulkActions),
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

/** `meta` of the answer. */
export const pageBulkMeta = z.extend(bulkMeta, {
  /** Of a dry run that takes pages off the site: what would lead nowhere. Pages that go as well are not counted. */
  uses: z.optional(z.array(pageUseCount)),
});
