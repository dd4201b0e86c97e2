import CalendarIcon from 'lucide-react/icons/calendar-range';
import { type FocusEvent, lazy, type Ref, Suspense, useRef, useState } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { DateInput, type DateInputProps } from '#app/ui/date-input.tsx';
import { type DayBounds, isDay, useDayWords } from '#app/ui/day-bounds.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { CalendarButton } from '#app/ui/calendar-button.tsx';
import type { DayRange } from '#app/ui/range-calendar.tsx';
import { useKept } from '#app/ui/typed-value.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

const DateRangePicker = lazy(() => import('#app/ui/date-range-picker.tsx'));

type DateRangeFieldProps = FieldWords &
  DayBounds & {
    id?: string;
    /** Posts `name_from` and `name_until`. */
    name?: string;
    /** Names and ids of the two ends where they are fields of their own. */
    ends?: Record<'from' | 'until', { name: string; id: string }>;
    /** Which of the two `error` is about; own faults show by themselves. */
    wrong?: readonly ('from' | 'until')[];
    value?: DayRange;
    defaultValue?: DayRange;
    onChange?: (value: DayRange) => void;
    onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
    readOnly?: boolean;
    inputRef?: Ref<HTMLInputElement>;
  };

/** The first and the last day, both typed first; one calendar picks them together. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hint, optional, blockedReason, readOnly, inputRef, onBlur, min, max, closedReason } = props;
  const [value, keep, reset] = useKept(
    props.value,
    props.defaultValue ?? { from: '', until: '' },
    props.onChange,
  );
  const { words, fault } = useDayWords(props);
  const isTurned = isDay(value.from) && isDay(value.until) && value.until < value.from;
  const own = fault(value.from) ?? fault(value.until) ?? (isTurned ? words.turned : undefined);
  const error = own ?? props.error;
  const ids = useFieldIds(props.id, { hint, error, blockedReason });
  useFormReset(ids.control, reset);
  const [isOpen, setOpen] = useState(false);
  const shell = useRef<HTMLDivElement>(null);
  const blocked = blockedReason !== undefined;
  const canPick = useHydrated() && !blocked && !readOnly;
  const shared = { readOnly, onBlur, blocked, 'aria-describedby': ids.describedBy };
  return (
    <ChoiceGroup {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <div ref={shell} className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {(['from', 'until'] as const).map((end) => (
          <RangeEnd
            key={end}
            {...shared}
            {...endOf(end, props, ids.control)}
            label={words[end]}
            value={value[end]}
            onChange={(day) => keep({ ...value, [end]: day })}
            inputRef={end === 'from' ? inputRef : undefined}
            invalid={
              props.wrong?.includes(end) || Boolean(fault(value[end]) ?? (end === 'until' && isTurned))
            }
          />
        ))}
        {canPick && <RangeButton {...{ isOpen }} label={words.open(label)} onOpen={() => setOpen(true)} />}
      </div>
      {isOpen && (
        <Suspense>
          <DateRangePicker
            {...{ label, value, min, max, closedReason }}
            anchor={shell}
            onClose={() => setOpen(false)}
            onPick={(range) => {
              keep(range);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </ChoiceGroup>
  );
}

function RangeButton(props: { isOpen: boolean; label: string; onOpen: () => void }) {
  return (
    <span className="mb-0.5">
      <CalendarButton {...props} icon={<CalendarIcon />} />
    </span>
  );
}

/** What each end is called. */
const endOf = (end: 'from' | 'until', { name, ends }: DateRangeFieldProps, control: string) => ({
  id: ends?.[end].id ?? `${control}-${end}`,
  name: ends?.[end].name ?? (name && `${name}_${end}`),
});

function RangeEnd({ label, ...input }: DateInputProps & { label: string }) {
  return (
    <div className="min-w-[min(100%,12rem)] flex-1">
      <label htmlFor={input.id} className="block t-sm text-soft">
        {label}
      </label>
      <span className="@container block">
        <DateInput {...input} />
      </span>
    </div>
  );
}
