import { use } from 'react';
import {
  type ControlProps,
  FieldsContext,
} from '#app/features/page-builder/components/fields/fields-context.ts';
import { limitsOf } from '#contract/blocks/schema-limits.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';

/** Words and where they lead; one that may be left out is switched on first. */
export function LinkControl({ field, schema, path, label, value, onChange }: ControlProps) {
  const { Inside } = use(FieldsContext);
  const { mayBeNull, fields } = limitsOf(schema);
  const link = value as Readonly<Record<string, unknown>> | null;
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="sr-only">{label}</legend>
      {mayBeNull ? (
        <Checkbox
          label={label}
          checked={link !== null}
          onChange={({ target }) => onChange(target.checked ? { label: '', href: '' } : null)}
        />
      ) : (
        <p aria-hidden="true" className="font-semibold text-ink">
          {label}
        </p>
      )}
      {link !== null && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 border-line ps-3">
          <Inside
            fields={field.fields ?? {}}
            schemas={fields ?? {}}
            values={link}
            path={`${path}.`}
            onChange={(name, next) => onChange({ ...link, [name]: next })}
          />
        </div>
      )}
    </fieldset>
  );
}
