import { days } from '#contract/schedule.ts';
import { contactTopics } from '#contract/contact-people.ts';
import { listPath } from '#app/features/contact-people/components/list/address.ts';
import type { ContactPerson } from '#app/features/contact-people/list.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { daysOf } from '#app/forms/form-days.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { pictureOf } from '#app/forms/form-picture.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TimeField } from '#app/ui/time-field.tsx';
import { contactPersonForm, contactPersonLabels } from './form-schema.ts';

const Field = fieldOf(contactPersonForm);
const Topics = choicesOf(contactPersonForm);
const Days = daysOf(contactPersonForm);
const Time = valueFieldOf(contactPersonForm);
const FormPicture = pictureOf(contactPersonForm);

type PersonFormProps = {
  /** Null for a new one. */
  record: ContactPerson | null;
  hasEnglish: boolean;
  formKey: string;
  answer: FormAnswer<null> | undefined;
};

/** When one can be reached. */
function Hours() {
  const t = useWords('contact-people');
  return (
    <>
      <Days
        name="days"
        days={days.map((value) => ({ value, label: t(`days.${value}`), short: t(`short.${value}`) }))}
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <Time name="opens" as={TimeField} />
        <Time name="closes" as={TimeField} />
      </div>
    </>
  );
}

export function PersonForm({ record, hasEnglish, formKey, answer }: PersonFormProps) {
  const t = useWords('contact-people');
  const form = useForm<null>({
    schema: contactPersonForm,
    labels: contactPersonLabels(t),
    defaultValues: valuesOf(contactPersonForm, record ?? {}),
    ...(record && { lockVersion: record.lockVersion }),
    formKey,
    answer,
    navigates: true,
  });
  return (
    <Form form={form} hasFiles>
      <FormPicture name="photo" current={record?.photo ?? null} ratio="1:1" />
      <Field name="name" autoComplete="off" />
      <Field name="role" />
      {hasEnglish && <Field name="roleEn" lang="en" />}
      <Topics
        name="topics"
        isEachOwn
        options={contactTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
      />
      <Hours />
      <div>
        <Field name="phoneNumber" autoComplete="off" />
        <Field name="phoneNumberVisible" />
      </div>
      <div>
        <Field name="email" autoComplete="off" />
        <Field name="emailVisible" />
        <Field name="answersMail" hint={t('hints.answersMail')} />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{record ? t('save', { name: record.name }) : t('saveNew')}</SubmitButton>
        <ButtonLink kind="ghost" href={listPath}>
          {t('close')}
        </ButtonLink>
      </div>
    </Form>
  );
}
