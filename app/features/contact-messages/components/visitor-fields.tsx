/** What is filled in to ask the centre something without an account. */
import { type ContactTopic, visitorMessageForm } from '#contract/contact-messages.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { Honeypot } from '#app/forms/honeypot.tsx';
import { type Translate, useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

export const visitorLabels = (t: Translate<'contact-messages'>) => ({
  topic: t('write.topic'),
  message: t('write.message'),
  name: t('visitor.name'),
  email: t('visitor.email'),
});

const Field = fieldOf(visitorMessageForm);

type VisitorFieldsProps = { topics: readonly ContactTopic[]; challenge: string | null };

/** With what goes along unseen: a challenge, which script replaces by its proof, and a field that robots cannot leave alone. */
export function VisitorFields({ topics, challenge }: VisitorFieldsProps) {
  const t = useWords('contact-messages');
  return (
    <>
      {challenge !== null && <input type="hidden" name="proof" defaultValue={challenge} />}
      <Honeypot name="website" label={t('visitor.website')} />
      <Field
        name="topic"
        as={Select}
        options={[
          { value: '', label: t('visitor.choose') },
          ...topics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) })),
        ]}
      />
      <Field name="message" as={TextArea} rows={6} hint={t('write.messageHint')} />
      <Field name="name" autoComplete="name" />
      <Field name="email" autoComplete="email" hint={t('visitor.emailHint')} />
    </>
  );
}
