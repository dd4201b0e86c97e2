import type { ReactNode } from 'react';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { conversationWords } from '#app/ui/words/conversation.ts';

export type BubbleProps = {
  /** The reader's own words stand at the right. */
  isMine: boolean;
  face: ReactNode;
  by: string;
  /** Machine-readable moment, and how it reads: '14.02 uur'. */
  moment: string;
  momentText: string;
  lang?: string;
  /** The last one that the other has read. */
  isRead?: boolean;
  children: string;
};

/** Others sunken left, oneself tinted right; the corner near the face is square. */
export function Bubble(props: BubbleProps) {
  const { isMine, face, by, moment, momentText, lang, isRead, children } = props;
  const words = useOwnWords(conversationWords);
  return (
    <li className={`flex gap-3 ${isMine ? 'flex-row-reverse sm:ps-14' : 'sm:pe-14'}`}>
      {face}
      <div className={`flex min-w-0 flex-col ${isMine ? 'items-end' : 'items-start'}`}>
        <p
          lang={lang}
          className={`max-w-reading rounded-card border border-transparent px-4 py-3 whitespace-pre-line text-ink [overflow-wrap:anywhere] ${isMine ? 'rounded-se-none bg-tint2' : 'rounded-ss-none bg-sunken'}`}
        >
          {children}
        </p>
        <p className="mt-1 t-sm text-soft">
          {by}, <time dateTime={moment}>{momentText}</time>
          {isRead && `, ${words.read}`}
        </p>
      </div>
    </li>
  );
}
