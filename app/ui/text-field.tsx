import type { ComponentProps, ReactNode } from 'react';
import { type ControlSize, controlClass } from '#app/ui/control-class.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'size'> & { size?: ControlSize; icon?: ReactNode };

export function TextField({ label, hint, error, optional, size, icon, id, ...native }: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error }, native['aria-describedby']);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <span className={`relative block ${icon ? '[&>input]:pl-11' : ''}`}>
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-content-center text-soft [&_svg]:size-5">
            {icon}
          </span>
        )}
        <input
          type="text"
          {...native}
          id={ids.control}
          className={controlClass({ size, invalid: Boolean(error) })}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
      </span>
    </Field>
  );
}
