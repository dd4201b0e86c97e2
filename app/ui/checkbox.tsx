import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '#app/ui/field-error.tsx';
import { useFieldIds } from '#app/ui/field-ids.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'size' | 'disabled'> & {
  label: ReactNode;
  hint?: string;
  error?: string;
  /** Why it cannot be chosen now. */
  blockedReason?: string;
  /** What choosing it would leave, in a list of filters. */
  count?: string;
};

/** The whole row is the target, at least 44 px high. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, blockedReason, count, id, ...native } = props;
  const ids = useFieldIds(id, props, native['aria-describedby']);
  return (
    <div>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      <label className={`flex min-h-11 items-start gap-3 py-2.5 ${blockedReason ? 'text-soft' : 'text-ink'}`}>
        <input
          {...native}
          id={ids.control}
          type="checkbox"
          disabled={blockedReason !== undefined}
          className="tick"
          aria-invalid={error ? true : native['aria-invalid']}
          aria-describedby={ids.describedBy}
        />
        <span className="min-w-0 flex-1 leading-6 wrap-anywhere whitespace-pre-line">
          {label}
          {hint && (
            <span id={ids.hint} className="block t-sm wrap-anywhere text-soft">
              {hint}
            </span>
          )}
          {blockedReason && (
            <span id={ids.blocked} className="block t-sm wrap-anywhere text-soft">
              {blockedReason}
            </span>
          )}
        </span>
        {count && <span className="leading-6 text-soft tnum">{count}</span>}
      </label>
    </div>
  );
}
