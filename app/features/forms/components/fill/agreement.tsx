import type { Question } from '#contract/form-questions.ts';
import type { Locale } from '#contract/locales.ts';
import { describedWords } from '#app/forms/described-words.ts';
import { fieldOf } from '#app/forms/form-field.tsx';

const Field = fieldOf();

/** What has to be agreed to. */
export function Agreement({ agreement }: { agreement: readonly Question[] }) {
  return agreement.map(({ id, title }) => <Field key={id} name={id} label={title} />);
}

/** Its name in messages: the whole text would be long there. `isNew`: somebody agreed to what it said before. */
export const agreementLabels = (
  agreement: readonly Question[],
  locale: Locale,
  isNew = false,
): Record<string, string> =>
  Object.fromEntries(
    agreement.map(({ id }) => [id, describedWords[locale][isNew ? 'newAgreement' : 'agreement']]),
  );
