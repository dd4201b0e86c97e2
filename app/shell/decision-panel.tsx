import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { buttonClass, type ButtonKind } from '#app/ui/button-class.ts';

type DecisionPanelProps = {
  panel?: RefObject<HTMLDetailsElement | null> | undefined;
  kind?: ButtonKind;
  open: boolean;
  /** What the button says that opens it. */
  label: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
};

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** The button of an answer that needs words, and over the bar the form that asks them; without script it opens as well. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { panel, kind = 'line', open, label, title, text, children } = props;
  return (
    // One of them at a time is open.
    <details ref={panel} name="decision" open={open} onKeyDown={closeOnEscape}>
      <summary className={`list-none [&::-webkit-details-marker]:hidden ${buttonClass({ kind })}`}>
        {label}
      </summary>
      <div className="absolute start-4 bottom-full layer-popover mb-3 max-h-[70dvh] w-[min(30rem,calc(100%-2rem))] overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-float max-[17rem]:static max-[17rem]:w-auto sm:start-6">
        <p className="head t-h4">{title}</p>
        <p className="mt-1 mb-4 t-sm text-soft">{text}</p>
        {children}
      </div>
    </details>
  );
}

/** By a key: opened, with what has to be filled in in focus. */
export function openAtQuestion(panel: HTMLDetailsElement | null) {
  if (!panel) return;
  panel.open = true;
  panel.querySelector<HTMLElement>('textarea, select')?.focus();
}

/** Under the evidence, always in sight: on a phone its answers stand on one line. */
export const decisionBarClass =
  'sticky bottom-0 layer-bar max-[17rem]:static -mx-4 mt-8 flex flex-wrap items-center gap-x-2 gap-y-3 border-t border-line bg-surface px-4 py-4 max-sm:[&>*>:is(button,summary)]:px-3 max-sm:[&>*>:is(button,summary)_svg]:hidden sm:-mx-6 sm:px-6';
