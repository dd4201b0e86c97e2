import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { FocusEvent, Ref } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { type ControlSize, shellClass } from '#app/ui/control-class.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { useKept } from '#app/ui/typed-value.ts';
import { numberWords } from '#app/ui/words/number.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

type NumberFieldProps = FieldWords & {
  id?: string;
  /** Posts the plain number, '1208.5', or ''. */
  name?: string;
  form?: string;
  /** null is empty. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: (event: FocusEvent) => void;
  min?: number;
  max?: number;
  step?: number;
  /** How it is written: money, a percentage, decimals. */
  format?: Intl.NumberFormatOptions;
  /** Short, after the number: 'uur'. */
  unit?: string;
  readOnly?: boolean;
  size?: ControlSize;
  inputRef?: Ref<HTMLInputElement>;
};

const stepper =
  'grid size-11 min-w-6 place-content-center rounded-ctl transition-colors hover:bg-tint2 data-[disabled]:text-soft data-[disabled]:opacity-50 [&_svg]:size-5';

/** Written and read as people here do: 1.208,5. Arrow keys, page keys, Home and End step; what is outside the bounds is brought back. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional, blockedReason, name, form, inputRef } = props;
  const { min, max, step, format, unit } = props;
  const ids = useFieldIds(props.id, props);
  const words = useOwnWords(numberWords);
  const [own, keep, reset] = useKept(undefined, props.defaultValue ?? null, props.onChange);
  useFormReset(ids.control, reset, form);
  const value = props.value === undefined ? own : props.value;
  const blocked = blockedReason !== undefined;
  const isFixed = blocked || props.readOnly === true;
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <AriaLocale>
        <AriaNumberField
          id={ids.control}
          aria-labelledby={ids.label}
          aria-describedby={ids.describedBy}
          value={value ?? Number.NaN}
          onChange={(next) => keep(Number.isNaN(next) ? null : next)}
          onBlur={props.onBlur}
          minValue={min}
          maxValue={max}
          step={step}
          formatOptions={format}
          isInvalid={Boolean(error)}
          isReadOnly={isFixed}
          isWheelDisabled
          validationBehavior="aria"
        >
          <Group
            className={`${shellClass({ size: props.size, invalid: Boolean(error), blocked, fixed: isFixed })} shell-ring flex items-center`}
          >
            <Input
              ref={inputRef}
              aria-disabled={blocked || undefined}
              className="min-w-0 flex-1 self-stretch bg-transparent pl-3.5 outline-none tnum"
            />
            {unit && <span className="shrink-0 px-2 text-soft">{unit}</span>}
            {!isFixed && (
              <>
                <Button slot="decrement" aria-label={words.less(label)} className={stepper}>
                  <Minus />
                </Button>
                <Button slot="increment" aria-label={words.more(label)} className={stepper}>
                  <Plus />
                </Button>
              </>
            )}
          </Group>
        </AriaNumberField>
      </AriaLocale>
      {name !== undefined && !blocked && <input type="hidden" name={name} form={form} value={value ?? ''} />}
    </Field>
  );
}
