import type { Labels } from '#app/forms/check-values.ts';
import type { FormSchema } from '#app/forms/field-rules.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { useForm, type FormOptions } from '#app/forms/use-form.ts';

type EditFormOptions = Omit<FormOptions<null>, 'schema' | 'labels' | 'defaultValues' | 'lockVersion'> & {
  /** As it was read. */
  record: Record<string, unknown> & { lockVersion: number };
};

/** The form of a screen on which a record is edited (answer-edit.server.ts). */
export const useEditForm = (schema: FormSchema, labels: Labels, { record, ...options }: EditFormOptions) =>
  useForm<null>({
    ...options,
    schema,
    labels,
    defaultValues: valuesOf(schema, record),
    lockVersion: record.lockVersion,
  });
