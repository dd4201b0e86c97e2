import { useId } from 'react';

export type FieldWords = {
  label: string;
  hint?: string;
  error?: string;
  /** The words for 'not required', shown after the label. Required is the norm and gets no mark. */
  optional?: string;
};

/** Ids that tie label, hint and error to a control; `describedBy` keeps the order in which they are shown. */
export function useFieldIds(
  id: string | undefined,
  words: Pick<FieldWords, 'hint' | 'error'>,
  extra?: string,
) {
  const own = useId();
  const control = id ?? own;
  const hint = `${control}-hint`;
  const error = `${control}-error`;
  const shown = [words.hint && hint, words.error && error, extra].filter(Boolean);
  return { control, hint, error, describedBy: shown.length ? shown.join(' ') : undefined };
}
