import type { JSX } from 'react';
import type { FieldNameOf, FormSchema } from '#app/forms/field-rules.ts';
import { Asked } from '#app/forms/form-field.tsx';
import { useTicksOf } from '#app/forms/use-ticks.ts';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { useFieldIds } from '#app/ui/field-ids.ts';

export interface DayOption {
  value: string;
  /** What is read out. */
  label: string;
  /** What is seen. */
  short: string;
}

type FormDaysProps<Name extends string = string> = {
  name: Name;
  hint?: string;
  days: readonly DayOption[];
};

function FormDays({ name, hint, days }: FormDaysProps) {
  const { form, chosen, words } = useTicksOf(name);
  const ids = useFieldIds(words.id, { hint, error: words.error });
  return (
    <ChoiceGroup {...words} hint={hint} ids={ids}>
      <Asked name={name} />
      <div className="mt-1 grid max-w-md grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1 sm:gap-2">
        {days.map(({ value, label, short }) => (
          <label
            key={value}
            className="flex min-h-18 cursor-pointer flex-col items-center justify-center gap-2 rounded-ctl border-[1.5px] border-edge bg-surface font-semibold has-checked:border-solid has-checked:bg-tint2 has-checked:text-link"
          >
            <span aria-hidden>{short}</span>
            <input
              {...form.field(name)}
              type="checkbox"
              value={value}
              defaultChecked={chosen.some((one) => one === value)}
              aria-label={label}
              aria-invalid={words.error ? true : undefined}
              className="tick"
            />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** `const Days = daysOf(schema)`: the days of the week as a strip to tick; each says its whole name. */
export const daysOf = <Schema extends FormSchema>(_schema?: Schema) =>
  FormDays as (props: FormDaysProps<FieldNameOf<Schema>>) => JSX.Element;
