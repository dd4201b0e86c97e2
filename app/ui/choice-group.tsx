import type { ReactNode } from 'react';
import { FieldError } from '#app/ui/field-error.tsx';
import type { FieldWords } from '#app/ui/field-ids.ts';

type ChoiceGroupProps = FieldWords & {
  ids: { control: string; hint: string; error: string; describedBy?: string };
  children: ReactNode;
};

/** A question over a set of check boxes or radio buttons: the fieldset's name is the question. */
export function ChoiceGroup({ label, hint, error, optional, ids, children }: ChoiceGroupProps) {
  return (
    <fieldset id={ids.control} tabIndex={-1} className="min-w-0" aria-describedby={ids.describedBy}>
      <legend className="font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-soft"> {optional}</span>}
      </legend>
      {hint && (
        <p id={ids.hint} className="t-sm text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      <div className="mt-1">{children}</div>
    </fieldset>
  );
}
