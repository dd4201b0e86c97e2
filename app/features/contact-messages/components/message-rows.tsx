import type { contactMessages } from '#contract/contact-messages.ts';
import type { RecordOf } from '#app/api/record.ts';
import { TopicIcon } from '#app/features/contact-messages/components/topic-icon.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Row } from '#app/ui/row.tsx';

export type ContactMessageView = RecordOf<typeof contactMessages>;

export function StatusBadge({ status }: Pick<ContactMessageView, 'status'>) {
  const t = useWords('contact-messages');
  return <Badge kind={status === 'open' ? 'pending' : 'approved'}>{t(`status.${status}`)}</Badge>;
}

/** Questions in rows: for staff by who asked, for whoever asked by what it was about. */
export function MessageRows({
  messages,
  isForStaff,
  userId,
}: {
  messages: readonly ContactMessageView[];
  isForStaff?: boolean;
  /** The reader, among who may have one. */
  userId?: string;
}) {
  const t = useWords('contact-messages');
  const { relativeTime } = useFormat();
  const now = useNow();
  return (
    <ul>
      {messages.map((message) => (
        <Row
          key={message.id}
          title={isForStaff ? message.senderName : t(`topics.${message.topic}`)}
          href={`/contactformulier/berichten/${message.id}`}
          picture={<TopicIcon topic={message.topic} />}
          side={<StatusBadge status={message.status} />}
        >
          <p className="line-clamp-2">{message.message}</p>
          <p>
            {isForStaff && <>{t(`topics.${message.topic}`)}, </>}
            <time dateTime={message.createdAt}>{relativeTime(message.createdAt, now)}</time>
          </p>
          {message.status === 'open' && message.assigneeName !== null && (
            <p className="font-semibold">
              {message.assignee?.id === userId
                ? t('assignee.you')
                : t('assignee.colleague', { name: message.assigneeName })}
            </p>
          )}
        </Row>
      ))}
    </ul>
  );
}
