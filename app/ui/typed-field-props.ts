import type { FocusEvent, Ref } from 'react';
import type { ControlSize } from '#app/ui/control-class.ts';
import type { FieldWords } from '#app/ui/field-ids.ts';

/** What fields have in which a day or a time is typed. */
export type TypedFieldProps = FieldWords & {
  id?: string;
  /** Posts '2026-11-24' or '09:30'; what cannot be read is posted as it was typed, so that it is refused and not lost. */
  name?: string;
  form?: string;
  /** As it is posted, '' for none, or what was typed when it could not be read. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readOnly?: boolean;
  /** Part of something that is wrong: what, is said there. */
  isWrong?: boolean;
  /** One of the parts of a field: its label is small, under the question they answer together. */
  isPart?: boolean;
  size?: ControlSize;
  inputRef?: Ref<HTMLInputElement>;
};
