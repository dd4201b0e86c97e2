import { type ChangeEvent, type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { FieldNotes } from '#app/ui/field-notes.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { switchWords } from '#app/ui/words/switch.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

type SwitchProps = Omit<FieldWords, 'label' | 'optional'> &
  Omit<
    ComponentProps<'input'>,
    'className' | 'type' | 'size' | 'disabled' | 'value' | 'defaultValue' | 'onChange'
  > & {
    label: ReactNode;
    /** On or off, when a parent keeps it; else `defaultValue`. */
    value?: boolean;
    defaultValue?: boolean;
    onChange?: (value: boolean) => void;
    /** What was switched is being saved. */
    busy?: boolean;
    /** At the right of a title and its explanation, instead of before a short label. */
    atEnd?: boolean;
  };

/** Acts at once, so it says by itself that it saves. In a plain form it posts 'on' or nothing, as a check box does. */
export function Switch(props: SwitchProps) {
  const { label, hint, error, blockedReason, value, defaultValue, onChange, busy, atEnd, id, ...native } =
    props;
  const ids = useFieldIds(id, props, native['aria-describedby']);
  const words = useOwnWords(switchWords);
  const [own, setOwn] = useState(defaultValue ?? false);
  const still = busy === true || blockedReason !== undefined;
  useFormReset(ids.control, () => setOwn(defaultValue ?? false));
  function change(event: ChangeEvent<HTMLInputElement>) {
    setOwn(event.target.checked);
    onChange?.(event.target.checked);
  }
  return (
    <div className={`flex min-h-11 gap-4 py-2 ${atEnd ? 'flex-row-reverse justify-between' : ''}`}>
      <input
        {...native}
        id={ids.control}
        name={blockedReason === undefined ? native.name : undefined}
        type="checkbox"
        role="switch"
        checked={value ?? own}
        onChange={change}
        onClick={still ? stop : native.onClick}
        className="switch"
        aria-disabled={still || undefined}
        aria-busy={busy || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={ids.control} className="block min-h-7 font-semibold text-ink">
          {label}
        </label>
        <FieldNotes hint={hint} error={error} blockedReason={blockedReason} ids={ids} />
        <span role="status" className="flex items-center gap-1.5 t-sm text-soft empty:hidden">
          {busy && (
            <>
              <Spinner />
              {words.saving}
            </>
          )}
        </span>
      </div>
    </div>
  );
}

// aria-disabled keeps the focus where it is; pressing it does nothing.
function stop(event: MouseEvent) {
  event.preventDefault();
}
