import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { conversationWords } from '#app/ui/words/conversation.ts';

type ThreadRowProps = {
  href: string;
  name: string;
  face: ReactNode;
  /** The last message, in one line. */
  last: string;
  lang?: string;
  about: string;
  moment: string;
  momentText: string;
  isUnread?: boolean;
  isCurrent?: boolean;
};

/** One conversation in a list; put it in a `ul`. */
export function ThreadRow(props: ThreadRowProps) {
  const { href, name, face, last, lang, about, moment, momentText, isUnread, isCurrent } = props;
  const words = useOwnWords(conversationWords);
  return (
    <li className="border-b border-line">
      <Link
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="focus-inset flex gap-3.5 border border-transparent px-4 py-3.5 text-ink no-underline transition-colors hover:bg-tint aria-[current]:bg-tint2"
      >
        {face}
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">
              {name}
              {isUnread && <span className="sr-only">, {words.unread}</span>}
            </span>
            <time dateTime={moment} className="t-sm text-soft">
              {momentText}
            </time>
          </span>
          <span className="flex items-center gap-3">
            <span
              lang={lang}
              className={`min-w-0 flex-1 truncate t-sm ${isUnread ? 'font-semibold text-ink' : 'text-soft'}`}
            >
              {last}
            </span>
            {isUnread && (
              <span
                aria-hidden="true"
                className="size-3 shrink-0 rounded-full bg-solid forced-colors:bg-[CanvasText]"
              />
            )}
          </span>
          <span className="block t-sm text-soft">{about}</span>
        </span>
      </Link>
    </li>
  );
}
