/** What the apply form holds, what it is answered, and how both travel. */
import type { Agreeable } from '#contract/form-agreement.ts';
import type { Question } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { actName } from '#app/forms/act-answer.ts';
import { formKeyName } from '#app/forms/form-answer.ts';
import { formText } from '#app/forms/form-text.ts';
import type { FieldErrors } from '#app/forms/check-values.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { pairsOf } from '#app/forms/posted-pairs.ts';

/** Fields in the order in which they are asked, as the contract names them. */
export const applyFields = [
  'message',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'consent',
  'keep',
] as const;
export type ApplyField = (typeof applyFields)[number];

export interface ApplyValues {
  message: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  consent: boolean;
  /** It may be kept for longer. */
  keep: boolean;
}

export type ApplyErrors = Partial<Record<ApplyField, string>>;

/** Who is signed in: name and address are known, so nobody types them again. */
export interface Applicant {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  /** Nobody says yes for another, and who said so of all of theirs is not asked again. */
  isAskedToKeep: boolean;
}

export const asksToKeep = (applicant: Applicant | null): boolean => applicant?.isAskedToKeep ?? true;

/** As typed, with the sentences beside them, and what was asked then: it may have changed since the page was made. */
export interface RefusedAnswers {
  asked: AskedForm | null;
  fields: FieldErrors;
  values: FormValues;
}

export type ApplyAnswer =
  | {
      kind: 'sent';
      /** False while it waits for the button in the mail. */
      isConfirmed: boolean;
      email: string;
      firstName: string;
      /** For whoever is signed in, and so may look at it. */
      applicationId: string | null;
      /** ISO. */
      sentAt: string;
    }
  | {
      kind: 'refused';
      fields: ApplyErrors;
      /** What belongs to no field that the form shows. */
      general: string[];
      /** A new challenge is needed. */
      isProofRefused: boolean;
      /** As typed: a page without script fills them in again. */
      values: ApplyValues;
      /** What was answered to the questions of the vacancy, and what is wrong with that. */
      answers: RefusedAnswers;
      /** Challenge of this try, good for the next: a new one would have to be waited out again. */
      proof: string | null;
    }
  /** No answer came: there is no connection. */
  | { kind: 'lost' };

/** What a vacancy asks besides, in the language of that form. */
export interface AskedForm extends Agreeable {
  locale: Locale;
  questions: readonly Question[];
}

/** Whom one writes to. */
export interface ApplyTo {
  vacancyId: string;
  organizationName: string;
  contactFirstName: string | null;
  /** Days within which the organisation usually answers; null when that is not known. */
  answerDays: number | null;
  /** Address of the vacancy's drawing. */
  picture: string | null;
  asked?: AskedForm | null;
}

export const noValues: ApplyValues = {
  message: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  consent: false,
  keep: false,
};

export const valuesOf = (form: FormData): ApplyValues => ({
  message: formText(form, 'message'),
  firstName: formText(form, 'firstName'),
  lastName: formText(form, 'lastName'),
  email: formText(form, 'email'),
  phoneNumber: formText(form, 'phoneNumber'),
  consent: form.get('consent') === 'on',
  keep: formText(form, 'keep') !== '',
});

export type ApplyAct = 'apply';

/** The same as the form in the page posts. `answers` are those to the questions of the vacancy. */
export function postedValues(
  values: ApplyValues,
  { website, keptDays, answers }: { website: string; keptDays: number; answers: FormValues },
): FormData {
  const { consent, keep, ...texts } = values;
  const form = new FormData();
  form.set(actName, 'apply' satisfies ApplyAct);
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  form.set('consent', consent ? 'on' : '');
  form.set('keep', keep ? String(keptDays) : '');
  form.set('website', website);
  for (const [name, value] of Object.entries(answers))
    for (const pair of pairsOf(name, value)) form.append(...pair);
  return form;
}

/** What goes along unseen. */
export const spamChecksOf = (form: FormData) => ({
  proof: formText(form, 'proof') || null,
  website: formText(form, 'website') || null,
  key: formText(form, formKeyName) || null,
  /** For as long as the form said. */
  keepDays: Number(formText(form, 'keep')) || null,
});

/** The fields with an error, in the order of the form, for the summary. */
export const errorList = (errors: ApplyErrors) =>
  applyFields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ href: `#${fieldId(field)}` as const, message }] : [];
  });

export const fieldId = (field: ApplyField) => `apply-${field}`;
