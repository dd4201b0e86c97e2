import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, type Ref, Suspense } from 'react';
import { Button, ComboBox, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ChoiceButton } from '#app/ui/choice-button.tsx';
import { ChoicePopover } from '#app/ui/choice-popover.tsx';
import { type ChoiceSource, type TypedChoices, useIsSheet, useTypedChoices } from '#app/ui/choice-state.ts';
import { stepOnEnter } from '#app/ui/choice-step.tsx';
import { shellClass } from '#app/ui/control-class.ts';
import { type OneChoice, OneChoiceField, type OneChoiceProps, useOneChoice } from '#app/ui/one-choice.tsx';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const ChoiceSheet = lazy(() => import('#app/ui/choice-sheet.tsx'));

export type ComboboxProps = OneChoiceProps &
  ChoiceSource & {
    readOnly?: boolean;
    inputRef?: Ref<HTMLElement>;
  };

/** Chooses one of many by typing a part of it. On a phone the list is a sheet. */
export function Combobox(props: ComboboxProps) {
  const choice = useOneChoice(props);
  const list = useTypedChoices(props);
  const isFixed = props.blockedReason !== undefined || props.readOnly === true;
  // What cannot be changed needs no list.
  const Shown = useIsSheet(props) && !isFixed ? SheetForm : FloatForm;
  return (
    <OneChoiceField props={props} choice={choice}>
      <Shown {...choice} props={props} list={list} />
    </OneChoiceField>
  );
}

type FormProps = OneChoice & { props: ComboboxProps; list: TypedChoices };

function FloatForm({ props, ids, value, keep, list }: FormProps) {
  const { label, error, blockedReason, readOnly, size, placeholder, inputRef, onBlur, load } = props;
  const { typed, choices } = list;
  const words = useOwnWords(choiceWords);
  const chosen = choices.seen.find((option) => option.value === value);
  const blocked = blockedReason !== undefined;
  // What is chosen stays in the list behind the scenes: its label is what the field shows.
  const rows = load && chosen && !choices.shown.includes(chosen) ? [...choices.shown, chosen] : choices.shown;
  const labels = new Set(choices.shown.map((option) => option.label));
  return (
    <ComboBox
      id={ids.control}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      value={value === '' ? null : value}
      onChange={(key) => keep(key === null ? '' : String(key))}
      onInputChange={(text) => list.setTyped(text === chosen?.label ? '' : text)}
      onOpenChange={(open) => (open ? list.open() : list.close())}
      onBlur={onBlur}
      defaultFilter={(text) => labels.has(text) || text === choices.step?.label}
      allowsEmptyCollection
      menuTrigger="input"
      isInvalid={Boolean(error)}
      isReadOnly={blocked || readOnly}
      validationBehavior="aria"
    >
      <Group
        onKeyDownCapture={stepOnEnter(choices.step)}
        className={`${shellClass({ size, invalid: Boolean(error), blocked, fixed: readOnly })} shell-ring flex items-center`}
      >
        <Input
          ref={inputRef as Ref<HTMLInputElement>}
          placeholder={placeholder}
          aria-disabled={blocked || undefined}
          className="min-w-0 flex-1 self-stretch bg-transparent pl-3.5 text-ellipsis outline-none"
        />
        {!blocked && !readOnly && (
          <Button aria-label={words.show(label)} className="grid size-11 shrink-0 place-content-center">
            <ChevronDown className="size-5" />
          </Button>
        )}
      </Group>
      <ChoicePopover {...{ choices, typed }} options={load ? rows : choices.all} />
    </ComboBox>
  );
}

function SheetForm({ props, ids, value, keep, list }: FormProps) {
  const { label, error, blockedReason, readOnly, size, placeholder, inputRef, onBlur } = props;
  const { typed, choices, isOpen, close } = list;
  const words = useOwnWords(choiceWords);
  const chosen = choices.seen.find((option) => option.value === value);
  return (
    <>
      <ChoiceButton
        ref={inputRef as Ref<HTMLButtonElement>}
        {...{ ids, size, isOpen, onBlur }}
        invalid={Boolean(error)}
        blocked={blockedReason !== undefined || readOnly === true}
        onOpen={list.open}
      >
        <span className={chosen ? '' : 'text-soft'}>{chosen?.label ?? placeholder ?? words.pick}</span>
      </ChoiceButton>
      {isOpen && (
        <Suspense>
          <ChoiceSheet
            {...{ label, choices, typed }}
            onType={list.setTyped}
            chosen={value === '' ? [] : [value]}
            onChoose={([one = '']) => {
              keep(one);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
