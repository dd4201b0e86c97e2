import { expect, test } from 'vitest';
import { xssVectors } from '#tests/rich-text/xss-vectors.ts';

type Part = { kind: 'text'; html: string } | { kind: 'table'; head: string[]; rows: string[][] };
// By its address, as the screens are no part of this project for the type checker.
const file = new URL('../../app/features/pages/components/markdown/read-markdown.ts', import.meta.url).href;
const { readMarkdown } = (await import(file)) as { readMarkdown: (text: string) => Part[] };

const html = (markdown: string) =>
  readMarkdown(markdown)
    .map((part) => (part.kind === 'text' ? part.html : [...part.head, ...part.rows.flat()].join(' ')))
    .join('');

/** A tag that Markdown makes none of, or one that carries more than an address. */
const other =
  /<(?!\/?(?:p|br|h[2-4]|strong|em|blockquote|ul|li|hr|code|pre)>|ol start="\d+">|\/ol>|a href="(?:https?:|mailto:|tel:|\/(?![/\\])|#)[^"]*">|\/a>)/;

test('published ways in stay text, in running text, in links and in tables', () => {
  for (const vector of xssVectors)
    for (const markdown of [vector, `| a |\n| --- |\n| ${vector} |`, `[x](<${vector}>)`])
      expect(html(markdown), markdown).not.toMatch(other);
});
