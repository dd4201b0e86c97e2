/** The action of a form: read, check by the contract, send under the key of this opening, and answer with all that was typed. */
import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { camelCase } from '#contract/jsonapi.ts';
import { htmlOfPlain, plainNameOf } from '#contract/rich-text/plain.ts';
import { ApiError, asPageError, isForForm } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { checkValues, withoutIndexes, type FieldErrors, type FormWords } from '#app/forms/check-values.ts';
import { fieldRules, type FormSchema } from '#app/forms/field-rules.ts';
import {
  formKeyName,
  intentName,
  lockVersionName,
  type FormAnswer,
  type Refused,
} from '#app/forms/form-answer.ts';
import {
  attributesOf,
  isRight,
  readValues,
  valuesOf,
  type AttributesOf,
  type FormValues,
} from '#app/forms/form-values.ts';
import { stepPostOf, type FormStep } from '#app/forms/form-steps.ts';
import { formText } from '#app/forms/form-text.ts';
import { listChangeOf, withListChange } from '#app/forms/list-changes.ts';

/** Names one opening of a form; given by the loader, so that a plain form has it too. */
export const newFormKey = (): string => randomUUID();

export interface AnswerOptions<Result, Schema extends FormSchema = FormSchema> extends Omit<
  FormWords,
  'locale'
> {
  schema: Schema;
  /** Does the deed with what the schema has let through. `key` goes along as idempotencyKey; `lockVersion` when the form has one. */
  send: (
    attributes: AttributesOf<Schema>,
    more: { key: string | undefined; lockVersion: number | undefined; values: FormValues },
  ) => Promise<Result>;
  /** Of a form in steps: without script each is posted by itself. */
  steps?: readonly FormStep[];
  /** The record as it is now, for a form that met another person's save. */
  reload?: () => Promise<Record<string, unknown> & { lockVersion: number }>;
}

/** `/data/attributes/shifts/0/start_time` → `shifts.0.startTime`. */
export const nameOfPointer = (pointer: string): string =>
  pointer
    .replace(/^\/data\/(attributes|relationships)\//, '')
    .replace(/^\//, '')
    .split('/')
    .map(camelCase)
    .join('.');

/** The field that shows a problem: its own, or for what is deeper than the form goes the one around it. Null when there is none. */
function shownField(schema: FormSchema, pointer: string | undefined): string | null {
  if (pointer === undefined) return null;
  const name = nameOfPointer(pointer);
  const [head = ''] = name.split('.');
  const rules = fieldRules(schema, head);
  if (!rules) return null;
  return rules.row && fieldRules(rules.row, withoutIndexes(name).split('.')[1] ?? '') ? name : head;
}

/** Problems by field, those without a field apart: none is left out. */
export function problemsOf(
  schema: FormSchema,
  error: ApiError,
): Pick<Refused, 'fields' | 'general' | 'codes'> {
  const fields: FieldErrors = {};
  const general: string[] = [];
  for (const { source, detail } of error.problems) {
    const field = shownField(schema, source?.pointer);
    if (field === null) general.push(detail);
    else fields[field] ??= detail;
  }
  return { fields, general, codes: error.problems.map(({ code }) => code) };
}

const changed = (at: number, values: FormValues, step?: string) =>
  data<FormAnswer<never>>({ kind: 'changed', at, values, step });

type Problems = ReturnType<typeof problemsOf>;

/** A save in between: what they changed says more than the version numbers do. */
async function metOf<Result>(
  { schema, reload }: Pick<AnswerOptions<Result>, 'schema' | 'reload'>,
  problems: Problems,
): Promise<Problems & Pick<Refused, 'theirs'>> {
  if (!reload || !problems.codes.includes('stale')) return problems;
  const theirs = await reload();
  return {
    ...problems,
    general: [],
    theirs: { values: valuesOf(schema, theirs), lockVersion: theirs.lockVersion },
  };
}

/** Formatted text that was typed as lines, without script, becomes what it says. */
function withPlainLines(values: FormValues, form: FormData): FormValues {
  const typed = Object.entries(values).filter(([name]) => form.has(plainNameOf(name)));
  const html = typed.map(([name, before]) => [
    name,
    htmlOfPlain(formText(form, plainNameOf(name)), String(before)),
  ]);
  return { ...values, ...(Object.fromEntries(html) as FormValues) };
}

/** A refusal is answered with its status; what no form can mend goes to the error page. */
export async function answerForm<Result, Schema extends FormSchema = FormSchema>(
  page: Page,
  form: FormData,
  options: AnswerOptions<Result, Schema>,
) {
  const { schema, send, steps = [], ...words } = options;
  const at = page.now.getTime();
  const values = withPlainLines(readValues(schema, form), form);
  const change = listChangeOf(formText(form, intentName));
  if (change) {
    const row = fieldRules(schema, change.list)?.row;
    return changed(at, row ? withListChange(values, change, valuesOf(row)) : values);
  }
  const refuse = (problems: Partial<Refused>, status: number) => {
    const plain = { fields: {}, general: [], codes: [], values, key: newFormKey() };
    return data<FormAnswer<Result>>({ kind: 'refused', at, ...plain, ...problems }, { status });
  };
  const fields = checkValues(schema, values, { ...words, locale: page.locale });
  const taken = stepPostOf(formText(form, intentName), steps, values, fields);
  if (taken?.wrong) return refuse({ fields: taken.wrong }, 422);
  if (taken) return changed(at, values, taken.to);
  const attributes = attributesOf(schema, values);
  if (Object.keys(fields).length > 0 || !isRight(schema, attributes)) return refuse({ fields }, 422);
  try {
    const given = formText(form, lockVersionName);
    const key = formText(form, formKeyName) || undefined;
    const lockVersion = given === '' ? undefined : Number(given);
    const result = await send(attributes, { key, lockVersion, values });
    return data<FormAnswer<Result>>({ kind: 'saved', at, result });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isForForm(error.status)) throw asPageError(error);
    const { theirs, ...problems } = await metOf(options, problemsOf(schema, error));
    return refuse({ ...problems, ...(theirs && { theirs }) }, error.status);
  }
}
