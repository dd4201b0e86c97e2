/** What is filled in to ask the centre something. */
import { contactMessageCreate, type ContactTopic } from '#contract/contact-messages.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { type Translate, useWords } from '#app/i18n/words.ts';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

export const contactLabels = (t: Translate<'contact-messages'>) => ({
  topic: t('write.topic'),
  message: t('write.message'),
  wantsCopy: t('write.copy'),
});

const Field = fieldOf(contactMessageCreate);
const ValueField = valueFieldOf(contactMessageCreate);

/** `email` is where a copy goes. */
export function ContactFields({ email, topics }: { email: string; topics: readonly ContactTopic[] }) {
  const t = useWords('contact-messages');
  return (
    <>
      <ValueField
        name="topic"
        as={RadioCards}
        options={topics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
      />
      <Field name="message" as={TextArea} rows={6} hint={t('write.messageHint')} />
      <Field name="wantsCopy" hint={t('write.copyHint', { email })} />
    </>
  );
}
