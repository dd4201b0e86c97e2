import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type Ref, use } from 'react';
import { Button, ComboBox, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import type { Choices } from '#app/ui/choice-state.ts';
import { ChoicePopover } from '#app/ui/choice-popover.tsx';
import { shellClass } from '#app/ui/control-class.ts';
import type { MultiFormProps } from '#app/ui/multi-combobox-props.ts';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { stepOnEnter } from '#app/ui/choice-step.tsx';

/** The rows are known already: by their own rule, and the last one always. */
function textIn({ shown: choices, step }: Choices): (text: string) => boolean {
  const labels = new Set(choices.map((option) => option.label));
  return (text) => labels.has(text) || text === step?.label;
}

/** Tokens and the typed part in one shell, the list under it. */
export function MultiComboboxFloat(given: MultiFormProps) {
  const { props, ids, values, keep, tokens, list, isFixed } = given;
  const { typed, choices } = list;
  return (
    <ComboBox
      selectionMode="multiple"
      id={ids.control}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      value={values}
      onChange={(keys) => keep(keys.map(String))}
      // What is typed is the library's to keep: it goes once something is chosen, and when the list closes.
      onInputChange={list.setTyped}
      onOpenChange={(open) => (open ? list.open() : list.close())}
      onBlur={props.onBlur}
      defaultFilter={textIn(choices)}
      allowsEmptyCollection
      isInvalid={Boolean(props.error)}
      isReadOnly={isFixed}
      validationBehavior="aria"
    >
      <Group
        onKeyDownCapture={stepOnEnter(choices.step)}
        className={`${shellClass({ invalid: Boolean(props.error), blocked: props.blockedReason !== undefined, fixed: props.readOnly })} shell-ring flex flex-wrap items-center gap-1.5 p-1.5`}
      >
        {tokens}
        <TypedPart {...given} />
      </Group>
      <ChoicePopover {...{ choices, typed }} options={props.load ? choices.shown : choices.all} />
    </ComboBox>
  );
}

/** Where is typed. Backspace where nothing is typed takes the last token away; Tab goes on and takes nothing away. */
function TypedPart({ props, values, remove, isFixed }: MultiFormProps) {
  const { label, inputRef, placeholder, blockedReason } = props;
  const words = useOwnWords(choiceWords);
  const selection = use(ComboBoxStateContext)?.selectionManager;
  function onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    const last = values.at(-1);
    if (key === 'Backspace' && currentTarget.value === '' && last !== undefined) remove(last);
    // By itself the library presses the row that the keyboard is at, and a chosen one would be chosen no more.
    const at = selection?.focusedKey;
    if (key === 'Tab' && at != null && selection?.isSelected(at)) selection.setFocusedKey(null);
  }
  return (
    <span className={`flex items-center ${isFixed && values.length > 0 ? 'w-px' : 'min-w-32 flex-1'}`}>
      <Input
        ref={inputRef as Ref<HTMLInputElement>}
        placeholder={placeholder}
        onKeyDownCapture={isFixed ? undefined : onKeyDown}
        aria-disabled={blockedReason === undefined ? undefined : true}
        className="min-h-9 w-0 min-w-0 flex-1 bg-transparent pl-2 outline-none"
      />
      {!isFixed && <OpenButton label={words.show(label)} />}
    </span>
  );
}

function OpenButton({ label }: { label: string }) {
  return (
    <Button aria-label={label} className="grid size-9 shrink-0 place-content-center">
      <ChevronDown className="size-5" />
    </Button>
  );
}
