/** What became of each of many that one action was done with. */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';

export const bulkResults = ['done', 'would_change', 'refused'] as const;

const reportRow = z.object({
  id: z.string(),
  /** Whom or what it is about; null for one that the reader may not know of. */
  name: z.nullable(z.string()),
  result: oneOf(bulkResults),
  /** In the reader's language, when it was refused. */
  reason: z.nullable(z.string()),
  /** The attribute that the reason is about, as a pointer of the record; null where it is about the whole. */
  pointer: z.nullable(z.string()),
});
export type BulkReportRow = z.infer<typeof reportRow>;

/** `meta` of the answer. */
export const bulkMeta = z.object({ report: z.array(reportRow) });

/** As many as a page of a list holds at the most. */
export const mostAtOnce = 1000;
