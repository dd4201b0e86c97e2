import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { useShortcutKeys } from '#app/ui/shortcut-keys.ts';

type TooltipProps = {
  /** What the button does. It says nothing that the button's name does not say. */
  text: string;
  /** 'Ctrl K'; shown as the keyboard in use has it. */
  shortcut?: string;
  /** A button of react-aria, or one inside `Focusable`. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
};

/** On hover and on focus; Esc takes it away. */
export function Tooltip({ text, shortcut, children, side = 'top' }: TooltipProps) {
  const keys = useShortcutKeys(shortcut);
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip
        placement={side}
        offset={8}
        className="layer-popover flex max-w-64 items-center gap-2.5 rounded-tag border border-transparent bg-band px-2.5 py-1.5 t-sm text-onband shadow-float overlay-fade"
      >
        {text}
        {keys && <kbd className="rounded-cell border border-bandline px-1.5 text-onbandsoft">{keys}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
