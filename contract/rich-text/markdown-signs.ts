/** Words of others in Markdown: what of them would be read as signs, and signs around them. */

/** Signs that would be read as Markdown, where they would be. A `_` within a word is only itself. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*[\]<]/g, String.raw`\$&`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replaceAll(/&(?=#?\w{1,32};)/g, String.raw`\&`);

/** What begins a line and would make it a heading, an item, a quote or a rule. */
const escapedStart = (line: string): string =>
  line
    .replace(/^(#{1,6}(?=\s|$)|>|[-+](?=[\s-]|$)|=(?==*\s*$))/, String.raw`\$1`)
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');

/** A line end that somebody made within running text. */
export const lineEnd = '\\\n';

/** Without space around them. */
export const aroundLineEnds = (text: string): string =>
  text
    .split(lineEnd)
    .map((line, at, lines) => {
      const begun = at === 0 ? line : line.trimStart();
      return at === lines.length - 1 ? begun : begun.trimEnd();
    })
    .join(lineEnd);

const escape = '\\';
/** How many of these a text ends with. */
function signsAtEnd(text: string): number {
  let count = 0;
  while (text.at(-1 - count) === escape) count += 1;
  return count;
}

/** A line end after the last word ends nothing. Two signs are one that somebody wrote. */
function withoutLastEnds(text: string): string {
  let kept = text.trimEnd();
  while (signsAtEnd(kept) % 2 === 1) kept = kept.slice(0, -1).trimEnd();
  return kept;
}

/** Running text as a block of its own. */
export const paragraph = (text: string): string =>
  withoutLastEnds(text)
    .split('\n')
    .map((line) => escapedStart(line.trim()))
    .join('\n')
    .trim();

/** Between signs, with the space around them outside: inside it they would be read as themselves. */
export function between(sign: string, inner: string, next: string): string {
  const words = inner.trim();
  if (words === '') return inner;
  // Closing signs between a mark and a letter close nothing.
  const closes =
    !/[^\p{L}\p{N}\s]$/u.test(words) || !/^[\p{L}\p{N}]/u.test(next) || inner.trimEnd() !== inner;
  if (!closes || words.includes(lineEnd)) return inner;
  const before = inner.slice(0, inner.length - inner.trimStart().length);
  const after = inner.slice(inner.trimEnd().length);
  return `${before}${sign}${words}${sign}${after}`;
}
