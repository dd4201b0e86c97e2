import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FocusEvent, ReactNode, Ref } from 'react';
import { type ControlSize, shellClass } from '#app/ui/control-class.ts';
import type { FieldIds } from '#app/ui/field-ids.ts';

type ChoiceButtonProps = {
  ids: FieldIds;
  size?: ControlSize;
  invalid: boolean;
  blocked: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onBlur?: (event: FocusEvent) => void;
  ref?: Ref<HTMLButtonElement>;
  /** What is chosen, or what to do. It belongs to the button's name. */
  children: ReactNode;
};

/** A field that opens a sheet: it shows what is chosen, and looks like the select it stands for. */
export function ChoiceButton(props: ChoiceButtonProps) {
  const { ids, size, invalid, blocked, isOpen, onOpen, onBlur, ref, children } = props;
  const shown = `${ids.control}-shown`;
  return (
    <button
      ref={ref}
      type="button"
      id={ids.control}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-labelledby={`${ids.label} ${shown}`}
      aria-describedby={ids.describedBy}
      aria-disabled={blocked || undefined}
      onBlur={onBlur}
      onClick={blocked ? undefined : onOpen}
      className={`${shellClass({ size, invalid, blocked })} flex items-center gap-2 px-3.5 py-2 text-left`}
    >
      <span id={shown} className="min-w-0 flex-1">
        {children}
      </span>
      <ChevronDown className="size-5 shrink-0" />
    </button>
  );
}
