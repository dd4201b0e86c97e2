import type { FormSchema } from '#app/forms/field-rules.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { useForm, type FormOptions } from '#app/forms/use-form.ts';

interface EditFormOptions<Schema extends FormSchema> extends Omit<
  FormOptions<null>,
  'schema' | 'defaultValues' | 'lockVersion'
> {
  schema: Schema;
  /** As it was read. */
  record: Record<string, unknown> & { lockVersion: number };
}

/** The form of a screen on which a record is edited (answer-edit.server.ts). */
export const useEditForm = <Schema extends FormSchema>({ record, ...options }: EditFormOptions<Schema>) =>
  useForm<null>({
    ...options,
    defaultValues: valuesOf(options.schema, record),
    lockVersion: record.lockVersion,
  });
