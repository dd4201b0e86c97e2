import ClockIcon from 'lucide-react/icons/clock';
import { time } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { controlClass } from '#app/ui/control-class.ts';
import { useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { type IsoTime, readTime } from '#app/ui/read-time.ts';
import type { TypedFieldProps } from '#app/ui/typed-field-props.ts';
import { useKept, useTypedValue } from '#app/ui/typed-value.ts';
import { dateWords } from '#app/ui/words/date.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

type TimeFieldProps = TypedFieldProps & { min?: IsoTime; max?: IsoTime };

/** A time on the clock of 24 hours, typed as people write it: 9.30, 9:30, 930 or 9 uur. */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, optional, blockedReason, name, form, readOnly, size, inputRef, onBlur } = props;
  const [value, keep, reset] = useKept(props.value, props.defaultValue ?? '', props.onChange);
  const { show, fault } = useTimeWords(props);
  const error = fault(value) ?? props.error;
  const ids = useFieldIds(props.id, { hint, error, blockedReason });
  useFormReset(ids.control, reset, form);
  const scripted = useHydrated();
  const typed = useTypedValue({
    id: ids.control,
    form,
    value,
    show,
    onChange: keep,
    onBlur,
    read: readTime,
  });
  const invalid = Boolean(error) || props.isWrong === true;
  const blocked = blockedReason !== undefined;
  const shared = {
    id: ids.control,
    className: `${controlClass({ size, invalid, blocked })} pr-10 tnum`,
    'aria-describedby': ids.describedBy,
    'aria-invalid': invalid || undefined,
  } as const;
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids} isPart={props.isPart}>
      <span className="relative block">
        {scripted ? (
          <input
            {...shared}
            {...typed.input}
            ref={inputRef}
            type="text"
            autoComplete="off"
            readOnly={blocked || readOnly}
            aria-disabled={blocked || undefined}
          />
        ) : (
          <input {...shared} type="time" name={name} form={form} defaultValue={isTime(value) ? value : ''} />
        )}
        <ClockIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft" />
      </span>
      {scripted && name !== undefined && !blocked && (
        <input type="hidden" name={name} form={form} value={value} />
      )}
    </Field>
  );
}

const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

function useTimeWords({ min, max }: Pick<TimeFieldProps, 'min' | 'max'>) {
  const words = useOwnWords(dateWords);
  const locale = useLocale();
  // Any day does: only the clock is shown.
  const show = (value: string) => (isTime(value) ? time(locale, `2026-01-15T${value}:00+01:00`) : value);
  function fault(value: string): string | undefined {
    if (value === '') return undefined;
    if (!isTime(value)) return words.unreadableTime;
    if (min !== undefined && value < min) return words.tooEarlyTime(show(min));
    return max !== undefined && value > max ? words.tooLateTime(show(max)) : undefined;
  }
  return { show, fault };
}
