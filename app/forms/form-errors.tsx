import { useLocale } from '#app/i18n/words.ts';
import { number } from '#app/i18n/format.ts';
import { fieldId, useFormContext } from '#app/forms/form-context.ts';
import type { FieldErrors } from '#app/forms/check-values.ts';
import { formWords } from '#app/forms/words.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** 'The form contains errors', in Dutch by how many. */
export function useErrorTitle(): (count: number) => string {
  const words = useOwnWords(formWords);
  const locale = useLocale();
  return (count) => (count === 1 ? words.wrongOne : words.wrongMany(number(locale, count)));
}

/** A field's place in the form; `shifts.2.title` stands where `shifts` does, by its row. */
function order(names: readonly string[], labels: readonly string[]): string[] {
  const place = (name: string) => {
    const plain = name.replaceAll(/\.\d+(?=\.|$)/g, '');
    const at = labels.indexOf(plain);
    return at === -1 ? labels.length : at;
  };
  const rowOf = (name: string) => Number(/\.(\d+)\./.exec(name)?.[1] ?? 0);
  return names.toSorted((a, b) => rowOf(a) - rowOf(b) || place(a) - place(b));
}

/** The fields with an error as links, in the order in which the labels are named. */
export const summaryOf = (fields: FieldErrors, labels: Readonly<Record<string, string>>) =>
  order(Object.keys(fields), Object.keys(labels)).map((name) => ({
    href: `#${fieldId(name)}` as const,
    message: fields[name] ?? '',
  }));

/** What is wrong with the fields, as links that get the focus; and what belongs to no field. */
export function FormErrors() {
  const { findings, labels } = useFormContext();
  const title = useErrorTitle();
  const list = summaryOf(findings.fields, labels);
  return (
    <>
      <ErrorSummary title={title(list.length)} errors={list} attempt={findings.attempt} />
      <Refusal general={findings.general} />
    </>
  );
}

/** Refused for a reason that no field shows: said above the form, with the word that nothing is lost. */
export function Refusal({ general }: { general: readonly string[] }) {
  const words = useOwnWords(formWords);
  if (general.length === 0) return null;
  return (
    <Notice kind="danger" title={words.refused} live>
      {general.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{words.kept}</p>
    </Notice>
  );
}
