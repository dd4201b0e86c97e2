import { use } from 'react';
import {
  type ControlProps,
  FieldsContext,
} from '#app/features/page-builder/components/fields/fields-context.ts';
import { BlockIcon, blockIconNames } from '#app/features/pages/components/blocks/block-icon.tsx';
import { limitsOf } from '#contract/blocks/schema-limits.ts';
import type { Messages } from '#app/i18n/nouns.ts';
import { useWords } from '#app/i18n/words.ts';
import { NumberField } from '#app/ui/number-field.tsx';
import { type Option, Select } from '#app/ui/select.tsx';

/** A unit test holds these against the icons that there are. */
type IconName = keyof Messages['page-builder']['icon'];

interface SelectOfProps extends ControlProps {
  options: readonly Option[];
  /** What choosing none of them is called, where that may be. */
  none: string;
  hint?: string;
}

/** One of a few; without a choice there is none, where that may be. */
function SelectOf({ label, optional, value, error, schema, onChange, options, none, hint }: SelectOfProps) {
  const { mayBeNull } = limitsOf(schema);
  return (
    <Select
      label={label}
      optional={optional}
      error={error}
      hint={hint}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      options={mayBeNull ? [{ value: '', label: none }, ...options] : options}
    />
  );
}

/** One of a fixed list. */
export function ChoiceControl(props: ControlProps) {
  const t = useWords('page-builder');
  const options = Object.entries(props.field.options ?? {}).map(([value, key]) => ({ value, label: t(key) }));
  return <SelectOf {...props} options={options} none={t('none')} />;
}

/** A category of vacancies of this centre. */
export function CategoryControl(props: ControlProps) {
  const t = useWords('page-builder');
  return <SelectOf {...props} options={use(FieldsContext).categories} none={t('anyCategory')} />;
}

/** A form of this centre. One that is not among them stays until another is chosen. */
export function FormControl(props: ControlProps) {
  const t = useWords('page-builder');
  const { forms } = use(FieldsContext);
  const { value } = props;
  const known = forms ?? [];
  const isOther = typeof value === 'string' && known.every((one) => one.value !== value);
  const options = [...(isOther ? [{ value, label: t('otherForm') }] : []), ...known];
  return (
    <SelectOf
      {...props}
      optional={undefined}
      options={options}
      none={t('chooseForm')}
      hint={forms === null ? t('formsNotSeen') : undefined}
    />
  );
}

/** An icon by its name, with what it looks like. */
export function IconControl(props: ControlProps) {
  const t = useWords('page-builder');
  const options = (blockIconNames as readonly IconName[]).map((name) => ({
    value: name,
    label: t(`icon.${name}`),
  }));
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <SelectOf {...props} options={options} none={t('none')} />
      </div>
      {typeof props.value === 'string' && (
        <span className="grid size-12 place-content-center text-ink">
          <BlockIcon name={props.value} />
        </span>
      )}
    </div>
  );
}

/** A whole number within the bounds of its schema. */
export function NumberControl({ label, optional, value, error, schema, onChange }: ControlProps) {
  const { lowest, highest } = limitsOf(schema);
  return (
    <NumberField
      label={label}
      optional={optional}
      error={error}
      value={typeof value === 'number' ? value : null}
      onChange={(next) => onChange(next ?? lowest ?? 0)}
      min={lowest}
      max={highest}
    />
  );
}
