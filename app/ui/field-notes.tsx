import { FieldError } from '#app/ui/field-error.tsx';
import type { FieldIds, FieldWords } from '#app/ui/field-ids.ts';
import { fieldWords } from '#app/ui/words/field.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** The words of a label or legend. */
export function LabelWords({ label, optional }: Pick<FieldWords, 'label' | 'optional'>) {
  const words = useOwnWords(fieldWords);
  return (
    <>
      {label}
      {optional && (
        <span className="font-normal text-soft"> {optional === true ? words.optional : optional}</span>
      )}
    </>
  );
}

type NotesProps = Pick<FieldWords, 'hint' | 'error' | 'blockedReason'> & {
  ids: Pick<FieldIds, 'hint' | 'blocked' | 'error'>;
};

/** Between label and control: what helps, why it is closed, what is wrong. */
export function FieldNotes({ hint, error, blockedReason, ids }: NotesProps) {
  return (
    <>
      {hint && (
        <p id={ids.hint} className="t-sm wrap-anywhere text-soft">
          {hint}
        </p>
      )}
      {blockedReason && (
        <p id={ids.blocked} className="t-sm wrap-anywhere text-soft">
          {blockedReason}
        </p>
      )}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </>
  );
}
