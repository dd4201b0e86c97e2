import { useId } from 'react';

export type FieldWords = {
  label: string;
  hint?: string;
  error?: string;
  /** Words after the label of a field that may stay empty; `true` says '(niet verplicht)'. Required is the norm and gets no mark. */
  optional?: string | true;
  /** Why it cannot be filled in now: shown under the label, and the field posts nothing. */
  blockedReason?: string;
};

/** Ids that tie label, hint and error to a control; `describedBy` keeps the order in which they are shown. */
export function useFieldIds(
  id: string | undefined,
  words: Pick<FieldWords, 'hint' | 'error' | 'blockedReason'>,
  extra?: string,
) {
  const own = useId();
  const control = id ?? own;
  const label = `${control}-label`;
  const hint = `${control}-hint`;
  const blocked = `${control}-blocked`;
  const error = `${control}-error`;
  const visible = [words.hint && hint, words.blockedReason && blocked, words.error && error, extra].filter(
    Boolean,
  );
  return {
    control,
    label,
    hint,
    blocked,
    error,
    describedBy: visible.length ? visible.join(' ') : undefined,
  };
}

export type FieldIds = ReturnType<typeof useFieldIds>;
