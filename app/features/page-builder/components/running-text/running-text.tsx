/** A text of Markdown in the editor, in a file of its own script with what reads and writes Markdown. */
import { use, useState } from 'react';
import { limitsOf } from '#contract/blocks/schema-limits.ts';
import {
  type ControlProps,
  FieldsContext,
} from '#app/features/page-builder/components/fields/fields-context.ts';
import {
  htmlOfMarkdown,
  writerFrom,
} from '#app/features/page-builder/components/running-text/text-of-markdown.ts';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';

const begunWith = (markdown: string) => ({
  markdown,
  html: htmlOfMarkdown(markdown) as string,
  write: writerFrom(markdown),
});

/** Begins again with another text that comes from elsewhere: a step back, or that of somebody else. */
function useMarkdown(value: string) {
  const [text, setText] = useState(() => begunWith(value));
  const known = text.markdown === value ? text : begunWith(value);
  if (known !== text) setText(known);
  return {
    html: known.html,
    /** What the block holds once this is written. */
    change(html: string): string {
      const markdown = known.write(html);
      setText({ ...known, markdown, html });
      return markdown;
    },
  };
}

export default function RunningText({ schema, label, optional, value, error, onChange }: ControlProps) {
  const { locale } = use(FieldsContext);
  const held = typeof value === 'string' ? value : '';
  const { html, change } = useMarkdown(held);
  return (
    <RichTextField
      label={label}
      optional={optional}
      error={error}
      lang={locale}
      maxLength={limitsOf(schema).most}
      keptAs="markdown"
      value={html}
      onChange={(next) => {
        const markdown = change(next);
        if (markdown !== held) onChange(markdown);
      }}
    />
  );
}
