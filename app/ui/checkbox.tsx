import type { ComponentProps } from 'react';
import { FieldError } from '#app/ui/field-error.tsx';
import { useFieldIds } from '#app/ui/field-ids.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'size'> & {
  label: string;
  hint?: string;
  error?: string;
  /** What choosing it would leave, in a list of filters. */
  count?: string;
};

/** The whole row is the target, at least 44 px high. */
export function Checkbox({ label, hint, error, count, id, ...native }: CheckboxProps) {
  const ids = useFieldIds(id, { hint, error }, native['aria-describedby']);
  return (
    <div>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      <label
        className={`flex min-h-11 items-start gap-3 py-2.5 ${native.disabled ? 'text-soft' : 'text-ink'}`}
      >
        <input
          {...native}
          id={ids.control}
          type="checkbox"
          className="tick"
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        <span className="min-w-0 flex-1 leading-6">
          {label}
          {hint && (
            <span id={ids.hint} className="block t-sm text-soft">
              {hint}
            </span>
          )}
        </span>
        {count && <span className="leading-6 text-soft tnum">{count}</span>}
      </label>
    </div>
  );
}
