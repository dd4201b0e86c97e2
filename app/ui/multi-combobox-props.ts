import type { FocusEvent, ReactNode, Ref } from 'react';
import type { ChoiceSource, TypedChoices } from '#app/ui/choice-state.ts';
import type { FieldIds, FieldWords } from '#app/ui/field-ids.ts';

export type MultiComboboxProps = FieldWords &
  ChoiceSource & {
    id?: string;
    /** Posts the value of each chosen option under this name. */
    name?: string;
    value?: readonly string[];
    defaultValue?: readonly string[];
    onChange?: (values: readonly string[]) => void;
    onBlur?: (event: FocusEvent) => void;
    readOnly?: boolean;
    placeholder?: string;
    inputRef?: Ref<HTMLElement>;
  };

/** What both ways of showing it need. */
export type MultiFormProps = {
  props: MultiComboboxProps;
  ids: FieldIds;
  values: readonly string[];
  keep: (values: readonly string[]) => void;
  remove: (value: string) => void;
  tokens: ReactNode[];
  list: TypedChoices;
  isFixed: boolean;
};
