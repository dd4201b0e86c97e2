/** Comma separated values, as spreadsheets open them. */
import { stringify } from 'csv-stringify/sync';
import { dayOf } from '#contract/formatters.ts';
import { keptText, spacedPhone, unreckoned } from './csv-cells.ts';
import type { Cell, Sheet } from './sheet.ts';

const textOf = (cell: Cell): string | null => {
  if (cell instanceof Date) return dayOf(cell);
  if (cell === null) return null;
  // As the semicolon between cells: what a Dutch spreadsheet goes by. '2.5' would be a day to it.
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return typeof cell === 'string' ? keptText(cell) : unreckoned(spacedPhone(cell.phone));
};

/** Lines of cells, none of which is reckoned by the program that opens the file. */
export const csvLines = (rows: readonly (readonly Cell[])[]) =>
  stringify(
    rows.map((row) => row.map(textOf)),
    { delimiter: ';', record_delimiter: 'windows' },
  );

/** The first line stands behind the mark by which spreadsheets know the encoding. */
export async function* csvOf({ heads, batches }: Sheet): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([heads])}`;
  for await (const rows of batches) if (rows.length > 0) yield csvLines(rows);
}
