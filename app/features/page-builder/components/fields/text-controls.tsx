import type { ControlProps } from '#app/features/page-builder/components/fields/fields-context.ts';
import { limitsOf } from '#app/features/pages/components/blocks/schema-limits.ts';
import { useWords } from '#app/i18n/words.ts';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** What a text control of the block is bound with: an emptied text that may be left out is none. */
function bound({ schema, label, optional, value, error, onChange }: ControlProps) {
  const { most, mayBeNull } = limitsOf(schema);
  return {
    label,
    optional,
    error,
    maxLength: most,
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(target.value === '' && mayBeNull ? null : target.value),
  };
}

/** On one line: a title, an address, a place. */
export function LineControl(props: ControlProps) {
  const t = useWords('page-builder');
  const isAddress = props.field.control === 'address';
  return (
    <TextField
      {...bound(props)}
      autoComplete="off"
      {...(isAddress && { hint: t('hint.address'), autoCapitalize: 'none', spellCheck: false })}
    />
  );
}

/** On several lines. */
export function LongControl(props: ControlProps) {
  const t = useWords('page-builder');
  const isMarkdown = props.field.control === 'markdown';
  return <TextArea {...bound(props)} {...(isMarkdown && { rows: 14, hint: t('hint.markdown') })} />;
}
