import RotateCw from 'lucide-react/icons/rotate-cw';
import { createElement, useState } from 'react';
import type { ChoiceStep } from '#app/ui/choice-list.tsx';
import { type ChoiceOption, matches, sheetFrom } from '#app/ui/choice-option.ts';
import { useIsFrom } from '#app/ui/device.ts';
import { type LoadOptions, useLoadedOptions } from '#app/ui/loaded-options.ts';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** Where the options of a combo box come from. */
export type ChoiceSource = {
  /** All there are; filtered while typing. */
  options?: readonly ChoiceOption[];
  /** Or a question for each text that is typed. */
  load?: LoadOptions;
  /** The options that belong to the first value, when `load` has not brought them yet. */
  known?: readonly ChoiceOption[];
  /** What can be done when nothing is found: the nearest step, such as 'Zoek in heel Nederland'. */
  nearest?: (typed: string) => ChoiceStep;
};

const none: readonly ChoiceOption[] = [];

/** The rows for what is typed, what to say instead, and every option that was ever seen, for the labels of what is chosen. */
export function useChoices(
  { options, load, known = none, nearest }: ChoiceSource,
  typed: string,
  isOn: boolean,
) {
  const words = useOwnWords(choiceWords);
  const loaded = useLoadedOptions(load, typed, isOn);
  const [seen, setSeen] = useState(known);
  const found = load ? loaded.options : (options ?? none);
  const fresh = load ? found.filter(({ value }) => seen.every((option) => option.value !== value)) : none;
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  const visible = load ? found : found.filter(({ label }) => matches(label, typed));
  const state = load ? loaded.state : 'done';
  const again: ChoiceStep = { label: words.again, icon: createElement(RotateCw), onPress: loaded.retry };
  const isNothing = state === 'done' && visible.length === 0;
  return {
    /** To filter by the label, when all are in the list. */
    all: found,
    shown: visible,
    seen: load ? seen : found,
    isPending: state === 'pending',
    isFailed: state === 'failed',
    step: state === 'failed' ? again : isNothing ? nearest?.(typed) : undefined,
    note:
      state === 'failed'
        ? words.failed
        : state === 'pending'
          ? words.searching
          : isNothing
            ? typed.trim() === ''
              ? words.nothing
              : words.nothingFor(typed.trim())
            : undefined,
  };
}

export type Choices = ReturnType<typeof useChoices>;

/** Whether the options are shown in a sheet: many of them on a phone. */
export function useIsSheet({ options, load }: ChoiceSource): boolean {
  return !useIsFrom('sm', true) && (load !== undefined || (options?.length ?? 0) >= sheetFrom);
}

/** The list of a combo box: whether it is open, what is typed, and what there is to choose. */
export function useTypedChoices(source: ChoiceSource) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const choices = useChoices(source, typed, isOpen);
  return {
    typed,
    setTyped,
    isOpen,
    choices,
    open: () => setOpen(true),
    /** What was typed goes with the list. */
    close: () => {
      setOpen(false);
      setTyped('');
    },
  };
}

export type TypedChoices = ReturnType<typeof useTypedChoices>;
