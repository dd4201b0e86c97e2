import type { ComponentProps } from 'react';
import { NearField } from '#app/features/places/components/near-field.tsx';
import { type ControlSize, controlClass } from '#app/ui/control-class.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';

type PlaceFieldProps = FieldWords &
  Omit<ComponentProps<typeof NearField>, 'className' | 'size'> & { size?: ControlSize };

/** A place as a field by itself: with its label, and the suggestions of the search. */
export function PlaceField({ label, hint, error, size, id, ...native }: PlaceFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <div className="relative">
        <NearField
          {...native}
          id={ids.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={controlClass({ size, invalid: Boolean(error) })}
        />
      </div>
    </Field>
  );
}
