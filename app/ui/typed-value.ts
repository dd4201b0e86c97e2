import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useFormReset } from '#app/ui/form-reset.ts';

type TypedValue = {
  /** Of the control, and of a form that it does not stand in. */
  id: string;
  form?: string;
  /** The value in its own form, or what was typed when that could not be read. */
  value: string;
  /** How a value is shown when nobody is typing. */
  show: (value: string) => string;
  /** From what is typed to a value, or undefined. */
  read: (typed: string) => string | undefined;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/**
 * People type and paste freely, and it is read when they are done: on leaving the field or pressing Enter. What cannot be
 * read stays as it was typed, so that it can be mended, and counts as the value, so that nothing is dropped in silence.
 */
export function useTypedValue({ id, form, value, show, read, onChange, onBlur }: TypedValue) {
  const [draft, setDraft] = useState<string>();
  useFormReset(id, () => setDraft(undefined), form);
  function finish() {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = draft.trim();
    const wanted = typed === '' ? '' : (read(typed) ?? typed);
    if (wanted !== value) onChange(wanted);
  }
  return {
    isEditing: draft !== undefined,
    input: {
      value: draft ?? show(value),
      onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        finish();
        onBlur?.(event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') finish();
      },
    },
  };
}

/** A value that a parent keeps, or the field itself; and how what it kept goes back to the first. */
export function useKept<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void, reset: () => void] {
  const [own, setOwn] = useState(first);
  return [
    given ?? own,
    (value) => {
      setOwn(value);
      onChange?.(value);
    },
    () => setOwn(first),
  ];
}
