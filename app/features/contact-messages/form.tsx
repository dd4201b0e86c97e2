/** What is filled in to ask the centre something. */
import Calendar from 'lucide-react/icons/calendar-days';
import CircleUser from 'lucide-react/icons/circle-user';
import HandHeart from 'lucide-react/icons/hand-heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageWarning from 'lucide-react/icons/message-square-warning';
import { contactMessageCreate, type ContactTopic, visitorMessageForm } from '#contract/contact-messages.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { Honeypot } from '#app/forms/honeypot.tsx';
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

export const visitorLabels = (t: Translate<'contact-messages'>) => ({
  topic: t('write.topic'),
  message: t('write.message'),
  name: t('visitor.name'),
  email: t('visitor.email'),
});

const topicOptions = (t: Translate<'contact-messages'>, topics: readonly ContactTopic[]) =>
  topics.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }));

const Field = fieldOf(contactMessageCreate);
const ValueField = valueFieldOf(contactMessageCreate);

/** `email` is where a copy goes. */
export function ContactFields({ email, topics }: { email: string; topics: readonly ContactTopic[] }) {
  const t = useWords('contact-messages');
  return (
    <>
      <ValueField name="topic" as={RadioCards} options={topicOptions(t, topics)} />
      <Field name="message" as={TextArea} rows={6} hint={t('write.messageHint')} />
      <Field name="wantsCopy" hint={t('write.copyHint', { email })} />
    </>
  );
}

const VisitorField = fieldOf(visitorMessageForm);
const VisitorValueField = valueFieldOf(visitorMessageForm);

type VisitorFieldsProps = { topics: readonly ContactTopic[]; challenge: string | null };

/** With what goes along unseen: a challenge, which script replaces by its proof, and a field that robots cannot leave alone. */
export function VisitorFields({ topics, challenge }: VisitorFieldsProps) {
  const t = useWords('contact-messages');
  return (
    <>
      {challenge !== null && <input type="hidden" name="proof" defaultValue={challenge} />}
      <Honeypot name="website" label={t('visitor.website')} />
      <VisitorValueField name="topic" as={RadioCards} options={topicOptions(t, topics)} />
      <VisitorField name="message" as={TextArea} rows={6} hint={t('write.messageHint')} />
      <VisitorField name="name" autoComplete="name" />
      <VisitorField name="email" autoComplete="email" hint={t('visitor.emailHint')} />
    </>
  );
}
