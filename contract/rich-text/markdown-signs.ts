/** Words of others in Markdown: what of them would be read as signs, and signs around them. */

/** Signs that would be read as Markdown, where they would be. A `_` within a word is only itself. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*[\]<]/g, String.raw`\$&`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replaceAll(/&(?=#?\w{1,32};)/g, String.raw`\&`);

/** What begins a line and would make it a heading, an item, a quote, a rule or the dashes of a table. */
const escapedStart = (line: string): string =>
  line
    .replace(/^[|:](?=[\s|:]*-)/, String.raw`\$&`)
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

/** Of no width, and left out where it is shown: signs of emphasis open and close beside it as beside a mark. */
const guard = '&#8203;';
const isPartOfWord = (sign: string) => /[^\s\p{P}!-/:-@[-`{-~]/u.test(sign);
/** Neither a letter nor space: within words, a sign of emphasis beside it neither opens nor closes. */
const isMark = (sign = '') => /[^\p{L}\p{N}\s]/u.test(sign);

/** What stands before and after words with signs around them. */
export interface Neighbours {
  before: string;
  after: string;
}

/** One line between signs, with the space around it outside: inside they would be read as themselves. */
function lineBetween(sign: string, line: string, { before, after }: Neighbours): string {
  const words = line.trim();
  if (words === '') return line;
  const spaceBefore = line.slice(0, line.length - line.trimStart().length);
  const spaceAfter = line.slice(line.trimEnd().length);
  const opening = spaceBefore === '' && isMark(words.at(0)) && isPartOfWord(before) ? guard : '';
  const closing = spaceAfter === '' && isMark(words.at(-1)) && isPartOfWord(after) ? guard : '';
  return `${spaceBefore}${opening}${sign}${words}${sign}${closing}${spaceAfter}`;
}

/** Words between signs: each line of its own. */
export const between = (sign: string, inner: string, { before, after }: Neighbours): string =>
  inner
    .split(lineEnd)
    .map((line, at, lines) =>
      lineBetween(sign, line, {
        before: at === 0 ? before : '',
        after: at === lines.length - 1 ? after : '',
      }),
    )
    .join(lineEnd);
