/** Text as it is stored, made ready to be read. */
import { shortened } from '#contract/cut-text.ts';
import { sanitizeHtml, type SafeHtml } from '#contract/rich-text/sanitize.ts';

const paragraph = (text: string) =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`;

/** Older texts are plain: their empty lines become paragraphs. */
export const htmlOf = (text: string): SafeHtml =>
  sanitizeHtml(
    /<(p|ul|ol|h2|h3|table|blockquote)\b/.test(text)
      ? text
      : text
          .split(/\n{2,}/)
          .map(paragraph)
          .join(''),
  );

/** The words without their tags, cut at `most` characters. */
export function plainText(html: string | null, most: number): string | undefined {
  if (html === null) return undefined;
  const text = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:amp|#x26);/g, '&')
    .replaceAll(/&(?:lt|#x3C);/g, '<')
    .replaceAll(/&(#x?\w+|\w+);/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shortened(text, most);
}
