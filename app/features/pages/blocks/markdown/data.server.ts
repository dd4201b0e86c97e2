import { LRUCache } from 'lru-cache';
import type { LoadBlock } from '#app/features/pages/block-data.server.ts';
import { type MarkdownPart, readMarkdown } from '#app/features/pages/components/markdown/read-markdown.ts';

/**
 * What was read of a text, by the text: a long one takes some 40 ms to read, and pages are rendered far more often than they are
 * written. Measured in characters of the texts; what is made of them is of about the same length.
 */
const kept = new LRUCache<string, MarkdownPart[]>({
  maxSize: 2_000_000,
  sizeCalculation: (_parts, text) => text.length + 1,
});

function read(text: string): MarkdownPart[] {
  const known = kept.get(text);
  if (known) return known;
  const parts = readMarkdown(text);
  kept.set(text, parts);
  return parts;
}

const load: LoadBlock<'Markdown', MarkdownPart[]> = async (_page, { markdown }) => read(markdown);
export default load;
