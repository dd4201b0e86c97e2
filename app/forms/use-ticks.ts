import { useEffect } from 'react';
import { useFieldOf } from '#app/forms/form-field.tsx';

/** A field of several ticks. The page gives them in the order of its boxes: kept in another, they are no change of the record. */
export function useTicksOf(name: string) {
  const field = useFieldOf(name);
  const { form } = field.form;
  useEffect(() => {
    const [kept, now]: unknown[] = [form.formState.defaultValues?.[name], form.getValues(name)];
    if (!Array.isArray(kept) || !Array.isArray(now) || kept.join() === now.join()) return;
    if (kept.toSorted().join() === now.toSorted().join())
      form.resetField(name, { defaultValue: now as string[] });
  });
  return { ...field, chosen: Array.isArray(field.start) ? field.start : [] };
}
