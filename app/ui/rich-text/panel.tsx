import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '#app/ui/button.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { richTextWords } from '#app/ui/words/rich-text.ts';

export type PanelProps = {
  /** What it hangs under. */
  anchor: RefObject<HTMLElement | null>;
  /** Called however it closes; the caret goes back into the text. */
  onClose: () => void;
};

type Props = PanelProps & {
  label: string;
  /** Done by the button and by Enter. False keeps the panel open. */
  onApply: () => boolean;
  /** More actions, at the end. */
  extra?: ReactNode;
  children: ReactNode;
};

/** A few fields that belong to a button of the editor. No form of its own: it stands inside one. */
export function Panel({ anchor, onClose, label, onApply, extra, children }: Props) {
  const words = useOwnWords(richTextWords);
  const [isOpen, setOpen] = useState(true);
  // After the popover has given the focus back, so that it ends in the text.
  useEffect(() => {
    if (!isOpen) onClose();
  }, [isOpen, onClose]);
  const apply = () => {
    if (onApply()) setOpen(false);
  };
  return (
    <Popover
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom start"
      className="layer-popover w-96 max-w-[calc(100vw-2rem)] overflow-auto rounded-card border border-line bg-surface p-4 text-ink shadow-float"
    >
      <Dialog aria-label={label} className="grid gap-4 outline-none">
        <div
          className="grid gap-4"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            apply();
          }}
        >
          {children}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="small" onClick={apply}>
            {words.apply}
          </Button>
          <Button size="small" kind="ghost" onClick={() => setOpen(false)}>
            {words.cancel}
          </Button>
          {extra}
        </div>
      </Dialog>
    </Popover>
  );
}
