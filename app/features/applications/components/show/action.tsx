import { type KeyboardEvent, type ReactNode } from 'react';
import { buttonClass, type ButtonKind } from '#app/ui/button-class.ts';

type ActionProps = {
  label: string;
  icon: ReactNode;
  kind: ButtonKind;
  title: string;
  /** What else it does. */
  text: string;
  open: boolean;
  children: ReactNode;
};

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/**
 * A button that opens its form below it, without script as well; the others of the page close. Pressing elsewhere leaves it
 * open: somebody may want to read the message again while answering.
 */
export function ApplicationAction({ label, icon, kind, title, text, open, children }: ActionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape comes on top of the native way
    <details
      name="action"
      open={open}
      onKeyDown={closeOnEscape}
      className="group/action relative max-md:w-full"
    >
      <summary
        className={`list-none [&::-webkit-details-marker]:hidden max-md:w-full ${buttonClass({ kind })}`}
      >
        {icon}
        {label}
      </summary>
      <div className="mt-3 rounded-card border border-line bg-surface p-5 shadow-float md:absolute md:end-0 md:top-full md:layer-popover md:w-112">
        <p className="head t-h4">{title}</p>
        <p className="mt-1 t-sm text-soft">{text}</p>
        <div className="mt-4">{children}</div>
      </div>
    </details>
  );
}
