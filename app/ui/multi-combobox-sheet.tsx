import { lazy, type Ref, Suspense } from 'react';
import { ChoiceButton } from '#app/ui/choice-button.tsx';
import type { MultiFormProps } from '#app/ui/multi-combobox-props.ts';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const ChoiceSheet = lazy(() => import('#app/ui/choice-sheet.tsx'));

/** Tokens over a button that opens the list in a sheet. */
export function MultiComboboxSheet(given: MultiFormProps) {
  const { props, ids, values, keep, tokens, isFixed } = given;
  const { label, error, placeholder, inputRef, onBlur } = props;
  const { typed, choices, isOpen, open, close, setTyped } = given.list;
  const words = useOwnWords(choiceWords);
  // What the filter hides stays chosen.
  const hidden = values.filter((value) => choices.shown.every((option) => option.value !== value));
  return (
    <>
      {tokens.length > 0 && <div className="mb-1.5 flex flex-wrap gap-1.5">{tokens}</div>}
      <ChoiceButton
        ref={inputRef as Ref<HTMLButtonElement>}
        {...{ ids, isOpen }}
        invalid={Boolean(error)}
        blocked={isFixed}
        onBlur={onBlur}
        onOpen={open}
      >
        <span className="text-soft">{placeholder ?? words.pick}</span>
      </ChoiceButton>
      {isOpen && (
        <Suspense>
          <ChoiceSheet
            {...{ choices, typed }}
            label={label}
            onType={setTyped}
            chosen={values}
            onChoose={(visible) => keep([...hidden, ...visible.filter((value) => !hidden.includes(value))])}
            isMultiple
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
