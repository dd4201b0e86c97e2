/** The sheets of an Excel file as they can be read: one holds all cells up to its last, and a few bytes may name a cell very far out. */
import { strFromU8, strToU8 } from 'fflate';
import { letterOf } from '../sheets/xlsx.ts';
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

const rowOrCell = /<(\w{1,20}:)?(row|c)(?=[\s/>])([^<>]*)>/g;
const addressIn = /\sr\s*=\s*["']([a-z]{0,9})(\d{1,9})["']/i;

/** With an address in each row and cell: programs may leave them out, where one follows upon the other. */
function addressed(sheet: string): string {
  let [row, column, cells] = [0, 0, 0];
  return sheet.replaceAll(rowOrCell, (tag, prefix: string | undefined, name: string, rest: string) => {
    const [found, letters = '', digits] = addressIn.exec(rest) ?? [];
    if (name === 'row') [row, column] = [found ? Number(digits) : row + 1, 0];
    else column = found ? columnNumber(letters) : column + 1;
    if (found) return tag;
    cells += 1;
    if (cells > cellsMax) throw new NoTable({ code: 'broken_table' });
    const address = name === 'row' ? `${row}` : `${letterOf(column - 1)}${row}`;
    return `<${prefix ?? ''}${name} r="${address}"${rest}>`;
  });
}

/** A day with a time would be read as of the zone of this machine: the day before, at its midnight. */
const dayWithTime = /(>\d{4}-\d\d-\d\d)T[\d:.]{1,20}(?=<\/(?:\w{1,20}:)?v>)/g;

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
 * The parts of a file that are read only once they are written otherwise: with what other programs leave out, and where a sheet would
 * hold too much without the cells that are empty there. Throws NoTable where what is
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
    if (!sheetName.test(name)) continue;
    const whole = addressed(text).replaceAll(dayWithTime, '$1');
    if (whole !== text) lean[name] = strToU8(whole);
    if (!isTooLarge(endOf(whole))) continue;
    const filled = whole.replaceAll(emptyCell, '');
    const end = endOf(filled);
    // So many cells that are no rows too many are columns too many.
    if (isTooLarge(end))
      throw new NoTable(end.rows > shape.rowsMax ? tooManyRows(shape) : tooManyColumns(shape));
    lean[name] = strToU8(filled);
  }
  return lean;
}
