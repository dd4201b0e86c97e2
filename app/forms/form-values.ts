/** What a form holds, as its controls do (texts, ticks, lists of words, rows), and how that becomes attributes of the API. */
import type * as z from 'zod/mini';
import { plainNameOf } from '#contract/rich-text/plain.ts';
import {
  fieldNames,
  fieldRules,
  type FieldOf,
  type FieldRules,
  type FormSchema,
} from '#app/forms/field-rules.ts';
import { formText } from '#app/forms/form-text.ts';
import { withDescribedPictures } from '#app/forms/picture-fields.ts';

export type FormValue = string | boolean | string[] | FormValues[];
export interface FormValues {
  [name: string]: FormValue;
}

/** More rows than anybody fills in by hand are not read. */
const mostRows = 200;

/** Under this name a form says which fields it showed: an unticked box, or a list silently, posts nothing of itself. */
export const askedName = 'asked';

/**
 * Under this name a row says of which of its fields one is filled in when it counts: a day of the week that stands there without
 * script, and on which one is closed, is no row.
 */
export const countsByName = 'countsBy';

const counts = (form: FormData, row: string) =>
  form
    .getAll(countsByName)
    .map(String)
    .every(
      (fields) =>
        !fields.startsWith(`${row}.`) || fields.split(' ').some((field) => formText(form, field) !== ''),
    );

function rowsOf(form: FormData, asked: ReadonlySet<string>, row: FormSchema, name: string): FormValues[] {
  const indexes = new Set<number>();
  for (const key of form.keys()) {
    const at = key.startsWith(`${name}.`) ? Number(key.slice(name.length + 1).split('.')[0]) : Number.NaN;
    if (Number.isInteger(at) && at >= 0) indexes.add(at);
  }
  return [...indexes]
    .toSorted((a, b) => a - b)
    .slice(0, mostRows)
    .filter((at) => counts(form, `${name}.${at}`))
    .map((at) => readAsked(row, form, asked, `${name}.${at}.`));
}

function readAsked(
  schema: FormSchema,
  form: FormData,
  asked: ReadonlySet<string>,
  before: string,
): FormValues {
  const values: FormValues = {};
  for (const field of fieldNames(schema)) {
    const rules = fieldRules(schema, field);
    const name = `${before}${field}`;
    const rows = rules?.row && rowsOf(form, asked, rules.row, name);
    const wasShown = asked.has(name) || form.has(name) || form.has(plainNameOf(name));
    if (rows) {
      if (wasShown || rows.length > 0) values[field] = rows;
    } else if (!wasShown) continue;
    else if (rules?.kind === 'boolean') values[field] = form.has(name) && formText(form, name) !== 'false';
    else if (rules?.kind === 'words')
      values[field] = form.getAll(name).filter((one) => typeof one === 'string' && one !== '') as string[];
    else values[field] = formText(form, name);
  }
  return values;
}

/** The values that a posted form brings, for those fields of its contract that it showed: any other is absent. */
export const readValues = (schema: FormSchema, form: FormData): FormValues =>
  readAsked(schema, form, new Set(form.getAll(askedName).map(String)), '');

/** Figures with a sign before them and decimals behind them: neither `0x10` nor `1e3`, which nobody means. */
const typedNumber = /^[-+−–]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** '1.000' and '12 500': where a whole number is asked, what stands before each three figures parts thousands. */
const inThousands = /^[-+−–]?[1-9]\d{0,2}(?:([., \u00A0\u202F])\d{3})(?:\1\d{3})*$/;

/** '2,5' as people type it here. What is no number stays as it was, so that its rule refuses it. */
function numberOf(text: string, isWhole: boolean): number | string {
  const typed = text.trim();
  const plain = isWhole && inThousands.test(typed) ? typed.replaceAll(/[., \u00A0\u202F]/g, '') : typed;
  return typedNumber.test(plain) ? Number(plain.replace(/^[−–]/, '-').replace(',', '.')) : text;
}

function attributeOf(rules: FieldRules, value: FormValue | undefined, isChange: boolean): unknown {
  if (rules.row) {
    const { row } = rules;
    return ((value as FormValues[] | undefined) ?? []).map((one) => attributesOf(row, one));
  }
  if (rules.kind === 'words') return (value as string[] | undefined) ?? [];
  if (rules.kind === 'boolean') return value === true;
  if (typeof value !== 'string' || value.trim() === '') {
    if (rules.isNullable) return null;
    // Of a record that has one, and that cannot be without: its rule says so, where nothing at all would leave it as it was.
    if (isChange && rules.mayBeAbsent && value !== undefined) return '';
    return rules.isRequired && rules.kind === 'text' ? '' : undefined;
  }
  return rules.kind === 'number' ? numberOf(value, rules.isWhole === true) : value;
}

/**
 * Attributes for the contract: numbers are numbers, and what was emptied is null. What has no value leaves where the contract lets it
 * be absent. With `isChange`, of a record that is edited, what was not shown leaves, and what was emptied and may not be is left to its rule.
 */
export function attributesOf(
  schema: FormSchema,
  values: FormValues,
  isChange = false,
): Record<string, unknown> {
  const found = fieldNames(schema).map((name) => {
    const rules = fieldRules(schema, name);
    const leaves = values[name] === undefined && (isChange || rules?.mayBeAbsent === true);
    return [name, leaves ? undefined : rules && attributeOf(rules, values[name], isChange)] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

type FieldsOf<Schema extends FormSchema> = Schema extends FormSchema ? FieldOf<Schema> : never;

/** What a contract takes. Where a form has one of several contracts, fields that the others have are absent. */
export type AttributesOf<
  Schema extends FormSchema,
  Field extends string = FieldsOf<Schema>,
> = Schema extends FormSchema
  ? z.input<Schema> & { [Other in Exclude<Field, FieldOf<Schema>>]?: undefined }
  : never;

function valueOf(rules: FieldRules, attribute: unknown): FormValue {
  if (rules.row) {
    const { row } = rules;
    return (Array.isArray(attribute) ? attribute : []).map((one: unknown) =>
      valuesOf(row, one as Record<string, unknown>),
    );
  }
  if (rules.kind === 'words') return Array.isArray(attribute) ? attribute.map(String) : [];
  if (rules.kind === 'boolean') return attribute === true;
  return attribute === null || attribute === undefined ? '' : String(attribute as string | number);
}

/** The other way round: a record, or part of one, as the form shows it. Every field gets a value. */
export function valuesOf(schema: FormSchema, attributes: Record<string, unknown> = {}): FormValues {
  const record = withDescribedPictures(schema, attributes);
  const found = fieldNames(schema).map((name) => {
    const rules = fieldRules(schema, name);
    return [name, rules ? valueOf(rules, record[name]) : ''] as const;
  });
  return Object.fromEntries(found);
}
