import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';

type DialogProps = {
  /** Also for a button with `commandfor` and `command="show-modal"`, which opens it without script. */
  id?: string;
  /** Leave out when only such buttons open it. */
  open?: boolean;
  onClose?: () => void;
  title: string;
  closeLabel: string;
  /** A small line over the title. */
  over?: string;
  /** At the right of the head, such as 'Wis alles'. */
  side?: ReactNode;
  footer?: ReactNode;
  size?: 'confirm' | 'normal' | 'wide' | 'whole';
  children: ReactNode;
};

const SIZES = {
  confirm: 'sm:max-w-110',
  normal: 'sm:max-w-140',
  wide: 'sm:max-w-180',
  /** As wide as the window, for what is a page itself. */
  whole: 'sm:max-w-340',
};

/** Then the button does it by itself, as without script. */
const knowsCommands = () => 'command' in HTMLButtonElement.prototype;

/** The native dialog keeps the focus inside, closes on Esc and gives the focus back by itself. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, over, side, footer, size = 'normal', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const own = useId();
  const id = props.id ?? own;
  useEffect(() => {
    const element = dialog.current;
    if (open === undefined || !element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={closeOnVeil}
      className={`sheet ${SIZES[size]}`}
    >
      <div className="flex max-h-[inherit] flex-col max-sm:h-full">
        <header className="flex items-start gap-3 border-b border-line px-4 py-3 sm:border-0 sm:px-8 sm:pt-7 sm:pb-2">
          <div className="min-w-0 flex-1 py-1.5">
            {over && <p className="t-sm text-soft">{over}</p>}
            <h2 id={`${id}-title`} className="t-h3">
              {title}
            </h2>
          </div>
          {side && <span className="self-center">{side}</span>}
          <span className="-mr-2.5 shrink-0">
            <IconButton
              label={closeLabel}
              icon={<X />}
              {...{ commandfor: id, command: 'close' }}
              onClick={() => knowsCommands() || dialog.current?.close()}
            />
          </span>
        </header>
        <div className="focus-inset min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 sm:px-8 sm:pt-2 sm:pb-7">
          {children}
        </div>
        {footer && (
          <footer className="flex flex-col gap-3 border-t border-line px-4 py-3.5 sm:flex-row sm:flex-wrap sm:px-8 sm:py-5">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}

// Outside the panel means: leave it. Nothing is decided by that.
function closeOnVeil(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.currentTarget.close();
}
