import { use, useEffect, useState } from 'react';
import { ComboBoxStateContext, Popover } from 'react-aria-components/ComboBox';
import { ChoiceList } from '#app/ui/choice-list.tsx';
import { ChoiceNote } from '#app/ui/choice-note.tsx';
import type { ChoiceOption } from '#app/ui/choice-option.ts';
import type { Choices } from '#app/ui/choice-state.ts';
import { StepPress } from '#app/ui/choice-step.tsx';
import { floatClass } from '#app/ui/float-class.ts';

const isInList = ({ target }: Event) =>
  target instanceof Element && target.closest('[role=listbox]') !== null;

/** How often what the field stands in has scrolled since the list opened; the list itself leaves the field where it is. */
function useScrolls(isOpen: boolean): number {
  const [scrolls, setScrolls] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    const count = (event: Event) => {
      if (!isInList(event)) setScrolls((before) => before + 1);
    };
    addEventListener('scroll', count, { capture: true, passive: true });
    return () => removeEventListener('scroll', count, { capture: true });
  }, [isOpen]);
  return scrolls;
}

/**
 * The list under a combo box. It stays when the page scrolls, and goes along with its field: by itself the library would close it then,
 * and what was typed would go with it, as in the field that the page still scrolls to while somebody types.
 */
export function ChoicePopover({
  choices,
  options,
  typed,
}: {
  choices: Choices;
  options: readonly ChoiceOption[];
  typed: string;
}) {
  const isOpen = use(ComboBoxStateContext)?.isOpen ?? false;
  const scrolls = useScrolls(isOpen);
  return (
    <Popover
      // Its own wish to close is left alone; the field closes it on choosing, Escape and when the focus leaves.
      isOpen={isOpen}
      className={`${floatClass} w-(--trigger-width)`}
      // The library looks where the field is whenever this changes.
      offset={6 + (scrolls % 2) / 1000}
    >
      <ChoiceNote choices={choices} />
      <StepPress step={choices.step}>
        <ChoiceList options={options} typed={typed} step={choices.step} />
      </StepPress>
    </Popover>
  );
}
