/** What somebody sent as a table: which kind of file it is, its headings and its rows. Pure. */
import { startOf } from '#contract/cut-text.ts';
import { readCsv } from './csv.ts';
import { partsOf } from './headings.ts';
import { NoTable, tooLarge, tooManyColumns, tooManyRows, type TableProblem } from './no-table.ts';
import { oldFileProblem } from './old-files.ts';
import { isFilled, type ReadRows, type TableRow, type TableShape } from './shape.ts';
import { readSpreadsheet } from './spreadsheet.ts';

export type { TableRow };

export interface Table {
  /** Null when what it is about begins at the first row. */
  headings: string[] | null;
  /** All of them as wide as the widest. */
  rows: TableRow[];
  /** Names of sheets of a workbook in which something stands as well, and that are not read. */
  otherSheets: string[];
}

export type ReadTable = { table: Table } | { problem: TableProblem };

/** Characters in all: the same words may stand in an Excel file once and in its cells ten thousand times. */
const tableLengthMax = 20_000_000;

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]) =>
  signs.every((sign, at) => bytes[at] === sign);

async function readRows(bytes: Uint8Array, shape: TableShape): Promise<ReadRows> {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return await readSpreadsheet(bytes, shape);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new NoTable(oldFileProblem(bytes));
  return { rows: readCsv(bytes, shape), otherSheets: [] };
}

/** What a spreadsheet here shows of a formula that came to nothing: nobody is called so. */
const failed =
  /^\s{0,9}#(?:N\/[AB]|REF!|VERW!|VALUE!|WAARDE!|NAME\?|NAAM\?|DIV\/0!|DEEL\/0!|NUM!|GETAL!|NULL!|LEEG!)\s{0,9}$/i;

// PostgreSQL keeps neither NUL nor half a character.
const kept = (cell: string, { cellLengthMax }: TableShape) =>
  failed.test(cell) ? '' : startOf(cell, cellLengthMax).replaceAll('\0', '').toWellFormed();

const widthOf = (rows: readonly TableRow[]) =>
  rows.reduce((width, { cells }) => Math.max(width, cells.findLastIndex(isFilled) + 1), 0);

/** Cells of what may be brought in alone, all rows as wide as the widest. */
function tableOf({ rows: filled, otherSheets }: ReadRows, shape: TableShape): Table {
  const width = widthOf(filled);
  if (width > shape.columnsMax) throw new NoTable(tooManyColumns(shape));
  const rows = filled.map(({ row, cells }) => ({
    row,
    cells: Array.from({ length: width }, (_none, at) => kept(cells[at] ?? '', shape)),
  }));
  const length = rows.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + cell.length, 0), 0);
  if (length > tableLengthMax) throw new NoTable(tooLarge(shape));
  const { headings, below } = partsOf(rows, width, shape);
  if (below.length === 0) throw new NoTable({ code: 'empty_table' });
  if (below.length > shape.rowsMax) throw new NoTable(tooManyRows(shape));
  return { headings: headings?.cells.map((cell) => cell.trim()) ?? null, rows: below, otherSheets };
}

/** Whatever the bytes are: a table, or why they are none. */
export async function readTable(bytes: Uint8Array, shape: TableShape): Promise<ReadTable> {
  try {
    return { table: tableOf(await readRows(bytes, shape), shape) };
  } catch (error) {
    if (error instanceof NoTable) return { problem: error.problem };
    throw error;
  }
}
