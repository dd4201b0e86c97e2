/** Where the headings of a table stand: often under a title, a date or an empty row. Pure. */
import { isFilled, linesAbove, looksLikeEmail, plainWord, type TableRow, type TableShape } from './shape.ts';

/** How many of these cells are known to stand above a column. */
export const knownIn = (cells: readonly string[], { headings }: TableShape): number =>
  cells.filter((cell) => cell.length < 100 && headings.includes(plainWord(cell))).length;

const filledIn = ({ cells }: TableRow) => cells.filter(isFilled).length;

/** One known word may be a title, or stand in a row by chance; two that are a third of the line are headings. */
const readsAsHeadings = ({ row, known }: { row: TableRow; known: number }) =>
  known >= 2 && known * 3 >= filledIn(row);

interface Parts {
  /** Null when what it is about begins at the first row. */
  headings: TableRow | null;
  below: TableRow[];
}

/** The headings of these rows, all of them filled, and what stands below them; what stands above is a title. */
export function partsOf(rows: readonly TableRow[], width: number, shape: TableShape): Parts {
  const firstPerson = shape.mayLackHeadings ? rows.findIndex(({ cells }) => cells.some(looksLikeEmail)) : -1;
  const above = rows.slice(0, firstPerson === -1 ? linesAbove : Math.min(firstPerson, linesAbove));
  const best = above
    .map((row, at) => ({ row, at, known: knownIn(row.cells, shape) }))
    .filter(readsAsHeadings)
    .toSorted((one, other) => other.known - one.known)[0];
  // Words that nobody knows: the first line that has more than a title.
  const isMore = (row: TableRow) => width === 1 || filledIn(row) > 1 || knownIn(row.cells, shape) > 0;
  const at = best?.at ?? above.findIndex(isMore);
  if (at >= 0) return { headings: rows[at] ?? null, below: rows.slice(at + 1) };
  return firstPerson === -1
    ? { headings: rows[0] ?? null, below: rows.slice(1) }
    : { headings: null, below: rows.slice(firstPerson) };
}
