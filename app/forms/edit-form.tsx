import type { ReactNode } from 'react';
import { FormSaveBar } from '#app/forms/form-save-bar.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { useForm, type FormOptions } from '#app/forms/use-form.ts';

type EditFormProps = Pick<FormOptions<null>, 'schema' | 'labels' | 'answer' | 'navigates'> & {
  /** What the loader gave: the record as it was read, and the name of this opening. */
  loaded: { record: Record<string, unknown> & { lockVersion: number }; formKey: string };
  /** Verb and object, 'Bewaar profiel'. */
  saveLabel: string;
  /** As wide as the page, with its own room between its parts. */
  isWide?: boolean;
  /** Its fields. */
  children: ReactNode;
};

/** The form of a screen on which a record is edited (answer-edit.server.ts): its fields, and the bar that saves them. */
export function EditForm({
  loaded: { record, formKey },
  saveLabel,
  isWide = false,
  children,
  ...options
}: EditFormProps) {
  const defaultValues = valuesOf(options.schema, record);
  const form = useForm<null>({ ...options, formKey, defaultValues, lockVersion: record.lockVersion });
  return (
    <Form form={form} isWide={isWide}>
      {children}
      <FormSaveBar saveLabel={saveLabel} />
    </Form>
  );
}
