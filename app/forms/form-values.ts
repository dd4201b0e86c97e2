/** What a form holds, as its controls do (texts, ticks, lists of words, rows), and how that becomes attributes of the API. */
import type * as z from 'zod/mini';
import {
  fieldNames,
  fieldRules,
  type FieldOf,
  type FieldRules,
  type FormSchema,
} from '#app/forms/field-rules.ts';
import { formText } from '#app/forms/form-text.ts';

export type FormValue = string | boolean | string[] | FormValues[];
export interface FormValues {
  [name: string]: FormValue;
}

/** More rows than anybody fills in by hand are not read. */
const mostRows = 200;

function rowsOf(form: FormData, row: FormSchema, name: string): FormValues[] {
  const indexes = new Set<number>();
  for (const key of form.keys()) {
    const at = key.startsWith(`${name}.`) ? Number(key.slice(name.length + 1).split('.')[0]) : Number.NaN;
    if (Number.isInteger(at) && at >= 0) indexes.add(at);
  }
  return [...indexes]
    .toSorted((a, b) => a - b)
    .slice(0, mostRows)
    .map((at) => readValues(row, form, `${name}.${at}.`));
}

/** The values that a posted form brings, for the fields of its contract alone. */
export function readValues(schema: FormSchema, form: FormData, before = ''): FormValues {
  const values: FormValues = {};
  for (const field of fieldNames(schema)) {
    const rules = fieldRules(schema, field);
    const name = `${before}${field}`;
    if (rules?.kind === 'boolean') values[field] = form.has(name) && formText(form, name) !== 'false';
    else if (rules?.kind === 'words')
      values[field] = form.getAll(name).filter((one) => typeof one === 'string' && one !== '') as string[];
    else if (rules?.row) values[field] = rowsOf(form, rules.row, name);
    else values[field] = formText(form, name);
  }
  return values;
}

/** '2,5' as people type it here. What is no number stays as it was, so that its rule refuses it. */
function numberOf(text: string): number | string {
  const number = Number(text.trim().replace(',', '.'));
  return Number.isNaN(number) ? text : number;
}

function attributeOf(rules: FieldRules, value: FormValue | undefined): unknown {
  if (rules.row) {
    const { row } = rules;
    return ((value as FormValues[] | undefined) ?? []).map((one) => attributesOf(row, one));
  }
  if (rules.kind === 'words') return (value as string[] | undefined) ?? [];
  if (rules.kind === 'boolean') return value === true;
  if (typeof value !== 'string' || value.trim() === '') {
    if (rules.isNullable) return null;
    return rules.isRequired && rules.kind === 'text' ? '' : undefined;
  }
  return rules.kind === 'number' ? numberOf(value) : value;
}

/** Attributes for the contract: numbers are numbers, and what was emptied is null. */
export function attributesOf(schema: FormSchema, values: FormValues): Record<string, unknown> {
  const found = fieldNames(schema).map((name) => {
    const rules = fieldRules(schema, name);
    return [name, rules && attributeOf(rules, values[name])] as const;
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

/** Whether the contract takes these; from then on they are typed as such. */
export const isRight = <Schema extends FormSchema>(
  schema: Schema,
  attributes: unknown,
): attributes is AttributesOf<Schema> => schema.safeParse(attributes).success;

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
  const found = fieldNames(schema).map((name) => {
    const rules = fieldRules(schema, name);
    return [name, rules ? valueOf(rules, attributes[name]) : ''] as const;
  });
  return Object.fromEntries(found);
}
