/** From the cells of a row to what is filled in of a vacancy. Pure. */
import { createHash } from 'node:crypto';
import type { Problem } from '#contract/errors.ts';
import { camelCase } from '#contract/jsonapi.ts';
import type { VacancyImportColumn, VacancyImportField } from '#contract/vacancy-imports.ts';
import type { TableRow } from '#server/http/tables/table.ts';
import { codes, readers, unknown, type WordsOfLists } from './words.ts';

/** What a row says, by field; nothing for an empty cell. */
export interface Draft {
  row: number;
  values: Partial<Record<VacancyImportField, string>>;
}
export type FieldProblem = Pick<Problem, 'code' | 'values'> & { field: VacancyImportField | null };

/** What an empty cell means: the vacancy has none. */
const empty: Partial<Record<VacancyImportField, unknown>> = {
  vacancyType: 'volunteering',
  categories: [],
  targetGroups: [],
  ageGroups: [],
  tags: [],
  isRemote: false,
  requiresVog: false,
};

/** The attribute of a vacancy that a field becomes. */
const attributeOf: Partial<Record<VacancyImportField, string>> = {
  categories: 'categoryIds',
  targetGroups: 'targetGroupIds',
  ageGroups: 'ageGroupIds',
};
const fieldByAttribute = new Map(
  Object.entries(attributeOf).map(([field, attribute]) => [attribute, field as VacancyImportField]),
);
/** The field that a problem with an attribute is about. */
export const fieldOfAttribute = (attribute: string): VacancyImportField =>
  fieldByAttribute.get(attribute) ?? (attribute as VacancyImportField);

/** At its field, where a problem names one. */
export const atField = ({ code, values, pointer }: Problem): FieldProblem => {
  const name = camelCase(pointer?.split('/').at(-1) ?? '');
  return { code, values, field: name === '' || name === 'status' ? null : fieldOfAttribute(name) };
};

/** An export puts a quote before what a spreadsheet would take for a formula. */
const cleaned = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** What each row says in the columns that are brought in. */
export const draftsOf = (rows: readonly TableRow[], columns: readonly VacancyImportColumn[]): Draft[] =>
  rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(
      columns.flatMap(({ field }, at) => {
        const text = field === null ? '' : cleaned(cells[at] ?? '');
        return field === null || text === '' ? [] : [[field, text]];
      }),
    ),
  }));

/** Not read as an attribute of the vacancy itself. */
const apart: readonly VacancyImportField[] = ['outsideId', 'organization', 'status'];

export interface ReadRow {
  /** As a body that adds one would have it, not yet judged. */
  input: Record<string, unknown>;
  wantsOnline: boolean;
  problems: FieldProblem[];
}

/** What is meant by the cells, with those that nobody understands. A column that is brought in and empty clears. */
export function readDraft(
  { values }: Draft,
  fields: readonly VacancyImportField[],
  lists: WordsOfLists,
): ReadRow {
  const problems: FieldProblem[] = [];
  const valueOf = (field: VacancyImportField): unknown => {
    const text = values[field];
    if (text === undefined) return empty[field] ?? null;
    const read = readers[field]?.(text, lists) ?? text;
    if (read !== unknown) return read;
    problems.push({ field, code: codes[field] ?? 'invalid' });
    return undefined;
  };
  const input = Object.fromEntries(
    fields
      .filter((field) => !apart.includes(field))
      .map((field) => [attributeOf[field] ?? field, valueOf(field)]),
  );
  if (fields.includes('hoursMin') && !fields.includes('hoursMax')) input['hoursMax'] = input['hoursMin'];
  const state = fields.includes('status') && values.status !== undefined ? valueOf('status') : 'draft';
  return { input, wantsOnline: state === 'published', problems };
}

/** A digest of what a row says: the same words bring in the same. What it becomes at first is not among them. */
export function saidBy({ values }: Draft, fields: readonly VacancyImportField[]): string {
  const words = fields
    .filter((field) => field !== 'outsideId' && field !== 'status')
    .toSorted()
    .map((field) => [field, values[field] ?? null]);
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}
