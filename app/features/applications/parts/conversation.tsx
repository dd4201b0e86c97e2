import type { ReactNode } from 'react';
import type { ShownApplication } from '#app/features/applications/parts/detail.server.ts';
import { receivedAt } from '#app/features/applications/parts/summary.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Plate } from '#app/ui/plate.tsx';

type BubbleProps = {
  /** The reader's own words stand at the right. */
  isMine: boolean;
  face: ReactNode;
  by: string;
  moment: string;
  lang?: string;
  children: string;
};

/** Others left on sunken, oneself right on tint; the corner near the face is square (ui.md, section 5). */
function Bubble({ isMine, face, by, moment, lang, children }: BubbleProps) {
  const { longDay, time } = useFormat();
  return (
    <li className={`flex gap-3 ${isMine ? 'flex-row-reverse' : ''}`}>
      {face}
      <div className={`flex min-w-0 flex-col ${isMine ? 'items-end' : 'items-start'}`}>
        <p
          lang={lang}
          className={`max-w-reading rounded-card px-4 py-3 whitespace-pre-line text-ink [overflow-wrap:anywhere] ${isMine ? 'rounded-se-none bg-tint2' : 'rounded-ss-none bg-sunken'}`}
        >
          {children}
        </p>
        <p className="mt-1 t-sm text-soft">
          {by}, <time dateTime={moment}>{`${longDay(moment)}, ${time(moment)}`}</time>
        </p>
      </div>
    </li>
  );
}

type ConversationProps = { application: ShownApplication; isWork: boolean };

/** What was written and what was answered. */
export function Conversation({ application, isWork }: ConversationProps) {
  const t = useWords('applications');
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
          >
            {decisionMessage}
          </Bubble>
        )}
      </ol>
    </section>
  );
}
