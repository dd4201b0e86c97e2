/**
 * The default sentences of a form: what is wrong with one field, said with the words of its label. Where there is no rule of its
 * own the sentence of the API stands (error-texts.ts), so that a form and the server say the same.
 */
import { problemText, saidValue } from './error-texts.ts';
import type { ProblemCode } from './errors.ts';
import { problemOfIssue } from './issue-problems.ts';
import type { Locale } from './locales.ts';
import type * as z from 'zod/mini';

/** Rules that a form tells apart and the API does not. */
type OwnRule = 'integer' | 'image_too_large';
export type FieldRule = ProblemCode | OwnRule;

export interface FieldProblem {
  rule: FieldRule;
  values?: Record<string, string | number>;
}

type Sentences = Partial<Record<ProblemCode, string>> & Record<OwnRule, string> & { invalid: string };

/** {path} stands for the label of the field. `invalid` is said where no other rule has a sentence. */
export const fieldTexts: Record<Locale, Sentences> = {
  nl: {
    invalid: '{path} klopt niet.',
    blank: '{path} is verplicht',
    too_short: '{path} heeft minstens {minimum} tekens nodig',
    too_long: '{path} mag hooguit {maximum} tekens hebben',
    too_small: '{path} moet {minimum} of meer zijn',
    too_large: '{path} moet {maximum} of minder zijn',
    integer: '{path} moet een heel getal zijn',
    too_few: 'Kies bij {path} minstens {minimum}',
    too_many: 'Kies bij {path} hooguit {maximum}',
    invalid_type: '{path} klopt niet.',
    inclusion: 'Kies bij {path} iets uit de lijst',
    image_too_large: 'De grootte van {path} moet kleiner zijn dan {size}',
  },
  en: {
    invalid: '{path} is not valid.',
    blank: '{path} is a required field',
    too_short: '{path} must be at least {minimum} characters',
    too_long: '{path} must be at most {maximum} characters',
    too_small: '{path} must be {minimum} or more',
    too_large: '{path} must be {maximum} or less',
    integer: '{path} must be a whole number',
    too_few: '{path} must have at least {minimum} items',
    too_many: '{path} must have at most {maximum} items',
    invalid_type: '{path} is not valid.',
    inclusion: 'Choose something from the list for {path}',
    image_too_large: 'The size of {path} must be smaller than {size}',
  },
};

type Issue = z.core.$ZodIssue;

/** Which rule of a contract a zod issue breaks. */
export function fieldProblemOf(issue: Issue): FieldProblem {
  if (issue.code === 'invalid_type' && String(issue.expected) === 'int') return { rule: 'integer' };
  if (issue.code === 'too_small' && issue.origin === 'array' && Number(issue.minimum) > 1)
    return { rule: 'too_few', values: { minimum: Number(issue.minimum) } };
  // Nothing typed is not filled in, rather than filled in wrongly.
  if ((issue.code === 'custom' || issue.code === 'invalid_format') && issue.input === '')
    return { rule: 'blank' };
  const { code, ...rest } = problemOfIssue(issue);
  return { rule: code, ...rest };
}

/** A question as a label keeps its mark, so it is set apart from the sentence. */
const asWord = (label: string) => (/[?!.:]$/.test(label) ? `‘${label}’` : label);

/** The default sentence of a problem in the given language: 'E-mailadres is verplicht'. */
export function fieldText({ rule, values }: FieldProblem, label: string, locale: Locale): string {
  const own: string | undefined = (fieldTexts[locale] as Partial<Record<FieldRule, string>>)[rule];
  if (own === undefined) return problemText({ code: rule as ProblemCode, values }, locale).detail;
  const all: Record<string, string | number> = { ...values, path: asWord(label) };
  return own.replaceAll(/\{(\w+)\}/g, (_, name: string) => saidValue(all[name], locale));
}
