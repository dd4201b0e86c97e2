import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, lazy, type Ref, Suspense, useState } from 'react';
import { Button, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { ChoiceButton } from '#app/ui/choice-button.tsx';
import { ChoiceList } from '#app/ui/choice-list.tsx';
import { type ChoiceOption, sheetFrom } from '#app/ui/choice-option.ts';
import { useChoices } from '#app/ui/choice-state.ts';
import { type ControlSize, shellClass } from '#app/ui/control-class.ts';
import { type FieldIds, type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { floatClass } from '#app/ui/float-class.ts';
import { useIsFrom } from '#app/ui/device.ts';
import { useKept } from '#app/ui/typed-value.ts';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

const ChoiceSheet = lazy(() => import('#app/ui/choice-sheet.tsx'));

type ChoiceSelectProps = FieldWords & {
  options: readonly ChoiceOption[];
  id?: string;
  /** Posts the value of the option. */
  name?: string;
  form?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  size?: ControlSize;
  placeholder?: string;
  inputRef?: Ref<HTMLButtonElement>;
};

/** A select for staff screens: options may have an icon, a second line and headings. Public pages use the native one. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const { label, hint, error, optional, blockedReason, options, name, form } = props;
  const ids = useFieldIds(props.id, props);
  const [value, keep, reset] = useKept(props.value, props.defaultValue ?? '', props.onChange);
  useFormReset(ids.control, reset, form);
  const words = useOwnWords(choiceWords);
  const chosen = options.find((option) => option.value === value);
  const isSheet = !useIsFrom('sm', true) && options.length >= sheetFrom;
  const Shown = isSheet || blockedReason !== undefined ? SheetForm : FloatForm;
  const shown = (
    <span
      className={`flex items-center gap-2 wrap-anywhere [&_svg]:size-5 [&_svg]:shrink-0 ${chosen ? '' : 'text-soft'}`}
    >
      {chosen?.icon}
      {chosen?.label ?? props.placeholder ?? words.pick}
    </span>
  );
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <AriaLocale>
        <Shown {...{ props, ids, value, keep, shown }} />
      </AriaLocale>
      {name !== undefined && blockedReason === undefined && (
        <input type="hidden" name={name} form={form} value={value} />
      )}
    </Field>
  );
}

type FormProps = {
  props: ChoiceSelectProps;
  ids: FieldIds;
  value: string;
  keep: (value: string) => void;
  shown: React.ReactNode;
};

function FloatForm({ props, ids, value, keep, shown }: FormProps) {
  const { inputRef } = props;
  return (
    <Select
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      value={value === '' ? null : value}
      onChange={(key) => keep(key === null ? '' : String(key))}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
    >
      <Button
        ref={inputRef}
        id={ids.control}
        onBlur={props.onBlur}
        className={`${shellClass({ size: props.size, invalid: Boolean(props.error) })} flex items-center gap-2 px-3.5 py-2 text-left`}
      >
        <SelectValue className="min-w-0 flex-1">{() => shown}</SelectValue>
        <ChevronDown className="size-5 shrink-0" />
      </Button>
      <Popover className={`${floatClass} min-w-(--trigger-width) max-w-[calc(100vw-2rem)]`} offset={6}>
        <ChoiceList options={props.options} />
      </Popover>
    </Select>
  );
}

function SheetForm({ props, ids, value, keep, shown }: FormProps) {
  const { inputRef } = props;
  const [isOpen, setOpen] = useState(false);
  const choices = useChoices({ options: props.options }, '', isOpen);
  return (
    <>
      <ChoiceButton
        ref={inputRef}
        id={ids.control}
        size={props.size}
        invalid={Boolean(props.error)}
        blocked={props.blockedReason !== undefined}
        aria-labelledby={`${ids.label} ${ids.control}-shown`}
        aria-describedby={ids.describedBy}
        aria-expanded={isOpen}
        onBlur={props.onBlur}
        onClick={() => setOpen(true)}
      >
        <span id={`${ids.control}-shown`}>{shown}</span>
      </ChoiceButton>
      {isOpen && (
        <Suspense>
          <ChoiceSheet
            label={props.label}
            choices={choices}
            typed=""
            chosen={value === '' ? [] : [value]}
            onChoose={([one]) => {
              if (one !== undefined) keep(one);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
