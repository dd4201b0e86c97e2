import { type ReactNode, useEffect, useRef } from 'react';
import { HousePart } from '#app/drawings/house-part.tsx';

type MessagePageProps = {
  title: string;
  drawing?: 'door' | 'house' | 'tree';
  /** It came after pressing a button: then it is read out first. */
  isAnswer?: boolean;
  actions: ReactNode;
  children: ReactNode;
};

/** One thing to read and one thing to press, with a part of the street beside it. */
export function MessagePage({ title, drawing = 'door', isAnswer, actions, children }: MessagePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className="mx-auto flex max-w-form flex-col items-start gap-x-10 gap-y-6 sm:flex-row">
      <span className="shrink-0">
        <HousePart kind={drawing} />
      </span>
      <div className="min-w-0 max-w-lead">
        <h1 ref={heading} tabIndex={-1} className="t-h1">
          {title}
        </h1>
        <div className="mt-4 space-y-3">{children}</div>
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  );
}
