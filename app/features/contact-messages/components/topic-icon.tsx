import Calendar from 'lucide-react/icons/calendar-days';
import CircleUser from 'lucide-react/icons/circle-user';
import HandHeart from 'lucide-react/icons/hand-heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageWarning from 'lucide-react/icons/message-square-warning';
import type { ContactTopic } from '#contract/contact-messages.ts';

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
