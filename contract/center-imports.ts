/** A centre of another installation that is brought in: what is asked, and what a dry run says. */
import * as z from 'zod/mini';
import { hostLines, hosts } from './managed-centers.ts';

/** Body of POST /managed_centers/import. */
export const centerImport = z.object({
  /** In place of a file: one that was looked at before, which is kept for a day. */
  fileId: z.optional(z.uuid()),
  /** Those of its site from now on; without any, those that it had. */
  hosts: z.optional(hosts()),
  /** Nothing changes: the answer says what would come. */
  dryRun: z.optional(z.boolean()),
});
export type CenterImport = z.infer<typeof centerImport>;

/** The form of it; its file goes beside it. */
export const centerImportForm = z.object({ hosts: z.optional(z.nullable(hostLines())) });

const centerArrival = z.object({
  fileId: z.nullable(z.string()),
  name: z.string(),
  key: z.string(),
  hosts: z.array(z.string()),
  /** Of the product that wrote it. */
  productVersion: z.string(),
  madeAt: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
  files: z.int(),
  fileBytes: z.int(),
  /** Rows name them, and they were not there any more. */
  missingFiles: z.int(),
});
export type CenterArrival = z.infer<typeof centerArrival>;

/** `meta` of it: what a dry run says would come, else null. */
export const centerImportMeta = z.object({ arrival: z.nullable(centerArrival) });
