import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { overlayWords } from '#app/ui/words/overlays.ts';

export type OverlayPanelProps = {
  open: boolean;
  /** By Esc, the cross or pressing outside; the focus goes back to where it was. */
  onClose: () => void;
  title: string;
  /** Before the title, such as a picture of who it is about. */
  before?: ReactNode;
  /** Right below the title: a second line or a badge. */
  under?: ReactNode;
  footer?: ReactNode;
  /** Something is being done: then it stays open until that is over. */
  isBusy?: boolean;
  /** A question that must be answered: pressing outside does nothing. */
  isQuestion?: boolean;
  place: 'confirm' | 'normal' | 'drawer';
  children: ReactNode;
};

const places = {
  confirm: 'overlay-panel sm:max-w-110',
  normal: 'overlay-panel sm:max-w-140',
  drawer: 'overlay-drawer',
};

function Head({ title, before, under, isBusy, onClose }: Omit<OverlayPanelProps, 'children'>) {
  const words = useOwnWords(overlayWords);
  return (
    <header className="flex items-start gap-4 px-4 pt-4 sm:px-7 sm:pt-6">
      {before}
      <div className="min-w-0 flex-1 pt-1.5">
        <Heading slot="title" level={2} className="t-h3 [overflow-wrap:anywhere] hyphens-auto">
          {title}
        </Heading>
        {under}
      </div>
      <span className="-mr-2.5 shrink-0">
        <IconButton label={words.close} icon={<X />} disabled={isBusy} onClick={onClose} />
      </span>
    </header>
  );
}

/** What dialogs and drawers share: the focus stays inside, Esc closes, and on a phone it fills the screen. */
export function OverlayPanel(props: OverlayPanelProps) {
  const { open, onClose, footer, isBusy = false, isQuestion = false, place, children } = props;
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(isOpen) => {
          if (!isOpen && !isBusy) onClose();
        }}
        isDismissable={!isQuestion && !isBusy}
        isKeyboardDismissDisabled={isBusy}
        className="overlay-veil layer-drawer"
      >
        <Modal className={places[place]}>
          <Dialog
            role={isQuestion ? 'alertdialog' : 'dialog'}
            className="flex max-h-[inherit] min-h-0 flex-1 flex-col outline-none"
          >
            <Head {...props} />
            <div className="focus-inset min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 sm:px-7">
              {children}
            </div>
            {footer && (
              <footer className="flex flex-col gap-3 border-t border-line px-4 py-4 sm:flex-row sm:flex-wrap sm:border-0 sm:px-7 sm:pt-0 sm:pb-7">
                {footer}
              </footer>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
