/** Lines that somebody typed with the signs of Markdown, as HTML: headings, lists, quotes, bold, links. */
const written = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Signs with space within them are no marks: `5 * 3 * 2` is a sum. */
const inline = (text: string): string =>
  written(text)
    .replaceAll(/!\[([^[\]\n]{0,250})\]\(([^()\s]{1,2000})\)/g, '<img src="$2" alt="$1">')
    .replaceAll(/\[([^[\]\n]{1,2000})\]\(([^()\s]{1,2000})\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*(?!\s)([^*\n]{1,2000})(?<!\s)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*(?!\s)([^*\n]{1,2000})(?<!\s)\*/g, '<em>$1</em>');

/** What a line begins with that makes it more than running text. */
const begins = {
  heading: /^(#{1,6}) +(?=\S)/,
  rule: /^---$/,
  bullets: /^[-*•] +(?=\S)/,
  numbers: /^\d{1,4}\. +(?=\S)/,
  quote: /^>(?: |$)/,
} as const;
type Kind = keyof typeof begins | 'running';
const kinds = Object.entries(begins) as [keyof typeof begins, RegExp][];
const kindOf = (line: string): Kind => kinds.find(([, begin]) => begin.test(line))?.[0] ?? 'running';

interface Lines {
  kind: Kind;
  lines: string[];
}

/** A number in running text begins a list only where that is its first: a line may end with '… in' and go on with '1953. '. */
const goesOn = (before: Lines | undefined, kind: Kind, line: string): boolean =>
  before !== undefined &&
  kind !== 'heading' &&
  (before.kind === kind || (before.kind === 'running' && kind === 'numbers' && !line.startsWith('1. ')));

/** Lines below each other without a blank one between: a heading stands by itself, and so does each list. */
function runsOf(part: string): Lines[] {
  const runs: Lines[] = [];
  for (const line of part.split('\n').map((one) => one.trim())) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (goesOn(last, kind, line)) last?.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
}

const hashesOf = (line = ''): number => begins.heading.exec(line)?.[1]?.length ?? 1;
const numberOf = (line = ''): number => Number(/^\d+/.exec(line)?.[0] ?? 1);

/** `top` is how many hashes the highest heading has. */
function htmlOfRun({ kind, lines }: Lines, top: number): string {
  const words = lines.map((line) => inline(kind === 'running' ? line : line.replace(begins[kind], '')));
  const items = words.map((item) => `<li>${item}</li>`).join('');
  switch (kind) {
    case 'heading': {
      const level = Math.min(hashesOf(lines[0]) - top + 2, 4);
      return `<h${level}>${words.join('')}</h${level}>`;
    }
    case 'rule':
      return '<hr>';
    case 'bullets':
      return `<ul>${items}</ul>`;
    case 'numbers': {
      const first = numberOf(lines[0]);
      return `<ol${first === 1 ? '' : ` start="${first}"`}>${items}</ol>`;
    }
    case 'quote':
      return `<blockquote><p>${words.join('<br>')}</p></blockquote>`;
    case 'running':
      return `<p>${words.join('<br>')}</p>`;
  }
}

/** Hashes of the highest heading: below the title of its page that is of the second level, also for whoever writes it with two. */
export function topHeadingOf(parts: readonly string[]): number {
  const lines = parts.flatMap((part) => part.split('\n').map((line) => line.trim()));
  const hashes = lines.filter((line) => kindOf(line) === 'heading').map(hashesOf);
  return hashes.length === 0 ? 1 : Math.min(...hashes);
}

/** Lines without a blank one between them, as HTML; `top` is what `topHeadingOf` says of the whole text. */
export const htmlOfLines = (part: string, top: number): string =>
  runsOf(part)
    .map((run) => htmlOfRun(run, top))
    .join('');
