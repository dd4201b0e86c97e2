import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import type { ChoiceStep } from '#app/ui/choice-list.tsx';

// By itself the library closes the list after such a row, and with it what was typed goes.

/** Enter on the last row of a combo box, the nearest step or trying again: it does that and nothing else. */
export const stepOnEnter = (step: ChoiceStep | undefined) => (event: KeyboardEvent) => {
  const at = (event.target as HTMLElement).getAttribute('aria-activedescendant');
  if (!step || event.key !== 'Enter' || at === null) return;
  if (document.getElementById(at)?.dataset['key'] !== 'step') return;
  event.preventDefault();
  event.stopPropagation();
  step.onPress();
};

/** Around the list: a press on that row leaves the list open and the focus in the field. */
export function StepPress({ step, children }: { step: ChoiceStep | undefined; children: ReactNode }) {
  const take = (event: SyntheticEvent) => {
    if (!step || !(event.target as Element).closest('[data-key="step"]')) return;
    event.stopPropagation();
    if (event.type !== 'pointerdown') event.preventDefault();
    if (event.type === 'click') step.onPress();
  };
  return (
    // Nothing to press itself: the keyboard has its own way above.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onPointerDownCapture={take} onMouseDownCapture={take} onClickCapture={take}>
      {children}
    </div>
  );
}
