import type { JSX } from 'react';
import type * as z from 'zod/mini';
import { fieldRules, type FieldOf, type FormSchema } from '#app/forms/field-rules.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { useFormContext } from '#app/forms/form-context.ts';
import { Select } from '#app/ui/select.tsx';

const Field = fieldOf();

type FormChoiceProps = {
  name: string;
  /** What a value of the contract's list is called. */
  word: (value: never) => string;
  /** What choosing none of them is called. */
  none?: string;
  /** One of the list that is not offered here. */
  without?: string;
  hint?: string;
};

function FormChoice({ name, word, none, without, hint }: FormChoiceProps) {
  const { schema } = useFormContext();
  const options = (fieldRules(schema, name)?.options ?? [])
    .filter((value) => value !== without)
    .map((value) => ({ value, label: word(value as never) }));
  return (
    <Field
      name={name}
      as={Select}
      hint={hint}
      options={none === undefined ? options : [{ value: '', label: none }, ...options]}
    />
  );
}

type ChoiceComponent<Values> = <Name extends keyof Values & string>(
  props: Omit<FormChoiceProps, 'name' | 'word'> & {
    name: Name;
    word: (value: Extract<Values[Name], string>) => string;
  },
) => JSX.Element;

/** `const Choice = choiceOf(userForm)`: one value of a fixed list, which the contract knows; `word` calls each by its name. */
export const choiceOf = <Schema extends FormSchema>(_schema?: Schema) =>
  FormChoice as unknown as ChoiceComponent<{
    [Name in FieldOf<Schema>]: z.input<Schema>[Name];
  }>;
