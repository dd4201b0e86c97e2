import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { CharacterCount, useCharacterCount } from '#app/ui/character-count.tsx';
import { type ControlSize, controlClass } from '#app/ui/control-class.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { useFormReset } from '#app/ui/form-reset.ts';
import { PrivateNumberNote, usePrivateNumber } from '#app/ui/private-number.tsx';

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'size' | 'disabled'> & {
    size?: ControlSize;
    icon?: ReactNode;
    /** Shows how much of maxLength is used from the first character on, instead of from 80%. */
    alwaysCount?: boolean;
    /** Something of one's own words is asked: a number of the person in it is warned about. */
    isFreeText?: boolean;
  };

/** What the keyboard of a phone and the browser's memory need to know; a property of the field wins. */
const KINDS: Record<string, ComponentProps<'input'>> = {
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel', autoComplete: 'tel' },
  url: { inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none', spellCheck: false },
};

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, blockedReason, size, icon, id, alwaysCount, isFreeText, ...native } =
    props;
  const ownId = useId();
  const privateNumber = usePrivateNumber(id ?? ownId, isFreeText === true);
  const ids = useFieldIds(id ?? ownId, props, privateNumber.describedBy(native['aria-describedby']));
  useFormReset(ids.control, privateNumber.forget, native.form);
  const count = useCharacterCount({ ...native, id: ids.control, alwaysCount });
  const blocked = blockedReason !== undefined;
  function change(event: ChangeEvent<HTMLInputElement>) {
    count.note(event);
    privateNumber.changed();
    return native.onChange?.(event);
  }
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <span className={`relative block ${icon ? '[&>input]:pl-11' : ''}`}>
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-content-center text-soft [&_svg]:size-5">
            {icon}
          </span>
        )}
        <input
          type="text"
          {...KINDS[native.type ?? '']}
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
          className={controlClass({ size, invalid: Boolean(error), blocked })}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
      </span>
      {isFreeText && <PrivateNumberNote {...privateNumber.note} />}
      {count.isShown && <CharacterCount used={count.used} most={count.most} />}
    </Field>
  );
}
