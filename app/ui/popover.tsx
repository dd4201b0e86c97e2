import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components/Popover';
import type { Placement } from 'react-aria-components/Popover';

import { AriaLocale } from '#app/ui/aria-locale.tsx';

type PopoverProps = {
  /** What opens it: PressButton, or another button of react-aria. */
  trigger: ReactElement;
  /** Name of the panel. */
  label: string;
  placement?: Placement;
  size?: 'narrow' | 'wide';
  /** From outside; else it opens and closes by its button. */
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Gets the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

const sizes = { narrow: 'w-72', wide: 'w-100' };

/** A panel at its button: for a few choices or a dry run. It keeps the focus, closes on Esc and gives the focus back. */
export function Popover({
  trigger,
  label,
  placement = 'bottom end',
  size = 'narrow',
  ...rest
}: PopoverProps) {
  const { open, onOpenChange, children } = rest;
  return (
    <AriaLocale>
      <DialogTrigger isOpen={open} onOpenChange={onOpenChange}>
        {trigger}
        <AriaPopover
          placement={placement}
          offset={8}
          className={`layer-popover max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-float overlay-fade ${sizes[size]}`}
        >
          <Dialog aria-label={label} className="focus-inset outline-none">
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </AriaLocale>
  );
}
