import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { controlClass } from '#app/ui/control-class.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'className'> & {
    /** '92 van 5.000 tekens'; shown from 80% of maxLength. */
    countWords?: (used: number, most: number) => string;
  };

export function TextArea({ label, hint, error, optional, id, countWords, ...native }: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error }, native['aria-describedby']);
  const [typed, setTyped] = useState(String(native.defaultValue ?? '').length);
  const used = native.value === undefined ? typed : String(native.value).length;
  const most = native.maxLength;
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length);
    return native.onChange?.(event);
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <textarea
        rows={4}
        {...native}
        id={ids.control}
        onChange={change}
        className={`${controlClass({ invalid: Boolean(error) })} field-sizing-content min-h-28 max-h-[60vh] resize-y py-2.5`}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
      {countWords && most && used >= most * 0.8 && (
        <p className="mt-1 text-right t-sm text-soft tnum" aria-live="polite">
          {countWords(used, most)}
        </p>
      )}
    </Field>
  );
}
