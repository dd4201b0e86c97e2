/** The sheets of an Excel file as they can be read: one holds all cells up to its last, and a few bytes may name a cell very far out. */
import { strFromU8, strToU8 } from 'fflate';
import { NoTable, tooManyColumns, tooManyRows } from './no-table.ts';
import type { TableShape } from './shape.ts';

/** Cells up to the last one, the empty ones counted: a hundred times what the largest table has. */
const cellsMax = 5_000_000;
/** The last column and row of Excel. */
const lastColumn = 'XFD';
const lastRow = 1_048_576;

const sheetName = /(?:^|[/\\])worksheets[/\\][^/\\]+\.xml$/i;
const cell = /<(?:\w{1,20}:)?c\s[^<>]*?\br\s*=\s*["']([a-z]{1,9})(\d{1,9})["']/gi;
/** Formatted only, as whole rows and columns are. */
const emptyCell = /<(?:\w{1,20}:)?c\s[^<>]*\/>/gi;
/** The longest of a file as programs write it has some two thousand signs. */
const endlessTag = /<[^<>]{20000}/;

const columnNumber = (letters: string) =>
  [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Its last column and row, as numbers. Throws NoTable for a cell that no sheet has. */
function endOf(sheet: string): { columns: number; rows: number } {
  let [columns, rows] = [0, 0];
  for (const [, letters = '', digits = ''] of sheet.matchAll(cell)) {
    columns = Math.max(columns, columnNumber(letters));
    rows = Math.max(rows, Number(digits));
  }
  if (columns > columnNumber(lastColumn) || rows > lastRow) throw new NoTable({ code: 'broken_table' });
  return { columns, rows };
}

const isTooLarge = ({ columns, rows }: ReturnType<typeof endOf>) => columns * rows > cellsMax;

/**
 * The parts of a file of which a sheet would otherwise hold too much, without the cells that are empty there. Throws NoTable where what is
 * filled in stands too far out as well, and for a part that takes a reader for ever.
 */
export function leanSheets(
  parts: Readonly<Record<string, Uint8Array>>,
  shape: TableShape,
): Record<string, Uint8Array> {
  const lean: Record<string, Uint8Array> = {};
  for (const [name, part] of Object.entries(parts)) {
    const text = strFromU8(part);
    if (endlessTag.test(text)) throw new NoTable({ code: 'broken_table' });
    if (!sheetName.test(name) || !isTooLarge(endOf(text))) continue;
    const filled = text.replaceAll(emptyCell, '');
    const end = endOf(filled);
    // So many cells that are no rows too many are columns too many.
    if (isTooLarge(end))
      throw new NoTable(end.rows > shape.rowsMax ? tooManyRows(shape) : tooManyColumns(shape));
    lean[name] = strToU8(filled);
  }
  return lean;
}
