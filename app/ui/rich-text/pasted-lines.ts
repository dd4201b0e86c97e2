/** Text without formatting from the clipboard: its signs of Markdown become headings, lists and bold words. */
import { DOMParser, Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { htmlOfPlain } from '#contract/rich-text/plain.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';

/** Anything but paragraphs and line ends. */
const holdsSigns = (html: string): boolean => /<(?!\/?(?:p|br)>)/.test(html);

/** `isLiteral` is what was pasted with Shift: whoever does that wants its letters and nothing else. */
export function sliceOfLines(
  text: string,
  at: ResolvedPos,
  isLiteral: boolean,
  { state }: EditorView,
): Slice {
  const { schema } = state;
  const html = isLiteral ? '' : sanitizeHtml(htmlOfPlain(text, ''));
  if (holdsSigns(html)) {
    const { body } = new window.DOMParser().parseFromString(html, 'text/html');
    return DOMParser.fromSchema(schema).parseSlice(body, { context: at });
  }
  // Each line on its own, as bold or as a link as where it is pasted.
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line, at.marks())]));
  return Slice.maxOpen(Fragment.from(lines));
}
