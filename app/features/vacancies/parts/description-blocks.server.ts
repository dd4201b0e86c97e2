/** Reads the plain text of an author into parts that can be rendered: nothing of it is ever treated as markup. */

export type DescriptionBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  /** A list in which every line names something first: 'Waar: Houtwerf 3'. */
  | { kind: 'facts'; items: { label: string; text: string }[] };

const bullet = /^[-*•]\s+/;
const longestHeading = 60;

/** A short line that ends like a title, so not like a sentence: 'Wat ga je doen', 'Meenemen:'. */
const readsAsHeading = (line: string) =>
  line.length <= longestHeading && !bullet.test(line) && !/[.!,;…]$/.test(line);

const factOf = (item: string) => /^(?<label>[^:.]{2,24}): (?<text>\S.*)$/.exec(item)?.groups;

function listOf(items: string[]): DescriptionBlock {
  const facts = items.map(factOf);
  if (items.length > 1 && facts.every((fact) => fact !== undefined))
    return { kind: 'facts', items: facts.map(({ label = '', text = '' }) => ({ label, text })) };
  return { kind: 'list', items };
}

/** Lines that follow each other and are of one kind: items of a list, or text. */
function runsOf(lines: readonly string[]): DescriptionBlock[] {
  const runs: string[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] && bullet.test(last[0]) === bullet.test(line)) last.push(line);
    else runs.push([line]);
  }
  return runs.map((run) =>
    bullet.test(run[0] ?? '')
      ? listOf(run.map((line) => line.replace(bullet, '')))
      : { kind: 'paragraph', text: run.join('\n') },
  );
}

/** Blank lines part the text; a line that stands alone before more text is its heading. */
export function descriptionBlocks(description: string): DescriptionBlock[] {
  const groups = description
    .split(/\n\s*\n/)
    .map((group) =>
      group
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0);
  return groups.flatMap((lines, at) => {
    const [first = '', ...rest] = lines;
    const comesBeforeText = rest.length > 0 || at < groups.length - 1;
    if (!comesBeforeText || !readsAsHeading(first)) return runsOf(lines);
    return [{ kind: 'heading', text: first.replace(/:$/, '') }, ...runsOf(rest)];
  });
}
