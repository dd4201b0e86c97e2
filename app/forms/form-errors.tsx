import { useEffect, useRef } from 'react';
import { fieldId, useFormContext } from '#app/forms/form-context.ts';
import type { FieldErrors } from '#app/forms/check-values.ts';
import { formWords } from '#app/forms/words.ts';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

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
  const list = summaryOf(findings.fields, labels);
  return (
    <>
      <ErrorSummary errors={list} attempt={findings.attempt} />
      <Refusal general={findings.general} attempt={list.length === 0 ? findings.attempt : undefined} />
    </>
  );
}

type RefusalProps = {
  general: readonly string[];
  /** The number of tries, where the focus comes here each time it grows: on a long form it would not be seen else. */
  attempt?: number;
};

/** Refused for a reason that no field shows: said above the form, with the word that nothing is lost. */
export function Refusal({ general, attempt }: RefusalProps) {
  const words = useOwnWords(formWords);
  const box = useRef<HTMLDivElement>(null);
  const any = general.length > 0;
  useEffect(() => {
    if (any && attempt !== undefined) box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <div ref={box} tabIndex={-1} className="rounded-ctl">
      <Notice kind="danger" title={words.refused} live>
        {general.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{words.kept}</p>
      </Notice>
    </div>
  );
}
