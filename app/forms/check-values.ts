/** The rules of a contract in the words of a form: the browser asks them while one types, the action before it sends. */
import { fieldProblemOf, fieldText, type FieldProblem } from '#contract/field-texts.ts';
import type { Locale } from '#contract/locales.ts';
import type { FormSchema } from '#app/forms/field-rules.ts';
import { attributesOf, type FormValues } from '#app/forms/form-values.ts';

/** Labels by field; those of a row by `shifts.title`. They are the names in the sentences. */
export type Labels = Readonly<Record<string, string>>;
/** A sentence of the screen's own for a problem; undefined leaves the default. */
export type OwnTexts = (field: string, problem: FieldProblem) => string | undefined;
/** Sentences by field, `shifts.0.title` for one of a row. */
export type FieldErrors = Record<string, string>;

/** `shifts.0.title` → `shifts.title`. */
export const withoutIndexes = (name: string) => name.replaceAll(/\.\d+(?=\.|$)/g, '');

export interface FormWords {
  labels: Labels;
  locale: Locale;
  texts?: OwnTexts;
  /** A record is edited: what is not shown stays as it is. */
  isChange?: boolean;
}

/** What is wrong, for each field the first rule that fails; empty when all is well. */
export function checkValues(schema: FormSchema, values: FormValues, words: FormWords): FieldErrors {
  const checked = schema.safeParse(attributesOf(schema, values, words.isChange), { reportInput: true });
  const errors: FieldErrors = {};
  for (const issue of checked.success ? [] : checked.error.issues) {
    const name = issue.path.join('.');
    if (name in errors) continue;
    const plain = withoutIndexes(name);
    const problem = fieldProblemOf(issue);
    errors[name] =
      words.texts?.(plain, problem) ?? fieldText(problem, words.labels[plain] ?? plain, words.locale);
  }
  return errors;
}
