import type { ReactNode } from 'react';
import type { FieldIds, FieldWords } from '#app/ui/field-ids.ts';
import { FieldNotes, LabelWords } from '#app/ui/field-notes.tsx';

type FieldProps = FieldWords & {
  ids: FieldIds;
  /** One of the parts of a field: a small label, close to its control. */
  isPart?: boolean;
  children: ReactNode;
};

/** Label, hint, error, control: the error stands where the eye and the screen reader pass before the control. */
export function Field({ label, optional, ids, isPart, children, ...notes }: FieldProps) {
  return (
    <div className="min-w-0">
      <label
        id={ids.label}
        htmlFor={ids.control}
        className={`block ${isPart ? 't-sm text-soft' : 'font-semibold text-ink'}`}
      >
        <LabelWords label={label} optional={optional} />
      </label>
      <FieldNotes {...notes} ids={ids} />
      <div className={isPart ? undefined : 'mt-1.5'}>{children}</div>
    </div>
  );
}
