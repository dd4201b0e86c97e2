import type { ReactNode } from 'react';
import type { FieldWords } from '#app/ui/field-ids.ts';
import { FieldError } from '#app/ui/field-error.tsx';

type FieldProps = FieldWords & {
  ids: { control: string; hint: string; error: string };
  children: ReactNode;
};

/** Label, hint, error, control: the error stands where the eye and the screen reader pass before the control. */
export function Field({ label, hint, error, optional, ids, children }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={ids.control} className="block font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-soft"> {optional}</span>}
      </label>
      {hint && (
        <p id={ids.hint} className="t-sm text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      <div className="mt-1.5">{children}</div>
    </div>
  );
}
