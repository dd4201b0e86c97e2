import { type Ref, useRef, useState } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

export type CheckOption = {
  value: string;
  label: string;
  hint?: string;
  /** What choosing it would leave, or how many there are. */
  count?: string;
  blockedReason?: string;
};

type CheckboxGroupProps = FieldWords & {
  options: readonly CheckOption[];
  name: string;
  id?: string;
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (values: string[]) => void;
  onBlur?: () => void;
  /** Adds a first row that chooses all, or none. */
  hasAll?: boolean;
  /** The first box. */
  inputRef?: Ref<HTMLInputElement>;
};

export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, error, optional, blockedReason, options, name, id, onChange, onBlur, hasAll } = props;
  const ids = useFieldIds(id, props);
  const words = useOwnWords(choiceWords);
  const scripted = useHydrated();
  const [own, setOwn] = useState<readonly string[]>(props.defaultValue ?? []);
  useFormReset(ids.control, () => setOwn(props.defaultValue ?? []));
  const chosen = props.value ?? own;
  const open = options.filter((option) => option.blockedReason === undefined).map(({ value }) => value);
  const isAll = open.every((value) => chosen.includes(value));
  const everything = useRef<HTMLInputElement>(null);
  function choose(wanted: (value: string) => boolean) {
    const values = options.map((option) => option.value).filter(wanted);
    setOwn(values);
    onChange?.(values);
  }
  return (
    <ChoiceGroup {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      {hasAll && (
        // It keeps its place until it can do something.
        <div className={`border-b border-line font-semibold ${scripted ? '' : 'invisible noscript:hidden'}`}>
          <Checkbox
            ref={(input) => {
              everything.current = input;
              if (input) input.indeterminate = !isAll && chosen.length > 0;
            }}
            label={words.all}
            count={words.chosen(chosen.length, options.length)}
            checked={isAll}
            onChange={() => choose((value) => (open.includes(value) ? !isAll : chosen.includes(value)))}
            onBlur={onBlur}
            blockedReason={blockedReason}
          />
        </div>
      )}
      {options.map((option, at) => (
        <Checkbox
          ref={at === 0 ? props.inputRef : undefined}
          key={option.value}
          {...option}
          name={name}
          checked={chosen.includes(option.value)}
          onChange={(event) => {
            const isOn = event.target.checked;
            choose((value) => (value === option.value ? isOn : chosen.includes(value)));
          }}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          blockedReason={blockedReason === undefined ? option.blockedReason : ''}
        />
      ))}
    </ChoiceGroup>
  );
}
