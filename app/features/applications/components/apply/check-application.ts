/** The contract's rules in words for the form: the browser asks them while one types, the page's action before it sends. */
import { applicationForm } from '#contract/applications.ts';
import type { Locale } from '#contract/locales.ts';
import { checkValues } from '#app/forms/check-values.ts';
import type { Translate } from '#app/i18n/words.ts';
import type { ApplyErrors, ApplyValues } from './apply-values.ts';

/** 'Vul je voornaam in' says more than 'Vul dit in', above all in a summary of errors. */
const blankWords = {
  message: 'apply.blank.message',
  firstName: 'apply.blank.firstName',
  lastName: 'apply.blank.lastName',
  email: 'apply.blank.email',
} as const;
const hasBlankWords = (field: string): field is keyof typeof blankWords => field in blankWords;

const labelKeys = {
  message: 'apply.message',
  firstName: 'apply.firstName',
  lastName: 'apply.lastName',
  email: 'apply.email',
  phoneNumber: 'apply.phone',
} as const;

/** Sentences by field, first problem first; empty when all is well. */
export function checkApplication(
  values: ApplyValues,
  locale: Locale,
  t: Translate<'applications'>,
): ApplyErrors {
  const labels = Object.fromEntries(Object.entries(labelKeys).map(([name, key]) => [name, t(key)]));
  return checkValues(
    applicationForm,
    { ...values },
    {
      labels,
      locale,
      texts: (field, { rule }) =>
        rule === 'blank' && hasBlankWords(field) ? t(blankWords[field]) : undefined,
    },
  );
}
