import { type ChangeEvent, type ComponentProps, useId } from 'react';
import { CharacterCount, useCharacterCount } from '#app/ui/character-count.tsx';
import { controlClass } from '#app/ui/control-class.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { useFormReset } from '#app/ui/form-reset.ts';
import { PrivateNumberNote, usePrivateNumber } from '#app/ui/private-number.tsx';

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'className' | 'disabled'> & {
    /** Other words than '92 van 5.000 tekens'; shown from 80% of maxLength. */
    countWords?: (used: number, most: number) => string;
    /** Shows the count from the first character on. */
    alwaysCount?: boolean;
  };

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, blockedReason, id, countWords, alwaysCount, ...native } = props;
  const ownId = useId();
  const privateNumber = usePrivateNumber(id ?? ownId);
  const ids = useFieldIds(id ?? ownId, props, privateNumber.describedBy(native['aria-describedby']));
  useFormReset(ids.control, privateNumber.forget, native.form);
  const count = useCharacterCount({ ...native, id: ids.control, alwaysCount });
  const blocked = blockedReason !== undefined;
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    count.note(event);
    privateNumber.changed();
    return native.onChange?.(event);
  }
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <textarea
        rows={4}
        {...native}
        id={ids.control}
        name={blocked ? undefined : native.name}
        readOnly={blocked || native.readOnly}
        aria-disabled={blocked || undefined}
        onChange={change}
        onBlur={(event) => {
          privateNumber.left();
          return native.onBlur?.(event);
        }}
        className={`${controlClass({ invalid: Boolean(error), blocked })} field-sizing-content min-h-28 max-h-[60vh] resize-y py-2.5`}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
      <PrivateNumberNote {...privateNumber.note} />
      {count.isShown && <CharacterCount used={count.used} most={count.most} words={countWords} />}
    </Field>
  );
}
