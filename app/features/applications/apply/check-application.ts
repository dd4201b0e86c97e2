/** The contract's rules in words for the form: the browser asks them while one types, the page's action before it sends. */
import { applicationForm } from '#contract/applications.ts';
import { problemText } from '#contract/error-texts.ts';
import { problemOfIssue } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import type { Translate } from '#app/i18n/words.ts';
import type { ApplyErrors, ApplyField, ApplyValues } from './apply-values.ts';

/** 'Vul je voornaam in' says more than 'Vul dit in', above all in a summary of errors. */
const blankWords = {
  message: 'apply.blank.message',
  firstName: 'apply.blank.firstName',
  lastName: 'apply.blank.lastName',
  email: 'apply.blank.email',
} as const;
const hasBlankWords = (field: ApplyField): field is keyof typeof blankWords => field in blankWords;

/** Sentences by field, first problem first; empty when all is well. */
export function checkApplication(
  values: ApplyValues,
  locale: Locale,
  t: Translate<'applications'>,
): ApplyErrors {
  const phoneNumber = values.phoneNumber.trim() || null;
  const checked = applicationForm.safeParse({ ...values, phoneNumber }, { reportInput: true });
  const errors: ApplyErrors = {};
  for (const issue of checked.success ? [] : checked.error.issues) {
    const field = issue.path[0] as ApplyField;
    const problem = problemOfIssue(issue);
    errors[field] ??=
      problem.code === 'blank' && hasBlankWords(field)
        ? t(blankWords[field])
        : problemText(problem, locale).detail;
  }
  return errors;
}
