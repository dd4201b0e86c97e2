import type { ReactNode } from 'react';
import { CenterFields } from '#app/features/center-settings/components/edit/center-fields.tsx';
import {
  ChecksFields,
  FeaturesFields,
  MailFields,
  RetentionFields,
} from '#app/features/center-settings/components/edit/part-fields.tsx';
import type { SettingsRecord } from '#app/features/center-settings/edit.server.ts';
import {
  settingsForms,
  settingsLabels,
  type SettingsForm as Part,
} from '#app/features/center-settings/form-schema.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { FormSaveBar } from '#app/forms/form-save-bar.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { SavedNotice } from '#app/forms/saved-notice.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';

interface SettingsFormProps {
  part: Part;
  record: SettingsRecord;
  formKey: string;
  answer: FormAnswer<null> | undefined;
}

const fieldsOf: Record<Part, (props: { record: SettingsRecord }) => ReactNode> = {
  center: CenterFields,
  checks: ChecksFields,
  mail: MailFields,
  features: FeaturesFields,
  retention: RetentionFields,
};

/** One part of the settings, with a save bar of its own. */
export function SettingsForm({ part, record, formKey, answer }: SettingsFormProps) {
  const t = useWords('center-settings');
  const schema = settingsForms[part];
  const form = useForm<null>({
    schema,
    labels: settingsLabels(t),
    defaultValues: valuesOf(schema, { ...record, confirmsRemoval: false }),
    lockVersion: record.lockVersion,
    formKey,
    answer,
  });
  const Fields = fieldsOf[part];
  return (
    <Form
      form={form}
      hasFiles={part === 'center'}
      top={<SavedNotice title={t('saved')} text={t('savedText')} />}
    >
      <Fields record={record} />
      <FormSaveBar saveLabel={t('save')} />
    </Form>
  );
}
