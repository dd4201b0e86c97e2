import { textLimits } from '#contract/text-limits.ts';
import type { ListState } from '#app/lists/list-declaration.ts';
import type { ListTranslate } from '#app/lists/list-words.ts';
import { nameInAddress } from '#app/shell/list-address.ts';
import { Select, type Option } from '#app/ui/select.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** A filter of a list as a field beside the words, and as a chip once it is chosen. */
export interface ListField<Name extends string> {
  name: Name;
  label: string;
  /** Words of one's own instead of a choice; no more than 80 characters. */
  isTyped?: boolean;
  /** The choice of nothing: 'Alle soorten'. Without it one of the options is that. */
  any?: string;
  /** `name` goes without what else a label says, such as a count. */
  options?: readonly (Option & { name?: string })[];
  /** What its chip says of the name of what is chosen: 'Soort: activiteit'. Without it there is none. */
  chip?: (chosen: string) => string;
  /** Its options may be long: then it is no wider than this. */
  isLong?: boolean;
}

/** One of several as a field: its words are `filter.<name>`, `any.<name>` and `chip.<name>` of its noun. */
export const choiceField = <Name extends string>(
  t: ListTranslate<`${'filter' | 'any' | 'chip'}.${NoInfer<Name>}`>,
  name: Name,
  options: ListField<Name>['options'],
): ListField<Name> => ({
  name,
  label: t(`filter.${name}`),
  any: t(`any.${name}`),
  options,
  chip: (chosen) => t(`chip.${name}`, { chosen }),
});

/** What is chosen, by name; an old link may hold what is no longer there. */
export function chosenName<Name extends string>(
  { options, isTyped }: ListField<Name>,
  value: string,
): string {
  if (isTyped) return value;
  const chosen = options?.find((option) => option.value === value);
  return chosen?.name ?? chosen?.label ?? '…';
}

/** What is chosen from a list counts at once, what is typed when it is sent. */
export function ListFields<Name extends string>({
  fields,
  choice: { filters },
}: {
  fields: readonly ListField<Name>[];
  choice: Pick<ListState<string, string, Name>, 'filters'>;
}) {
  return fields.map((field) => (
    <div
      key={`${field.name} ${filters[field.name]}`}
      className={field.isLong || field.isTyped ? 'max-w-full min-w-0 sm:w-64' : 'contents'}
    >
      <FieldOf field={field} value={filters[field.name]} />
    </div>
  ));
}

function FieldOf({ field, value }: { field: ListField<string>; value: string }) {
  const { label, isTyped, any, options = [] } = field;
  const name = nameInAddress(field.name);
  if (isTyped)
    return <TextField name={name} maxLength={textLimits.place} label={label} defaultValue={value} />;
  const given = options.map(({ value: one, label: text }) => ({ value: one, label: text }));
  return (
    <Select
      label={label}
      name={name}
      defaultValue={value}
      options={any === undefined ? given : [{ value: '', label: any }, ...given]}
    />
  );
}
