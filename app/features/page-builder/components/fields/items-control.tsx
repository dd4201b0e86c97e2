import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { use } from 'react';
import type * as z from 'zod/mini';
import {
  type ControlProps,
  FieldsContext,
} from '#app/features/page-builder/components/fields/fields-context.ts';
import { emptyValue } from '#app/features/page-builder/components/new-block.ts';
import { limitsOf } from '#contract/blocks/schema-limits.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

type Item = Readonly<Record<string, unknown>>;

/** As many as the schema lets: cards, buttons, photos. */
export function ItemsControl(props: ControlProps) {
  const { schema, path, label, value, error, onChange } = props;
  const t = useWords('page-builder');
  const { item, least = 0, most = Infinity } = limitsOf(schema);
  const items = (Array.isArray(value) ? value : []) as readonly Item[];
  if (!item) return null;
  const more = (
    <Button
      kind="line"
      size="small"
      icon={<Plus />}
      onClick={() => onChange([...items, emptyValue(item) as Item])}
    >
      {t('item.add', { list: label })}
    </Button>
  );
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="font-semibold text-ink">{label}</legend>
      {error && <FieldError id={`${path}-error`}>{error}</FieldError>}
      {items.map((one, at) => (
        // Its order is its identity.
        // oxlint-disable-next-line react/no-array-index-key
        <OneItem key={at} {...props} items={items} item={item} one={one} at={at} least={least} />
      ))}
      {items.length < most && <div>{more}</div>}
    </fieldset>
  );
}

interface OneItemProps extends ControlProps {
  items: readonly Item[];
  item: z.ZodMiniType;
  one: Item;
  at: number;
  least: number;
}

function OneItem({ field, path, label, onChange, items, item, one, at, least }: OneItemProps) {
  const t = useWords('page-builder');
  const { Inside } = use(FieldsContext);
  const number = at + 1;
  const moved = (to: number) => onChange(items.toSpliced(at, 1).toSpliced(to, 0, one));
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-3">
      <legend className="sr-only">{t('item.name', { list: label, number })}</legend>
      <div className="flex items-center">
        <span aria-hidden="true" className="min-w-0 flex-1 t-sm text-soft">
          {t('item.name', { list: label, number })}
        </span>
        <IconButton
          label={t('item.up', { list: label, number })}
          icon={<ArrowUp />}
          disabled={at === 0}
          onClick={() => moved(at - 1)}
        />
        <IconButton
          label={t('item.down', { list: label, number })}
          icon={<ArrowDown />}
          disabled={number === items.length}
          onClick={() => moved(at + 1)}
        />
        {items.length > least && (
          <IconButton
            label={t('item.remove', { list: label, number })}
            icon={<Trash />}
            onClick={() => onChange(items.toSpliced(at, 1))}
          />
        )}
      </div>
      <Inside
        fields={field.fields ?? {}}
        schemas={limitsOf(item).fields ?? {}}
        values={one}
        path={`${path}.${at}.`}
        onChange={(name, next) => onChange(items.with(at, { ...one, [name]: next }))}
      />
    </fieldset>
  );
}
