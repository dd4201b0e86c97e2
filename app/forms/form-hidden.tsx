import { useState, type JSX } from 'react';
import type { FieldNameOf, FormSchema } from '#app/forms/field-rules.ts';
import { useFieldOf } from '#app/forms/form-field.tsx';

function FormHidden({ name }: { name: string }) {
  const { form, start } = useFieldOf(name);
  // A hidden element's default is its value: were it to follow the name, a row that moves would take that of the row before it.
  // That of a row which was added here is known to the form alone.
  const [first] = useState(() => {
    const own: unknown = form.form.getValues(name) ?? start;
    return typeof own === 'string' ? own : '';
  });
  const { ref, name: posted } = form.field(name);
  return <input type="hidden" ref={ref} name={posted} defaultValue={first} />;
}

/** `const Hidden = hiddenOf(schema)`: a value that travels along and is not shown, such as the id of a row. */
export const hiddenOf = <Schema extends FormSchema>(_schema?: Schema) =>
  FormHidden as (props: { name: FieldNameOf<Schema> }) => JSX.Element;
