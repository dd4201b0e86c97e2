/** A sheet of an Excel file as rows of cells: the first that can be seen and has headings that are known, else the first that can be seen. */
import { startOf } from '#contract/cut-text.ts';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { knownIn } from './headings.ts';
import { NoTable, tooLarge } from './no-table.ts';
import { leanSheets } from './packed-sheets.ts';
import { isFilled, linesAbove, type ReadRows, type TableRow, type TableShape } from './shape.ts';
import { partsOfRelations, visibleSheets, type Sheet } from './workbook.ts';

/** What the file may become when it opens: some twenty times what five thousand people take, some three times what ten thousand vacancies do. */
const unpackedBytesMax = 50 * 1024 * 1024;
/** Sheets that are looked into before the first one is taken. */
const sheetsTried = 5;
/** Others that are told to hold something as well: a file for each week of a year is split no further. */
const sheetsNamed = 60;
/** Excel has 31 characters on a tab; other programs allow more. */
const nameLengthMax = 60;

/** As the format has it: some programs write backslashes, or the name of a folder in other letters. */
const partName = (name: string) => {
  const plain = name.replaceAll('\\', '/').replace(/^\/+/, '');
  return /^(xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels)$/i.test(plain) ? plain.toLowerCase() : plain;
};

/** Programs whose files are packed as well, by a part that theirs have. */
const otherPrograms: readonly [RegExp, string][] = [
  [/^xl\/workbook\.bin$/i, 'Excel (.xlsb)'],
  [/^(Index\/.*\.iwa|Index\.zip)$/i, 'Numbers'],
  [/^content\.xml$/i, 'LibreOffice (.ods)'],
];

/** Looks at the list of what is packed, without unpacking anything. */
function checkPacked(bytes: Uint8Array, shape: TableShape): string[] {
  let unpacked = 0;
  const names: string[] = [];
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      names.push(name);
      return false;
    },
  });
  const parts = names.map(partName);
  if (!parts.includes('xl/workbook.xml')) {
    const [, program] = otherPrograms.find(([sign]) => parts.some((part) => sign.test(part))) ?? [];
    throw new NoTable(program ? { code: 'other_table', values: { program } } : { code: 'no_table' });
  }
  if (unpacked > unpackedBytesMax) throw new NoTable(tooLarge(shape));
  return names;
}

/** The same file as it can be read: with the names of its parts as the format has them, and no sheet that holds more than a table. */
function readable(bytes: Uint8Array, names: readonly string[], shape: TableShape): Uint8Array {
  const parts = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/i.test(name) });
  const lean = leanSheets(parts, shape);
  if (Object.keys(lean).length === 0 && names.every((name) => name === partName(name))) return bytes;
  const named = Object.entries({ ...parts, ...lean }).map(([name, part]) => [partName(name), part] as const);
  return zipSync(Object.fromEntries(named), { level: 0 });
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

const textOfPart = (bytes: Uint8Array, part: string): string =>
  strFromU8(unzipSync(bytes, { filter: ({ name }) => name === part })[part] ?? new Uint8Array());

async function rowsOf(bytes: Uint8Array, sheet: number): Promise<TableRow[]> {
  const rows = await readSheet(Uint8Array.from(bytes).buffer, sheet);
  return rows
    .map((cells, at) => ({ row: at + 1, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some(isFilled));
}

/** The sheet that is meant: of those that somebody filled, the first whose headings are known. */
async function sheetMeant(bytes: Uint8Array, sheets: readonly Sheet[], shape: TableShape) {
  let first: { sheet: Sheet; rows: TableRow[] } | undefined;
  for (const sheet of sheets.slice(0, sheetsTried)) {
    // oxlint-disable-next-line no-await-in-loop -- one sheet in memory at a time, and mostly the first one is it
    const rows = await rowsOf(bytes, sheet.number);
    if (rows.slice(0, linesAbove).some(({ cells }) => knownIn(cells, shape) >= 2)) return { sheet, rows };
    if (rows.length > 0) first ??= { sheet, rows };
  }
  return first;
}

/** Something stands in a cell of it: a number, a text of the workbook, or one of its own. */
const filledCell = /<(?:\w{1,20}:)?[vt](?:\s[^<>]{0,200})?>[^<]/;

/** Names of the sheets in which something stands. */
function filledNames(bytes: Uint8Array, sheets: readonly Sheet[]): string[] {
  const partOf = partsOfRelations(textOfPart(bytes, 'xl/_rels/workbook.xml.rels'));
  return (
    sheets
      .filter(({ relation }) => filledCell.test(textOfPart(bytes, partOf.get(relation) ?? '')))
      // PostgreSQL keeps neither NUL nor half a character.
      .map(({ name }) => startOf(name.replaceAll(/\p{Cc}/gu, ''), nameLengthMax).toWellFormed())
  );
}

async function rowsMeant(bytes: Uint8Array, shape: TableShape): Promise<ReadRows> {
  const sheets = visibleSheets(textOfPart(bytes, 'xl/workbook.xml'));
  const meant = await sheetMeant(bytes, sheets, shape);
  if (!meant) return { rows: [], otherSheets: [] };
  const others = sheets.filter((sheet) => sheet !== meant.sheet);
  return { rows: meant.rows, otherSheets: filledNames(bytes, others.slice(0, sheetsNamed)) };
}

/** Throws NoTable. A formula is what it last came to. */
export async function readSpreadsheet(bytes: Uint8Array, shape: TableShape): Promise<ReadRows> {
  try {
    const names = checkPacked(bytes, shape);
    return await rowsMeant(readable(bytes, names, shape), shape);
  } catch (error) {
    if (error instanceof NoTable) throw error;
    throw new NoTable({ code: 'broken_table' });
  }
}
