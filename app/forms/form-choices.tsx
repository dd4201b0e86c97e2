import type { JSX } from 'react';
import type { FieldNameOf, FormSchema } from '#app/forms/field-rules.ts';
import { Asked } from '#app/forms/form-field.tsx';
import { useTicksOf } from '#app/forms/use-ticks.ts';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { useFieldIds } from '#app/ui/field-ids.ts';

type FormChoicesProps<Name extends string = string> = {
  name: Name;
  hint?: string;
  options: readonly { value: string; label: string }[];
  /** Leaves out '(niet verplicht)' where every tick is a choice of its own. */
  isEachOwn?: boolean;
  /** Side by side where there is room: a long list of short labels. */
  isWide?: boolean;
};

function FormChoices({ name, hint, options, isEachOwn, isWide }: FormChoicesProps) {
  const { form, chosen, words } = useTicksOf(name);
  const ids = useFieldIds(words.id, { hint, error: words.error });
  return (
    <ChoiceGroup {...words} {...(isEachOwn && { optional: undefined })} hint={hint} ids={ids}>
      <Asked name={name} />
      <div className={isWide ? 'columns-[9.5rem] gap-x-5 sm:columns-2 lg:columns-[12rem]' : undefined}>
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 break-inside-avoid items-start gap-3 py-2.5 text-ink">
            <input
              {...form.field(name)}
              type="checkbox"
              value={value}
              defaultChecked={chosen.some((one) => one === value)}
              className="tick"
              aria-invalid={words.error ? true : undefined}
            />
            <span className="min-w-0 flex-1 leading-6">{label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** `const Choices = choicesOf(schema)`: several ticks for one list of words. The question names the group. */
export const choicesOf = <Schema extends FormSchema>(_schema?: Schema) =>
  FormChoices as (props: FormChoicesProps<FieldNameOf<Schema>>) => JSX.Element;
