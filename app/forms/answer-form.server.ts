/** The action of a form: read, check by the contract, send under the key of this opening, and answer with all that was typed. */
import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { camelCase } from '#contract/jsonapi.ts';
import type { Picture } from '#contract/uploads.ts';
import { htmlOfPlain, fieldOfPlain } from '#contract/rich-text/plain.ts';
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
  readValues,
  valuesOf,
  type AttributesOf,
  type FormValues,
} from '#app/forms/form-values.ts';
import { withoutPictures, type PictureNameIn, type WithPictureIds } from '#app/forms/picture-fields.ts';
import { sendPictures } from '#app/forms/send-pictures.server.ts';
import { stepPostOf, type FormStep } from '#app/forms/form-steps.ts';
import { formText } from '#app/forms/form-text.ts';
import { listChangeOf, withListChange } from '#app/forms/list-changes.ts';

/** Names one opening of a form; given by the loader, so that a plain form has it too. */
export const newFormKey = (): string => randomUUID();

interface Sent {
  key: string | undefined;
  lockVersion: number | undefined;
  values: FormValues;
}
interface Answering<Schema extends FormSchema> extends Omit<FormWords, 'locale'> {
  schema: Schema;
  /** Of a form in steps: without script each is posted by itself. */
  steps?: readonly FormStep[];
  /** The pictures that the record has now, by the names of `pictureFields`. Those that were sent are kept first; their ids go along. */
  pictures?: { readonly [Name in PictureNameIn<keyof AttributesOf<Schema> & string>]: Picture | null };
}
type Reload = () => Promise<Record<string, unknown> & { lockVersion: number }>;

/** For something new: all that the contract asks. A field that was not shown is absent where it may be, and empty else. */
export interface AnswerOptions<Result, Schema extends FormSchema = FormSchema> extends Answering<Schema> {
  /** Does the action with what the schema has let through. `key` goes along as idempotencyKey; `lockVersion` when the form has one. */
  send: (attributes: WithPictureIds<AttributesOf<Schema>>, more: Sent) => Promise<Result>;
  reload?: undefined;
}
/** For a record that is edited: a field that was not shown is neither judged nor sent, so that what it holds stays. */
export interface EditOptions<Result, Schema extends FormSchema = FormSchema> extends Answering<Schema> {
  send: (attributes: Partial<WithPictureIds<AttributesOf<Schema>>>, more: Sent) => Promise<Result>;
  /** The record as it is now, for a form that met another person's save. */
  reload: Reload;
}

/** `/data/attributes/shifts/0/start_time` → `shifts.0.startTime`. */
export const nameOfPointer = (pointer: string): string =>
  pointer
    .replace(/^\/data\/(attributes|relationships)\//, '')
    .replace(/^\//, '')
    .split('/')
    .map(camelCase)
    .join('.');

/** `logoId` is what the API calls the picture `logo` of a form. */
function pictureField(schema: FormSchema, attribute: string): string | null {
  const name = attribute.replace(/Id$/, '');
  return fieldRules(schema, `${name}_alt`) ? name : null;
}

/** The field that shows a problem: its own, or for what is deeper than the form goes the one around it. Null when there is none. */
function shownField(schema: FormSchema, pointer: string | undefined): string | null {
  if (pointer === undefined) return null;
  const name = nameOfPointer(pointer);
  const [head = ''] = name.split('.');
  const rules = fieldRules(schema, head);
  if (!rules) return pictureField(schema, head);
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

function refused(at: number, values: FormValues, problems: Partial<Refused>, status: number) {
  const plain = { fields: {}, general: [], codes: [], values, key: newFormKey() };
  return data<FormAnswer<never>>({ kind: 'refused', at, ...plain, ...problems }, { status });
}

type Problems = ReturnType<typeof problemsOf>;

/** A save in between: what they changed, of the fields that were shown, says more than the version numbers do. */
async function metOf(
  schema: FormSchema,
  visible: FormValues,
  reload: Reload | undefined,
  problems: Problems,
): Promise<Problems & Pick<Refused, 'theirs'>> {
  if (!reload || !problems.codes.includes('stale')) return problems;
  const theirs = await reload();
  const values = Object.entries(valuesOf(schema, theirs)).filter(([name]) => name in visible);
  return {
    ...problems,
    general: [],
    theirs: { values: Object.fromEntries(values), lockVersion: theirs.lockVersion },
  };
}

/** Formatted text that was typed as lines, without script, becomes what it says; in rows too. */
function withPlainLines(form: FormData): FormData {
  const read = new FormData();
  for (const [name, value] of form) read.append(name, value);
  for (const name of new Set(form.keys())) {
    const field = fieldOfPlain(name);
    if (field !== null) read.set(field, htmlOfPlain(formText(form, name), formText(form, field)));
  }
  return read;
}

/** What is wrong with what was typed; of a record that is edited only with the fields that were shown. */
function wrongIn(schema: FormSchema, values: FormValues, isEdited: boolean, words: FormWords): FieldErrors {
  const found = Object.entries(checkValues(schema, values, { ...words, isChange: isEdited }));
  return Object.fromEntries(found.filter(([name]) => !isEdited || (name.split('.')[0] ?? '') in values));
}

/** What the form itself posts beside its fields. */
function sentOf(form: FormData): Omit<Sent, 'values'> {
  const versionText = formText(form, lockVersionName);
  return {
    key: formText(form, formKeyName) || undefined,
    lockVersion: versionText === '' ? undefined : Number(versionText),
  };
}

/** A refusal is answered with its status; what no form can mend goes to the error page. */
export async function answerForm<Result, Schema extends FormSchema = FormSchema>(
  page: Page,
  form: FormData,
  options: EditOptions<Result, Schema>,
): Promise<ReturnType<typeof data<FormAnswer<Result>>>>;
export async function answerForm<Result, Schema extends FormSchema = FormSchema>(
  page: Page,
  form: FormData,
  options: AnswerOptions<Result, Schema>,
): Promise<ReturnType<typeof data<FormAnswer<Result>>>>;
export async function answerForm<Result, Schema extends FormSchema = FormSchema>(
  page: Page,
  form: FormData,
  options: AnswerOptions<Result, Schema> | EditOptions<Result, Schema>,
) {
  const { schema, send, reload, steps = [], pictures, ...words } = options;
  const at = page.now.getTime();
  const values = readValues(schema, withPlainLines(form));
  const change = listChangeOf(formText(form, intentName));
  if (change) {
    const row = fieldRules(schema, change.list)?.row;
    return changed(at, row ? withListChange(values, change, valuesOf(row)) : values);
  }
  const refuse = (problems: Partial<Refused>, status: number) => refused(at, values, problems, status);
  const fields = wrongIn(schema, values, reload !== undefined, { ...words, locale: page.locale });
  const taken = stepPostOf(formText(form, intentName), steps, values, fields);
  if (taken?.wrong) return refuse({ fields: taken.wrong }, 422);
  if (taken) return changed(at, values, taken.to);
  if (Object.keys(fields).length > 0) return refuse({ fields }, 422);
  try {
    const typed = attributesOf(schema, values, reload !== undefined);
    const attributes = pictures
      ? { ...withoutPictures(schema, typed), ...(await sendPictures(page, form, pictures)) }
      : typed;
    // The contract has just let them through.
    const result = await send(attributes as WithPictureIds<AttributesOf<Schema>>, {
      ...sentOf(form),
      values,
    });
    return data<FormAnswer<Result>>({ kind: 'saved', at, result });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isForForm(error.status)) throw asPageError(error);
    const { theirs, ...problems } = await metOf(schema, values, reload, problemsOf(schema, error));
    return refuse({ ...problems, ...(theirs && { theirs }) }, error.status);
  }
}
