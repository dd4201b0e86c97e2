import { useFieldOf } from '#app/forms/form-field.tsx';

/** A value that travels along and is not shown, such as the id of a row. */
export function FormHidden({ name }: { name: string }) {
  const { form, start } = useFieldOf(name);
  const { ref, name: posted } = form.field(name);
  return (
    <input type="hidden" ref={ref} name={posted} defaultValue={typeof start === 'string' ? start : ''} />
  );
}
