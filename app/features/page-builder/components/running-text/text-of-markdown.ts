/** Markdown of a block as HTML that the editor writes in, and back: what nobody touched stays letter for letter as it was. */
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { sanitizeHtml, type SafeHtml } from '#contract/rich-text/sanitize.ts';
import { type MarkdownPart as Written, markdownParts } from '#contract/rich-text/to-markdown.ts';
import { type MarkdownPart, readMarkdown } from '#app/features/pages/components/markdown/read-markdown.ts';

type Table = Extract<MarkdownPart, { kind: 'table' }>;

function tableHtml({ head, rows }: Table): string {
  const row = (cells: readonly SafeHtml[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`;
}

/** As visitors will see it, tables as tables. */
export const htmlOfMarkdown = (markdown: string): SafeHtml =>
  sanitizeHtml(
    readMarkdown(markdown)
      .map((part) => (part.kind === 'text' ? part.html : tableHtml(part)))
      .join(''),
  );

const joined = (parts: readonly Written[]) => parts.map(({ text }) => text).join('\n\n');

/** By how each block would be written: how it was. A heading says nothing by itself, its level hangs on those above. */
function sourcesIn(markdown: string): ReadonlyMap<string, string> {
  const { children } = unified().use(remarkParse).parse(markdown);
  return new Map(
    children
      .filter(({ type }) => type !== 'heading' && type !== 'list')
      .map(({ position }) => {
        const source = markdown.slice(position?.start.offset, position?.end.offset);
        return [joined(markdownParts(htmlOfMarkdown(source))), source];
      }),
  );
}

/** Writes what the editor holds as Markdown; `before` is the Markdown that it began with. */
export function writerFrom(before: string): (html: string) => string {
  const whole = joined(markdownParts(htmlOfMarkdown(before)));
  let sources: ReadonlyMap<string, string> | undefined;
  return (html) => {
    const parts = markdownParts(sanitizeHtml(html));
    if (joined(parts) === whole) return before;
    const known = (sources ??= sourcesIn(before));
    return parts.map(({ text }) => known.get(text) ?? text).join('\n\n');
  };
}
