/** Vacancies of a file, brought in by the centre: sent, its columns named, tried, and then by a job, all of them or none. */
import * as z from 'zod/mini';
import { moment, oneOf, text } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

/** Bytes of a file at the most. */
export const vacancyImportBytesMax = 10_000_000;
/** Vacancies in one file at the most. */
export const vacancyImportRowsMax = 10_000;
export const vacancyImportColumnsMax = 100;
/** What is not brought in by then is removed. */
export const vacancyImportHours = 24;
/** After them what became of the rows is removed; the vacancies stay. */
export const vacancyReportDays = 30;
/** Rows of the report that a check answers; all of them are in the file of the report. */
export const vacancyImportRowsShown = 100;

/** What a column may hold. */
export const vacancyImportFields = [
  'outsideId',
  'title',
  'organization',
  'summary',
  'description',
  'status',
  'vacancyType',
  'categories',
  'targetGroups',
  'ageGroups',
  'tags',
  'hoursMin',
  'hoursMax',
  'startsOn',
  'endsOn',
  'expiresAt',
  'isRemote',
  'street',
  'houseNumber',
  'postcode',
  'city',
  'positions',
  'requiresVog',
  'minimumAge',
  'demandReason',
  'contactPerson',
  'contactEmail',
  'contactPhone',
  'titleEn',
  'summaryEn',
  'descriptionEn',
] as const;
export type VacancyImportField = (typeof vacancyImportFields)[number];

/** Without these nobody knows which vacancy a row is, or whose. */
export const vacancyFieldsNeeded = [
  'outsideId',
  'title',
  'organization',
] as const satisfies VacancyImportField[];

/** What a row may ask to become. */
export const vacancyImportStates = ['draft', 'published'] as const;

const column = z.object({
  /** As it stands above the column. */
  heading: z.nullable(z.string()),
  /** Null is not brought in. */
  field: z.nullable(oneOf(vacancyImportFields)),
  /** The first few that are filled in; none once everything is brought in. */
  samples: z.array(z.string()),
});
export type VacancyImportColumn = z.infer<typeof column>;

/** What was stopped or failed changed nothing, and can be started again. */
export const vacancyImportStatuses = ['open', 'running', 'stopped', 'failed', 'done'] as const;
export type VacancyImportStatus = (typeof vacancyImportStatuses)[number];

/**
 * `would_add` and `would_change` in a check, `added` and `changed` after it; `unchanged` says what it said last time, so that what was
 * changed here since stays; `removed` was deleted here, `duplicate` has the number of a row higher up, `refused` is what adding by hand
 * would refuse as well.
 */
export const vacancyImportResults = [
  'would_add',
  'added',
  'would_change',
  'changed',
  'unchanged',
  'removed',
  'duplicate',
  'refused',
] as const;
export type VacancyImportResult = (typeof vacancyImportResults)[number];

export const importSource = () => text(60);

const attributes = z.object({
  fileName: z.string(),
  /** Who sent it. */
  ownerName: z.string(),
  source: importSource(),
  status: oneOf(vacancyImportStatuses),
  rowCount: z.int(),
  /** Names of sheets of a workbook in which something stands as well, and that are not read: one of a file is. */
  otherSheets: z.array(z.string()),
  columns: z.array(column),
  /** Rows that were done so far, while it runs. */
  progress: z.int(),
  /** It was asked to stop, and will within seconds. */
  isStopping: z.boolean(),
  /** What became of the rows; null before. */
  added: z.nullable(z.int()),
  changed: z.nullable(z.int()),
  unchanged: z.nullable(z.int()),
  refused: z.nullable(z.int()),
  /** Twice in the file, or deleted here. */
  leftOut: z.nullable(z.int()),
  /** Organisations that were made, and wait to be approved. */
  organizationsAdded: z.nullable(z.int()),
  startedAt: z.nullable(moment()),
  endedAt: z.nullable(moment()),
  /** When all of it is removed; the vacancies stay. */
  expiresAt: moment(),
  createdAt: moment(),
});

export const vacancyImports = resourceContract({
  type: 'vacancy_imports',
  attributes,
  relationships: {},
  abilities: ['update', 'check', 'start', 'stop', 'delete'],
  filters: {},
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});

/** Names that begin so are those of sources that are fetched: a file would write among the vacancies of one. */
const isOfFile = (source: string) => !/^feed:/i.test(source);

/** Body of PATCH /vacancy_imports/{id}: where the rows come from, and what each column holds, from left to right. */
export const vacancyImportUpdate = z.object({
  source: importSource().check(z.refine(isOfFile, { params: { code: 'reserved_source' } })),
  columns: z.array(z.nullable(oneOf(vacancyImportFields))).check(
    z.maxLength(vacancyImportColumnsMax),
    z.refine((fields) => vacancyFieldsNeeded.every((needed) => fields.includes(needed)), {
      params: { code: 'vacancy_columns_needed' },
    }),
    z.refine(
      (fields) => {
        const named = fields.filter((field) => field !== null);
        return new Set(named).size === named.length;
      },
      { params: { code: 'column_twice' } },
    ),
  ),
});

/** Body of POST /vacancy_imports/{id}/check. */
export const vacancyImportCheck = z.object({
  /** The rows of this outcome; left out, those that are refused where there are any. */
  result: z.optional(oneOf(vacancyImportResults)),
});

const reportRow = z.object({
  /** As a spreadsheet counts, the headings included. */
  row: z.int(),
  result: oneOf(vacancyImportResults),
  outsideId: z.nullable(z.string()),
  title: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  /** It is made along, and waits to be approved. */
  isNewOrganization: z.boolean(),
  /** What a new one becomes: it asked to be online and `problems` says why it is a draft. Null for one that is not added. */
  becomes: z.nullable(oneOf(vacancyImportStates)),
  /** The vacancy that has the number already, or that was added. */
  vacancyId: z.nullable(z.string()),
  /** In the language of whoever sent it, with the field that it is about. */
  problems: z.array(
    z.object({
      field: z.nullable(oneOf(vacancyImportFields)),
      value: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
});
export type VacancyImportReportRow = z.infer<typeof reportRow>;

/** `meta` of a check: how many rows of each outcome, and the first of those that were asked for. */
export const vacancyImportMeta = z.object({
  counts: z.array(z.object({ result: oneOf(vacancyImportResults), count: z.int() })),
  result: oneOf(vacancyImportResults),
  rows: z.array(reportRow),
  newOrganizations: z.int(),
});
