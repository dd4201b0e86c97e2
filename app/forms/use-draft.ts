import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, dropDraftsOfOthers, draftKey, keepDraft, readDraft } from '#app/forms/draft.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import type { Checked } from '#app/forms/use-validation.ts';
import { useFrame } from '#app/shell/frame.ts';

export interface DraftOptions {
  /** Name of the form and of what it is about, `apply 7f3a…`. Without one nothing is kept. After it, another
   * form with some of the same fields: what was typed there begins this one. */
  name: string | readonly [own: string, typedBefore: string] | undefined;
  /** Fields that are asked again each time, such as consent. */
  omit?: readonly string[];
  /** False while the form begins with something newer than the draft, such as a refused try. */
  restores?: boolean;
}

/** Drops the draft of a form that made room for what was answered to it, and so cannot do that itself. */
export function useSentDraft(name: string, isSent: boolean): void {
  const person = useFrame()?.user?.id;
  useEffect(() => {
    if (isSent) dropDraft(draftKey(person, name));
  }, [person, name, isSent]);
}

/** Tells of each change by whoever fills in the form; what the program itself fills in is no draft. */
function useKeeping(form: Checked['form'], keep: (values: FormValues) => void) {
  const keepNow = useEffectEvent(keep);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          if (changed !== undefined) keepNow(form.getValues());
        },
      }),
    [form],
  );
}

/** Keeps what is typed, and puts it back when the form opens again. */
export function useDraft(
  { form, isDirty }: Pick<Checked, 'form' | 'isDirty'>,
  { name, omit, restores = true }: DraftOptions,
) {
  const person = useFrame()?.user?.id;
  const [own, before] = typeof name === 'string' ? [name] : (name ?? []);
  const key = own === undefined ? undefined : draftKey(person, own);
  const [isRestored, setRestored] = useState(false);
  const restore = useEffectEvent((from: string) => {
    const values: FormValues = form.getValues();
    const typedBefore = before === undefined ? null : readDraft(draftKey(person, before), values);
    const draft = { ...typedBefore, ...readDraft(from, values) };
    if (JSON.stringify({ ...values, ...draft }) === JSON.stringify(values)) return;
    form.reset({ ...values, ...draft }, { keepDefaultValues: true, keepErrors: true });
    setRestored(true);
  });
  useEffect(() => {
    dropDraftsOfOthers(person);
    // Storage is the browser's: the server cannot know of it, so it is read after the first paint.
    // oxlint-disable-next-line react/set-state-in-effect
    if (key && restores) restore(key);
  }, [key, person, restores]);
  useKeeping(form, (values) => key && keepDraft(key, values, omit));
  const drop = () => {
    if (key) dropDraft(key);
    setRestored(false);
  };
  /** Back to how the form was before anything was typed. */
  const startAnew = () => {
    drop();
    form.reset();
  };
  return { isKept: key !== undefined, isRestored: isRestored && isDirty, drop, startAnew };
}
