import { type ComponentType, use } from 'react';
import type { FieldControl } from '#app/features/page-builder/components/block-kinds.ts';
import {
  type ControlProps,
  type FieldListProps,
  FieldsContext,
} from '#app/features/page-builder/components/fields/fields-context.ts';
import { ItemsControl } from '#app/features/page-builder/components/fields/items-control.tsx';
import { LinkControl } from '#app/features/page-builder/components/fields/link-control.tsx';
import { PictureControl } from '#app/features/page-builder/components/fields/picture-control.tsx';
import {
  CategoryControl,
  ChoiceControl,
  FormControl,
  IconControl,
  NumberControl,
} from '#app/features/page-builder/components/fields/choice-controls.tsx';
import {
  LineControl,
  LongControl,
  MarkdownControl,
} from '#app/features/page-builder/components/fields/text-controls.tsx';
import { limitsOf } from '#contract/blocks/schema-limits.ts';
import { useWords } from '#app/i18n/words.ts';

const controls: Record<FieldControl['control'], ComponentType<ControlProps>> = {
  text: LineControl,
  longText: LongControl,
  markdown: MarkdownControl,
  address: LineControl,
  film: LineControl,
  place: LineControl,
  form: FormControl,
  icon: IconControl,
  category: CategoryControl,
  choice: ChoiceControl,
  number: NumberControl,
  picture: PictureControl,
  link: LinkControl,
  list: ItemsControl,
};

/** Each field with the control that its block names, the limits of its schema and what is wrong with it. */
export function FieldList({ fields, schemas, values, path, onChange }: FieldListProps) {
  const t = useWords('page-builder');
  const { problems } = use(FieldsContext);
  return Object.entries(fields).map(([name, field]) => {
    const schema = schemas[name];
    const Control = controls[field.control];
    if (!schema) return null;
    return (
      <Control
        key={name}
        field={field}
        schema={schema}
        path={`${path}${name}`}
        label={t(field.label)}
        optional={limitsOf(schema).mayBeNull ? t('optional') : undefined}
        value={values[name]}
        error={problems[`${path}${name}`]}
        onChange={(value) => onChange(name, value)}
      />
    );
  });
}
