/** What is filled in to ask the centre something. */
import Calendar from 'lucide-react/icons/calendar-days';
import CircleUser from 'lucide-react/icons/circle-user';
import HandHeart from 'lucide-react/icons/hand-heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageWarning from 'lucide-react/icons/message-square-warning';
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

const icons: Record<ContactTopic, typeof Calendar> = {
  vacancies: HandHeart,
  account: CircleUser,
  activities: Calendar,
  complaints: MessageWarning,
  general: MessageCircle,
};

/** Beside what a topic is called. */
export function TopicIcon({ topic }: { topic: ContactTopic }) {
  const Icon = icons[topic];
  return <Icon aria-hidden="true" className="size-5 shrink-0" />;
}

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
