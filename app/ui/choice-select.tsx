import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import { Button, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { ChoiceButton } from '#app/ui/choice-button.tsx';
import { ChoiceList } from '#app/ui/choice-list.tsx';
import type { ChoiceOption } from '#app/ui/choice-option.ts';
import { useChoices, useIsSheet } from '#app/ui/choice-state.ts';
import { shellClass } from '#app/ui/control-class.ts';
import { floatClass } from '#app/ui/float-class.ts';
import { type OneChoice, OneChoiceField, type OneChoiceProps, useOneChoice } from '#app/ui/one-choice.tsx';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const ChoiceSheet = lazy(() => import('#app/ui/choice-sheet.tsx'));

type ChoiceSelectProps = OneChoiceProps & {
  options: readonly ChoiceOption[];
  inputRef?: Ref<HTMLButtonElement>;
};

/** A select for staff screens: options may have an icon, a second line and headings. Public pages use the native one. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const choice = useOneChoice(props);
  const words = useOwnWords(choiceWords);
  const chosen = props.options.find((option) => option.value === choice.value);
  const isSheet = useIsSheet(props);
  const Shown = isSheet || props.blockedReason !== undefined ? SheetForm : FloatForm;
  const shown = (
    <span
      className={`flex items-center gap-2 wrap-anywhere [&_svg]:size-5 [&_svg]:shrink-0 ${chosen ? '' : 'text-soft'}`}
    >
      {chosen?.icon}
      {chosen?.label ?? props.placeholder ?? words.pick}
    </span>
  );
  return (
    <OneChoiceField props={props} choice={choice}>
      <Shown {...choice} props={props} shown={shown} />
    </OneChoiceField>
  );
}

type FormProps = OneChoice & { props: ChoiceSelectProps; shown: ReactNode };

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
        {...{ ids, isOpen }}
        size={props.size}
        invalid={Boolean(props.error)}
        blocked={props.blockedReason !== undefined}
        onBlur={props.onBlur}
        onOpen={() => setOpen(true)}
      >
        {shown}
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
