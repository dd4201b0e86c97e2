/** What stands in the file of a centre: the list of its parts, by which they are judged when it is brought in. */
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { host } from '#contract/managed-centers.ts';

/** Of the layout of the file; which tables it has follows from the migration. */
export const formatVersion = 1;

export const manifestName = 'manifest.json';
export const tablePart = (table: string): string => `tables/${table}.jsonl`;
export const filePart = (name: string): string => `files/${name}`;

/** Name of a stored file within the folder of its centre. */
export const fileName = /^[\w-]{1,80}\.[a-z0-9]{1,8}$/;

const count = () => z.int().check(z.nonnegative());
const part = {
  bytes: count(),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
};

export const manifestShape = z.strictObject({
  format: z.literal('volunteerly-center'),
  formatVersion: z.literal(formatVersion),
  /** Of the product that wrote it, for people. */
  productVersion: text(40),
  /** The last migration of its database: rows fit where that is the same. */
  migration: text(200),
  madeAt: z.iso.datetime(),
  center: z.strictObject({
    /** Of the installation that it comes from. */
    number: z.int(),
    id: z.uuid(),
    key: text(41),
    name: text(120),
  }),
  hosts: z.array(host()).check(z.maxLength(100)),
  tables: z.array(z.strictObject({ name: text(63), rows: count(), ...part })).check(z.maxLength(1000)),
  files: z.array(z.strictObject({ name: z.string().check(z.regex(fileName)), ...part })),
  /** Files that rows name and that were not there any more. */
  missing: z.array(z.string().check(z.regex(fileName))),
});
export type Manifest = z.infer<typeof manifestShape>;

/** What is known of a part once it was written or read. */
export type Part = Pick<Manifest['files'][number], 'bytes' | 'sha256'>;
