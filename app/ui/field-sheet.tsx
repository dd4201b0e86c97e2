import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '#app/ui/icon-button.tsx';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type FieldSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Only as high as what is in it, such as a calendar; else the full height. */
  isLow?: boolean;
  footer?: ReactNode;
  children: ReactNode;
};

/** What a field opens on a phone, from the bottom up. Keeps the focus inside, closes on Esc, gives the focus back. */
export function FieldSheet({ open, onOpenChange, title, isLow, footer, children }: FieldSheetProps) {
  const words = useOwnWords(choiceWords);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable
      className="layer-drawer fixed inset-0 flex items-end bg-veil"
    >
      <Modal
        className={`w-full bg-surface text-ink shadow-dialog ${isLow ? 'max-h-dvh rounded-t-dialog' : 'h-dvh'}`}
      >
        <Dialog className="flex h-full max-h-[inherit] flex-col outline-none">
          <header className="flex items-center gap-3 border-b border-line py-2 pr-1.5 pl-4">
            <Heading slot="title" className="min-w-0 flex-1 t-h4">
              {title}
            </Heading>
            <IconButton label={words.close} icon={<X />} onClick={() => onOpenChange(false)} />
          </header>
          <div className="focus-inset flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
            {children}
          </div>
          {footer && <footer className="border-t border-line p-4">{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
