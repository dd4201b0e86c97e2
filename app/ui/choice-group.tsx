import type { ReactNode } from 'react';
import type { FieldIds, FieldWords } from '#app/ui/field-ids.ts';
import { FieldNotes, LabelWords } from '#app/ui/field-notes.tsx';

type ChoiceGroupProps = FieldWords & {
  ids: FieldIds;
  /** The answers are being saved. */
  busy?: boolean;
  children: ReactNode;
};

/** A question over a set of check boxes or radio buttons: the fieldset's name is the question. */
export function ChoiceGroup({ label, optional, ids, busy, children, ...notes }: ChoiceGroupProps) {
  return (
    <fieldset
      id={ids.control}
      tabIndex={-1}
      className="min-w-0"
      aria-describedby={ids.describedBy}
      aria-busy={busy || undefined}
    >
      <legend className="font-semibold text-ink">
        <LabelWords label={label} optional={optional} />
      </legend>
      <FieldNotes {...notes} ids={ids} />
      <div className="mt-1">{children}</div>
    </fieldset>
  );
}
