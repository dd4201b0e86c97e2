import ChevronDown from 'lucide-react/icons/chevron-down';
import type { KeyboardEvent, Ref } from 'react';
import { Button, ComboBox, Input, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ChoiceList } from '#app/ui/choice-list.tsx';
import type { Choices } from '#app/ui/choice-state.ts';
import { ChoiceNote } from '#app/ui/choice-note.tsx';
import { shellClass } from '#app/ui/control-class.ts';
import { floatClass } from '#app/ui/float-class.ts';
import type { MultiFormProps } from '#app/ui/multi-combobox-props.ts';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { stepOnEnter, StepPress } from '#app/ui/choice-step.tsx';

/** The rows are known already: by their own rule, and the last one always. */
function shownIn({ shown, step }: Choices): (text: string) => boolean {
  const labels = new Set(shown.map((option) => option.label));
  return (text) => labels.has(text) || text === step?.label;
}

/** Backspace in the empty input. */
const onBackspace =
  (act: () => void, isOn: boolean) =>
  ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (isOn && key === 'Backspace' && currentTarget.value === '') act();
  };

/** Tokens and the typed part in one shell, the list under it. */
export function MultiComboboxFloat({
  props,
  ids,
  values,
  keep,
  remove,
  tokens,
  typed,
  setTyped,
  setOpen,
  choices,
  isFixed,
}: MultiFormProps) {
  const { label, error, blockedReason, placeholder, inputRef, onBlur } = props;
  const words = useOwnWords(choiceWords);
  return (
    <ComboBox
      selectionMode="multiple"
      id={ids.control}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      value={values}
      onChange={(keys) => keep(keys.map(String))}
      inputValue={typed}
      onInputChange={setTyped}
      onOpenChange={setOpen}
      onBlur={onBlur}
      defaultFilter={shownIn(choices)}
      allowsEmptyCollection
      isInvalid={Boolean(error)}
      isReadOnly={isFixed}
      validationBehavior="aria"
    >
      <Group
        onKeyDownCapture={stepOnEnter(choices.step)}
        className={`${shellClass({ invalid: Boolean(error), blocked: blockedReason !== undefined, fixed: props.readOnly })} shell-ring flex flex-wrap items-center gap-1.5 p-1.5`}
      >
        {tokens}
        <span className="flex min-w-32 flex-1 items-center">
          <Input
            ref={inputRef as Ref<HTMLInputElement>}
            placeholder={placeholder}
            onKeyDown={
              isFixed ? undefined : onBackspace(() => remove(values.at(-1) ?? ''), values.length > 0)
            }
            aria-disabled={blockedReason === undefined ? undefined : true}
            className="min-h-9 w-0 min-w-0 flex-1 bg-transparent pl-2 outline-none"
          />
          {!isFixed && <OpenButton label={words.show(label)} />}
        </span>
      </Group>
      <Popover className={`${floatClass} w-(--trigger-width)`} offset={6}>
        <ChoiceNote choices={choices} />
        <StepPress step={choices.step}>
          <ChoiceList options={props.load ? choices.shown : choices.all} typed={typed} step={choices.step} />
        </StepPress>
      </Popover>
    </ComboBox>
  );
}

function OpenButton({ label }: { label: string }) {
  return (
    <Button aria-label={label} className="grid size-9 shrink-0 place-content-center">
      <ChevronDown className="size-5" />
    </Button>
  );
}
