import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { FieldSheet } from '#app/ui/field-sheet.tsx';
import { floatClass } from '#app/ui/float-class.ts';
import { useIsFrom } from '#app/ui/device.ts';

type CalendarFloatProps = {
  label: string;
  /** The field it hangs under. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** A calendar under its field; on a phone a sheet at the bottom. Esc closes, and the focus goes back to the button. */
export function CalendarFloat({ label, anchor, onClose, children }: CalendarFloatProps) {
  const isNarrow = !useIsFrom('sm', true);
  const onOpenChange = (open: boolean) => {
    if (!open) onClose();
  };
  if (isNarrow)
    return (
      <FieldSheet open onOpenChange={onOpenChange} title={label} isLow>
        <div className="mx-auto w-full max-w-104 px-2 pt-2 pb-6">{children}</div>
      </FieldSheet>
    );
  return (
    <Popover
      isOpen
      onOpenChange={onOpenChange}
      triggerRef={anchor}
      placement="bottom end"
      className={`${floatClass} w-93 max-w-[calc(100vw-2rem)] p-4`}
    >
      <Dialog aria-label={label} className="outline-none">
        {children}
      </Dialog>
    </Popover>
  );
}
