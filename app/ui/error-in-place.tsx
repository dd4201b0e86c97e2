import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { feedbackWords } from '#app/ui/words/feedback.ts';
import { fixedTexts } from '#app/ui/words/fixed-texts.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type ErrorInPlaceProps = {
  /** What failed; else that loading did. */
  title?: string;
  level?: 2 | 3;
  /** What is kept: 'Je bericht is bewaard.' */
  children?: ReactNode;
  onAgain?: () => void;
  /** Trying again is under way. */
  isBusy?: boolean;
  /** Where there is no script: a link or a form instead of the button. */
  action?: ReactNode;
};

/** Stands where the thing itself should have stood; read out at once. */
export function ErrorInPlace({ title, level = 2, children, onAgain, isBusy, action }: ErrorInPlaceProps) {
  const words = useOwnWords(feedbackWords);
  const fixed = useOwnWords(fixedTexts);
  const Heading = `h${level}` as const;
  return (
    <div
      role="alert"
      className="flex flex-wrap gap-x-4 gap-y-3 rounded-card border border-transparent bg-badbg p-5 text-ink sm:p-6"
    >
      <CloudOff aria-hidden="true" className="size-8 shrink-0 text-bad" />
      <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        <Heading className="t-h4 text-bad">{title ?? fixed.loadingFailed}</Heading>
        {children && <div className="mt-1">{children}</div>}
        {(onAgain ?? action) && (
          <div className="mt-4 flex flex-wrap gap-3">
            {onAgain && (
              <Button kind="line" busy={isBusy} busyLabel={words.busy} onClick={onAgain}>
                {words.again}
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
