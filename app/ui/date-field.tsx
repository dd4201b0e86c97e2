import CalendarIcon from 'lucide-react/icons/calendar';
import { lazy, Suspense, useRef, useState } from 'react';
import { DateInput } from '#app/ui/date-input.tsx';
import { type DayBounds, useDayWords } from '#app/ui/day-bounds.ts';
import { useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { CalendarButton } from '#app/ui/calendar-button.tsx';
import type { TypedFieldProps } from '#app/ui/typed-field-props.ts';
import { useKept } from '#app/ui/typed-value.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

const DatePicker = lazy(() => import('#app/ui/date-picker.tsx'));

export type DateFieldProps = TypedFieldProps & DayBounds;

/** Typed first, in any usual way of writing; the calendar is the second way. Says by itself which day cannot be. */
export function DateField(props: DateFieldProps) {
  const { label, hint, optional, blockedReason, name, form, readOnly, size, inputRef, onBlur } = props;
  const { min, max, closedReason } = props;
  const [value, keep, reset] = useKept(props.value, props.defaultValue ?? '', props.onChange);
  const { words, fault } = useDayWords(props);
  const error = fault(value) ?? props.error;
  const ids = useFieldIds(props.id, { hint, error, blockedReason });
  useFormReset(ids.control, reset, form);
  const [isOpen, setOpen] = useState(false);
  const shell = useRef<HTMLSpanElement>(null);
  const scripted = useHydrated();
  const canPick = scripted && blockedReason === undefined && !readOnly;
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids} isPart={props.isPart}>
      <span ref={shell} className="@container relative block">
        <DateInput
          {...{ value, name, form, readOnly, size, inputRef, onBlur }}
          id={ids.control}
          onChange={keep}
          invalid={Boolean(error) || props.isWrong === true}
          blocked={blockedReason !== undefined}
          aria-describedby={ids.describedBy}
        />
        {canPick && (
          <span className="absolute inset-y-0 right-0.5 grid place-content-center @max-[12rem]:static @max-[12rem]:justify-end">
            <CalendarButton
              {...{ isOpen }}
              label={words.open(label)}
              icon={<CalendarIcon />}
              onOpen={() => setOpen(true)}
            />
          </span>
        )}
      </span>
      {isOpen && (
        <Suspense>
          <DatePicker
            {...{ label, value, min, max, closedReason }}
            anchor={shell}
            onClose={() => setOpen(false)}
            onPick={(day) => {
              keep(day);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Field>
  );
}
