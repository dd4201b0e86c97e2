import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { watchUnsavedInput } from '#app/forms/unsaved-input.ts';
import { formWords } from '#app/forms/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { fixedTexts } from '#app/ui/words/fixed-texts.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type UnsavedQuestionProps = {
  isUnsaved: boolean;
  /** What is on its way is not lost by leaving. */
  isSending: () => boolean;
  /** A draft of it stays in this tab. */
  isKept?: boolean;
};

/**
 * Asks before something unsaved is left: by a link or the back button in a dialog of our own, by closing the tab or loading
 * another document in the browser's. Moving within the form (another step of it) is no leaving.
 */
export function UnsavedQuestion({ isUnsaved, isSending, isKept }: UnsavedQuestionProps) {
  const words = useOwnWords(formWords);
  const fixed = useOwnWords(fixedTexts);
  const asks = useRef(false);
  useEffect(() => {
    asks.current = isUnsaved;
  }, [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isSending() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => watchUnsavedInput(() => asks.current && !isSending()), [isSending]);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    // Only while something is unsaved: a page that always listens is not kept for the back button.
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSending()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved, isSending]);
  const isOpen = blocker.state === 'blocked';
  return (
    <Dialog
      size="confirm"
      open={isOpen}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      title={fixed.leaveUnsaved}
      closeLabel={words.close}
      footer={
        <>
          <Button onClick={() => blocker.reset?.()}>{words.stay}</Button>
          <Button kind="ghost" onClick={() => blocker.proceed?.()}>
            {isKept ? words.goAwayKept : words.goAway}
          </Button>
        </>
      }
    >
      <p>{isKept ? words.leaveKept : words.leaveWhat}</p>
    </Dialog>
  );
}
