import { blockType } from '../block-fields.ts';
import { text } from '../fields.ts';

/** Running text with headings, lists, quotes, tables and links. */
export const markdown = blockType('Markdown', {
  /** CommonMark with tables; HTML in it is text. */
  markdown: text(10_000),
});
