/** What the apply form holds, what it is answered, and how both travel. */
import { actName } from '#app/forms/act-answer.ts';
import { formKeyName } from '#app/forms/form-answer.ts';
import { formText } from '#app/forms/form-text.ts';

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
      /** Challenge of this try, good for the next: a new one would have to be waited out again. */
      proof: string | null;
    }
  /** No answer came: there is no connection. */
  | { kind: 'lost' };

/** Whom one writes to. */
export interface ApplyTo {
  vacancyId: string;
  organizationName: string;
  contactFirstName: string | null;
  /** Days within which the organisation usually answers; null when that is not known. */
  answerDays: number | null;
  /** Address of the vacancy's drawing. */
  picture: string | null;
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

/** The same as the form in the page posts. */
export function postedValues(values: ApplyValues, website: string, keptDays: number): FormData {
  const { consent, keep, ...texts } = values;
  const form = new FormData();
  form.set(actName, 'apply' satisfies ApplyAct);
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  form.set('consent', consent ? 'on' : '');
  form.set('keep', keep ? String(keptDays) : '');
  form.set('website', website);
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
