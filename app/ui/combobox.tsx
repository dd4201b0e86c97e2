import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, lazy, type Ref, Suspense, useState } from 'react';
import { Button, ComboBox, Input, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { ChoiceButton } from '#app/ui/choice-button.tsx';
import { ChoiceList } from '#app/ui/choice-list.tsx';
import { ChoiceNote } from '#app/ui/choice-note.tsx';
import { sheetFrom } from '#app/ui/choice-option.ts';
import { type Choices, type ChoiceSource, useChoices } from '#app/ui/choice-state.ts';
import { type ControlSize, shellClass } from '#app/ui/control-class.ts';
import { type FieldIds, type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { floatClass } from '#app/ui/float-class.ts';
import { useIsFrom } from '#app/ui/device.ts';
import { useKept } from '#app/ui/typed-value.ts';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';
import { stepOnEnter, StepPress } from '#app/ui/choice-step.tsx';

const ChoiceSheet = lazy(() => import('#app/ui/choice-sheet.tsx'));

export type ComboboxProps = FieldWords &
  ChoiceSource & {
    id?: string;
    /** Posts the value of the option. */
    name?: string;
    form?: string;
    /** The value of an option, or ''. */
    value?: string;
    defaultValue?: string;
    onChange?: (value: string) => void;
    onBlur?: (event: FocusEvent) => void;
    readOnly?: boolean;
    size?: ControlSize;
    placeholder?: string;
    inputRef?: Ref<HTMLElement>;
  };

/** Chooses one of many by typing a part of it. On a phone the list is a sheet. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, blockedReason, name, form, options, load } = props;
  const ids = useFieldIds(props.id, props);
  const [value, keep, reset] = useKept(props.value, props.defaultValue ?? '', props.onChange);
  useFormReset(ids.control, reset, form);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const choices = useChoices(props, typed, isOpen);
  const isSheet = !useIsFrom('sm', true) && (load !== undefined || (options?.length ?? 0) >= sheetFrom);
  const Shown = isSheet ? SheetForm : FloatForm;
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <AriaLocale>
        <Shown {...{ props, ids, value, keep, typed, setTyped, isOpen, setOpen, choices }} />
      </AriaLocale>
      {name !== undefined && blockedReason === undefined && (
        <input type="hidden" name={name} form={form} value={value} />
      )}
    </Field>
  );
}

type FormProps = {
  props: ComboboxProps;
  ids: FieldIds;
  value: string;
  keep: (value: string) => void;
  typed: string;
  setTyped: (typed: string) => void;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  choices: Choices;
};

function FloatForm({ props, ids, value, keep, typed, setTyped, setOpen, choices }: FormProps) {
  const { label, error, blockedReason, readOnly, size, placeholder, inputRef, onBlur, load } = props;
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
      onInputChange={(text) => setTyped(text === chosen?.label ? '' : text)}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) setTyped('');
      }}
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
      <Popover className={`${floatClass} w-(--trigger-width)`} offset={6}>
        <ChoiceNote choices={choices} />
        <StepPress step={choices.step}>
          <ChoiceList options={load ? rows : choices.all} typed={typed} step={choices.step} />
        </StepPress>
      </Popover>
    </ComboBox>
  );
}

function SheetForm({ props, ids, value, keep, typed, setTyped, isOpen, setOpen, choices }: FormProps) {
  const { label, error, blockedReason, readOnly, size, placeholder, inputRef, onBlur } = props;
  const words = useOwnWords(choiceWords);
  const chosen = choices.seen.find((option) => option.value === value);
  function close() {
    setOpen(false);
    setTyped('');
  }
  return (
    <>
      <ChoiceButton
        ref={inputRef as Ref<HTMLButtonElement>}
        id={ids.control}
        size={size}
        invalid={Boolean(error)}
        blocked={blockedReason !== undefined || readOnly === true}
        aria-labelledby={`${ids.label} ${ids.control}-shown`}
        aria-describedby={ids.describedBy}
        aria-expanded={isOpen}
        onBlur={onBlur}
        onClick={() => setOpen(true)}
      >
        <span id={`${ids.control}-shown`} className={chosen ? '' : 'text-soft'}>
          {chosen?.label ?? placeholder ?? words.pick}
        </span>
      </ChoiceButton>
      {isOpen && (
        <Suspense>
          <ChoiceSheet
            {...{ label, choices, typed }}
            onType={setTyped}
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
