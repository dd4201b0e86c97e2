import { useEffect, useRef } from 'react';
import { fieldId, useFormContext } from '#app/forms/form-context.ts';
import { type FieldErrors, withoutIndexes } from '#app/forms/check-values.ts';
import { fieldRules, type FormSchema } from '#app/forms/field-rules.ts';
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

/** Away from its field 'Fill this in' says nothing: its label goes before, unless the sentence names it. Of a tick that is what one agrees to. */
function withLabel(message: string, label: string | undefined, isTick: boolean): string {
  if (!label || isTick || message.toLowerCase().includes(label.toLowerCase())) return message;
  return `${label}${/[?!.:]$/.test(label) ? '' : ':'} ${message}`;
}

/** 'Vraag 3: ': which row a field is of, where the labels say what rows are called. */
function rowLabel(name: string, labels: Described['labels']): string {
  const [list = '', at] = name.split('.');
  const said = at === undefined ? undefined : labels[`${list}.#`];
  return said === undefined ? '' : `${said.replace('#', String(Number(at) + 1))}: `;
}

type Described = { labels: Readonly<Record<string, string>>; schema: FormSchema };

/** The fields with an error as links, in the order in which the labels are named. */
export const summaryOf = (fields: FieldErrors, { labels, schema }: Described) =>
  order(Object.keys(fields), Object.keys(labels)).map((name) => ({
    href: `#${fieldId(name)}` as const,
    message:
      rowLabel(name, labels) +
      withLabel(
        fields[name] ?? '',
        labels[withoutIndexes(name)],
        fieldRules(schema, name)?.kind === 'boolean',
      ),
  }));

/** What is wrong with the fields, as links that get the focus; and what belongs to no field. */
export function FormErrors() {
  const form = useFormContext();
  const { findings } = form;
  const list = summaryOf(findings.fields, form);
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
