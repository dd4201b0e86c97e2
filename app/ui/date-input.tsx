import type { ComponentProps, FocusEvent, Ref } from 'react';
import { controlClass, type ControlSize } from '#app/ui/control-class.ts';
import { isDay, useDayWords } from '#app/ui/day-bounds.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { readDate } from '#contract/read-date.ts';
import { useToday } from '#app/ui/today.ts';
import { useTypedValue } from '#app/ui/typed-value.ts';

export type DateInputProps = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  name?: string;
  invalid: boolean;
  blocked: boolean;
  readOnly?: boolean;
  size?: ControlSize;
  inputRef?: Ref<HTMLInputElement>;
} & Pick<ComponentProps<'input'>, 'aria-describedby' | 'aria-label' | 'aria-labelledby' | 'form'>;

/** The typed part of a date, with what it posts. Before script takes over it is the browser's own date field. */
export function DateInput(props: DateInputProps) {
  const { id, value, onChange, onBlur, name, invalid, blocked, readOnly, size, inputRef, form, ...aria } =
    props;
  const { words, show } = useDayWords({});
  const today = useToday();
  const scripted = useHydrated();
  const typed = useTypedValue({
    id,
    form,
    value,
    show,
    onChange,
    onBlur,
    read: (text) => readDate(text, today),
  });
  // Where letters are large and the place is small, the calendar stands under it, and the longest date fits.
  const look = `${controlClass({ size, invalid, blocked })} pr-12 tnum @max-[12rem]:pr-3.5 @max-[12rem]:text-[min(1em,calc((100cqw-2rem)/9.6))]`;
  if (!scripted)
    return (
      <input
        type="date"
        id={id}
        name={name}
        form={form}
        defaultValue={isDay(value) ? value : ''}
        className={look}
        {...aria}
      />
    );
  return (
    <>
      <input
        {...typed.input}
        {...aria}
        ref={inputRef}
        type="text"
        id={id}
        autoComplete="off"
        placeholder={words.pattern}
        readOnly={blocked || readOnly}
        aria-disabled={blocked || undefined}
        aria-invalid={invalid || undefined}
        className={look}
      />
      {name !== undefined && !blocked && <input type="hidden" name={name} form={form} value={value} />}
    </>
  );
}
