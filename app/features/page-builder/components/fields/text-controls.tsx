import { type ClipboardEvent, lazy, Suspense } from 'react';
import { pastedMarkdown, wordsOf } from '#app/features/page-builder/components/clipboard/pasted-markdown.ts';
import type { ControlProps } from '#app/features/page-builder/components/fields/fields-context.ts';
import { limitsOf } from '#contract/blocks/schema-limits.ts';
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
export const LongControl = (props: ControlProps) => <TextArea {...bound(props)} />;

/** Puts text where the cursor is, as if it was typed: the field's own undo takes it back. */
function type(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // The only way in every browser that keeps what can be taken back.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, text);
}

/** The text with its signs, where the editor could not be fetched: what comes from Word or a page brings its headings, lists and links. */
function PlainMarkdown(props: ControlProps) {
  const t = useWords('page-builder');
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const words = wordsOf(event.clipboardData);
    // Text without form is the browser's to paste, and so are copied blocks: as the words that can be read in them.
    if (words.html === '' || words.html.includes('data-blocks=')) return;
    event.preventDefault();
    const field = event.currentTarget;
    void pastedMarkdown(words).then((markdown) => type(field, markdown));
  };
  return <TextArea {...bound(props)} rows={14} hint={t('hint.markdown')} onPaste={onPaste} />;
}

/** With the editor, which only a page with such a field fetches. Without a line the signs remain, so that nothing waits for it. */
const RunningText = lazy(async () => {
  try {
    const [control] = await Promise.all([
      import('#app/features/page-builder/components/running-text/running-text.tsx'),
      import('#app/ui/rich-text/editor.tsx'),
    ]);
    return control;
  } catch {
    return { default: PlainMarkdown };
  }
});

/** Running text with headings, lists and links, written as it is shown. */
export const MarkdownControl = (props: ControlProps) => (
  <Suspense fallback={<p className="min-h-90 text-soft">{props.label}</p>}>
    <RunningText {...props} />
  </Suspense>
);
