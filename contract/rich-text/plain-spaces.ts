/** Spaces of word processors and web pages, brought back to the one that lines break at. */

/** Every other space than the plain one: those that do not break, thin and wide ones. */
const otherSpaces = /(?! )\p{Zs}/gu;
/** Of no width at all. Those that join letters or signs into one stay: emoji and Persian are written with them. */
const emptySpaces = /[\u200b\u2060\ufeff]/gu;
/** Ends of lines and of paragraphs that no keyboard has. */
const otherLineEnds = /[\u2028\u2029]/gu;

/**
 * Text with plain spaces alone. Word and mail programs put spaces that do not break between all words: a sentence of those is one word to
 * a browser, which pushes the page wide or is cut anywhere, and to whoever searches for it.
 */
export const withPlainSpaces = (text: string): string =>
  text.replaceAll(otherSpaces, ' ').replaceAll(emptySpaces, '').replaceAll(otherLineEnds, '\n');
