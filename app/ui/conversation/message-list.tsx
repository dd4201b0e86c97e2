import CircleCheck from 'lucide-react/icons/circle-check';
import { Fragment, type ReactNode } from 'react';
import { isoDay } from '#app/i18n/format.ts';
import { useFormat } from '#app/i18n/now.ts';
import { Bubble } from '#app/ui/conversation/bubble.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { conversationWords } from '#app/ui/words/conversation.ts';

export type Message = {
  kind: 'message';
  id: string;
  /** ISO moment. */
  at: string;
  by: string;
  isMine: boolean;
  /** An Avatar or a Plate, small on a phone and `besideName`. */
  face: ReactNode;
  text: string;
  lang?: string;
};
/** What happened in between: 'Ria nam Sanne aan'. */
export type Happening = { kind: 'happening'; id: string; at: string; text: string; icon?: ReactNode };

type MessageListProps = {
  label: string;
  items: readonly (Message | Happening)[];
  /** Id of the reader's own last message that the other has read. */
  readId?: string;
  /** Who is typing now. */
  typing?: { name: string; face: ReactNode };
};

/** A conversation, oldest first, with a line for each day. */
export function MessageList({ label, items, readId, typing }: MessageListProps) {
  const words = useOwnWords(conversationWords);
  const { longDay, time } = useFormat();
  return (
    <>
      <ol aria-label={label} className="grid gap-6">
        {items.map((item, at) => {
          const before = items[at - 1];
          const isNewDay = !before || isoDay(before.at) !== isoDay(item.at);
          return (
            <Fragment key={item.id}>
              {isNewDay && <DayRule moment={item.at}>{longDay(item.at)}</DayRule>}
              {item.kind === 'message' ? (
                <Bubble
                  isMine={item.isMine}
                  face={item.face}
                  by={item.by}
                  moment={item.at}
                  momentText={time(item.at)}
                  lang={item.lang}
                  isRead={item.id === readId}
                >
                  {item.text}
                </Bubble>
              ) : (
                <SystemLine happening={item} moment={time(item.at)} />
              )}
            </Fragment>
          );
        })}
      </ol>
      <div role="status" className="mt-4 empty:hidden">
        {typing && (
          <p className="flex items-center gap-3 t-sm text-soft">
            {typing.face}
            {words.typing(typing.name)}
            <span aria-hidden="true" className="t-lead leading-none tracking-widest">
              •••
            </span>
          </p>
        )}
      </div>
    </>
  );
}

function DayRule({ moment, children }: { moment: string; children: string }) {
  return (
    <li className="text-center t-sm text-soft first-letter:uppercase">
      <time dateTime={isoDay(moment)}>{children}</time>
    </li>
  );
}

function SystemLine({ happening, moment }: { happening: Happening; moment: string }) {
  const { text, icon, at } = happening;
  return (
    <li className="flex items-center gap-4 before:h-px before:min-w-4 before:flex-1 before:bg-line after:h-px after:min-w-4 after:flex-1 after:bg-line">
      <span className="flex min-w-0 items-center gap-2 text-soft [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ok">
        {icon ?? <CircleCheck />}
        <span>
          {text}, <time dateTime={at}>{moment}</time>
        </span>
      </span>
    </li>
  );
}
