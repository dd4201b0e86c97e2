import { type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { OverlayPanel } from '#app/ui/overlay-panel.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { fixedTexts } from '#app/ui/words/fixed-texts.ts';
import { overlayWords } from '#app/ui/words/overlays.ts';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /** A question that names what it is about: 'Organisatie archiveren?' */
  title: string;
  /** What else changes, with counts: 'Dit haalt ook 4 vacatures offline.' */
  children: ReactNode;
  /** Names the action: 'Archiveer'. */
  action: string;
  /** Else 'Laat staan'. */
  keep?: string;
  /** What is done can be undone, so it needs no red button. */
  isHarmless?: boolean;
  /** The dialog stays open and busy until this is over, and says so in place when it throws. */
  onConfirm: () => Promise<unknown> | void;
  /** What to say when it throws; else that it did not work and nothing changed. */
  failed?: (error: unknown) => string;
};

function Problem({ children }: { children: string }) {
  const fixed = useOwnWords(fixedTexts);
  return (
    <Notice kind="danger" live title={fixed.oops}>
      {children}
    </Notice>
  );
}

/** Asked before what cannot be undone. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, action, keep, isHarmless, onConfirm, failed } = props;
  const words = useOwnWords(overlayWords);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const act = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(failed?.(error) ?? words.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <OverlayPanel
      open={open}
      onClose={close}
      title={title}
      isBusy={isBusy}
      isQuestion
      place="confirm"
      footer={
        <>
          <Button
            kind={isHarmless ? 'solid' : 'danger'}
            busy={isBusy}
            busyLabel={words.busy}
            onClick={() => void act()}
          >
            {action}
          </Button>
          <Button
            kind="line"
            autoFocus
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : close}
          >
            {keep ?? words.keep}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <div>{children}</div>
        {problem && <Problem>{problem}</Problem>}
      </div>
    </OverlayPanel>
  );
}
