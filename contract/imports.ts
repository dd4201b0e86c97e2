/** People of a file, brought in as accounts: sent, its columns named, tried, and then all at once. */
import * as z from 'zod/mini';
import { moment, oneOf } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

/** Bytes of a file at the most. */
export const importBytesMax = 5_000_000;
/** People in one file at the most. */
export const importRowsMax = 5000;
export const importColumnsMax = 100;
/** What is not brought in by then is removed. */
export const importHours = 24;

/** What a column may hold: the fields of an account, the part of a Dutch last name that often has a column of its own, and a whole name in one. */
export const importFields = [
  'email',
  'firstName',
  'lastNamePrefix',
  'lastName',
  'fullName',
  'phoneNumber',
  'jobTitle',
  'gender',
  'locale',
  'role',
  'organization',
] as const;
export type ImportField = (typeof importFields)[number];

/** Without these nobody can be added by hand either. */
export const importFieldsNeeded = ['email', 'firstName', 'lastName'] as const satisfies ImportField[];

/** Whether columns with these say who somebody is: a name may stand in one column as well. */
export const nameSomebody = (fields: readonly (ImportField | null)[]): boolean =>
  importFieldsNeeded.every(
    (needed) => fields.includes(needed) || (needed !== 'email' && fields.includes('fullName')),
  );

const column = z.object({
  /** As it stands above the column; null where the file has no headings. */
  heading: z.nullable(z.string()),
  /** Null is not brought in. */
  field: z.nullable(oneOf(importFields)),
  /** The first few that are filled in; none once everything is brought in. */
  samples: z.array(z.string()),
});
export type ImportColumn = z.infer<typeof column>;

export const importStatuses = ['open', 'done'] as const;

/**
 * `would_add` in a dry run, `added` after it; `exists` has an account here already, `duplicate` stands higher up in the file, `refused`
 * is what adding by hand would refuse as well. `doubtful` has a name that looks broken: it is added only when somebody says so.
 */
export const importResults = ['would_add', 'added', 'doubtful', 'exists', 'duplicate', 'refused'] as const;
export type ImportResult = (typeof importResults)[number];

const attributes = z.object({
  fileName: z.string(),
  status: oneOf(importStatuses),
  rowCount: z.int(),
  /** Names of sheets of a workbook in which something stands as well, and that are not read: one of a file is. */
  otherSheets: z.array(z.string()),
  columns: z.array(column),
  /** What became of the rows; null before. */
  added: z.nullable(z.int()),
  existing: z.nullable(z.int()),
  duplicates: z.nullable(z.int()),
  /** With those whose names looked broken, when nobody said that they are right. */
  refused: z.nullable(z.int()),
  /** Whether those who were added got an invitation. */
  isInviting: z.boolean(),
  /** When all of it is removed. */
  expiresAt: moment(),
  createdAt: moment(),
});
export type ImportAttributes = z.infer<typeof attributes>;

export const imports = resourceContract({
  type: 'imports',
  attributes,
  relationships: {},
  abilities: ['update', 'run', 'delete'],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});

/** Body of PATCH /imports/{id}: what each column holds, from left to right. */
export const importUpdate = z.object({
  columns: z.array(z.nullable(oneOf(importFields))).check(
    z.maxLength(importColumnsMax),
    z.refine(nameSomebody, { params: { code: 'columns_needed' } }),
    z.refine(
      (fields) => {
        const named = fields.filter((field) => field !== null);
        return new Set(named).size === named.length;
      },
      { params: { code: 'column_twice' } },
    ),
  ),
});

/** Body of POST /imports/{id}/run. */
export const importRun = z.object({
  /** Nothing changes: the report says what would. */
  dryRun: z.optional(z.boolean()),
  /** Those whose names look broken are added as they stand. */
  withDoubtful: z.optional(z.boolean()),
  /** Everybody who is added gets a mail to choose a password. */
  invite: z.optional(z.boolean()),
});

const reportRow = z.object({
  /** As a spreadsheet counts, the headings included. */
  row: z.int(),
  result: oneOf(importResults),
  /** As it was read; once everything is brought in, of those alone who were not and have no name in the file. */
  email: z.nullable(z.string()),
  /** What stands in the file, where that is not how the address was read. */
  typedEmail: z.nullable(z.string()),
  /** Once everything is brought in, of those alone who were not. */
  name: z.nullable(z.string()),
  /** The account that has the address already. */
  userId: z.nullable(z.string()),
  /** In the reader's language, with the field that it is about. */
  problems: z.array(
    z.object({
      field: z.nullable(oneOf(importFields)),
      /** What stands there; null once everything is brought in. */
      value: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
});
export type ImportReportRow = z.infer<typeof reportRow>;

/** `meta` of the answer: a row for each of the file, in its order. */
export const importMeta = z.object({ report: z.array(reportRow) });
