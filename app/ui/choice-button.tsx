import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { type ControlSize, shellClass } from '#app/ui/control-class.ts';

type ChoiceButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  size?: ControlSize;
  invalid: boolean;
  blocked: boolean;
  children: ReactNode;
};

/** A field that opens a sheet: it shows what is chosen, and looks like the select it stands for. */
export function ChoiceButton({ size, invalid, blocked, children, ...native }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...native}
      aria-disabled={blocked || undefined}
      onClick={blocked ? undefined : native.onClick}
      className={`${shellClass({ size, invalid, blocked })} flex items-center gap-2 px-3.5 py-2 text-left`}
    >
      <span className="min-w-0 flex-1">{children}</span>
      <ChevronDown className="size-5 shrink-0" />
    </button>
  );
}
