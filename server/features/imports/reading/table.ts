/** What somebody sent as a table: which kind of file it is, its headings and its rows. Pure. */
import { importColumnsMax, importRowsMax } from '#contract/imports.ts';
import { readCsv } from './csv.ts';
import { looksLikeEmail } from './headings.ts';
import { NoTable, tooLarge, tooManyRows, type TableProblem } from './no-table.ts';
import { readSpreadsheet } from './spreadsheet.ts';

export interface TableRow {
  /** As a spreadsheet counts. */
  row: number;
  cells: string[];
}

export interface Table {
  /** Null when people begin at the first row. */
  headings: string[] | null;
  /** All of them as wide as the widest. */
  rows: TableRow[];
}

export type ReadTable = { table: Table } | { problem: TableProblem };

/** More than any field takes: of what is longer the rest is not needed to refuse it. */
const cellLengthMax = 1000;
/** Characters in all: the same words may stand in an Excel file once and in its cells ten thousand times. */
const tableLengthMax = 20_000_000;

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]) =>
  signs.every((sign, at) => bytes[at] === sign);

function readRows(bytes: Uint8Array): Promise<string[][]> | string[][] {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return readSpreadsheet(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new NoTable({ code: 'old_spreadsheet' });
  return readCsv(bytes);
}

// PostgreSQL keeps neither NUL nor half a character.
const kept = (cell: string) => cell.slice(0, cellLengthMax).replaceAll('\0', '').toWellFormed();

const isFilled = (cell: string) => cell.trim() !== '';

const widthOf = (rows: readonly TableRow[]) =>
  rows.reduce((width, { cells }) => Math.max(width, cells.findLastIndex(isFilled) + 1), 0);

function tableOf(lines: readonly (readonly string[])[]): Table {
  const rows = lines
    .map((line, at) => ({ row: at + 1, cells: line.map(kept) }))
    .filter(({ cells }) => cells.some(isFilled));
  const width = widthOf(rows);
  const length = rows.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + cell.length, 0), 0);
  if (width > importColumnsMax || length > tableLengthMax) throw new NoTable(tooLarge);
  const even = rows.map(({ row, cells }) => ({
    row,
    cells: Array.from({ length: width }, (_none, at) => cells[at] ?? ''),
  }));
  const [first] = even;
  const hasHeadings = first !== undefined && !first.cells.some(looksLikeEmail);
  const people = hasHeadings ? even.slice(1) : even;
  if (people.length === 0) throw new NoTable({ code: 'empty_table' });
  if (people.length > importRowsMax) throw new NoTable(tooManyRows);
  return { headings: hasHeadings ? first.cells.map((cell) => cell.trim()) : null, rows: people };
}

/** Whatever the bytes are: a table, or why they are none. */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  try {
    return { table: tableOf(await readRows(bytes)) };
  } catch (error) {
    if (error instanceof NoTable) return { problem: error.problem };
    throw error;
  }
}
