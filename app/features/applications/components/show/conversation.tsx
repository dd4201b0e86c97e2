import type { ApplicationView } from '#app/features/applications/show.server.ts';
import { receivedAt } from '#app/features/applications/components/summary.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Bubble } from '#app/ui/conversation/bubble.tsx';
import { Plate } from '#app/ui/plate.tsx';

type ConversationProps = { application: ApplicationView; isWork: boolean };

/** What was written and what was answered. */
export function Conversation({ application, isWork }: ConversationProps) {
  const t = useWords('applications');
  const { longDay, time } = useFormat();
  const momentText = (moment: string) => `${longDay(moment)}, ${time(moment)}`;
  const { name, message, decisionMessage, decidedAt, decidedByName, organizationName } = application;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="sr-only">
        {isWork ? t('detail.message') : t('detail.ownMessage')}
      </h2>
      <ol className="grid gap-6">
        <Bubble
          isMine={!isWork}
          face={<Avatar name={name} besideName />}
          by={name}
          moment={receivedAt(application)}
          momentText={momentText(receivedAt(application))}
          lang={application.locale}
        >
          {message}
        </Bubble>
        {decisionMessage && decidedAt && (
          <Bubble
            isMine={isWork}
            face={<Plate name={organizationName} besideName />}
            by={(isWork && decidedByName) || organizationName}
            moment={decidedAt}
            momentText={momentText(decidedAt)}
          >
            {decisionMessage}
          </Bubble>
        )}
      </ol>
    </section>
  );
}
