/** Text with separators as rows of cells, in whatever encoding and dialect a spreadsheet wrote it. Pure. */
import { CsvError, parse } from 'csv-parse/sync';
import { NoTable, tooLarge, tooManyRows } from './no-table.ts';
import { plainWord, type TableShape } from './shape.ts';

const separators = [';', ',', '\t'] as const;

/** Lines in all, the empty ones too: what is read before anybody counts rows. */
const linesMax = 20_000;
/** Separators in all, also those within a text: twice what the largest file has. Each is a cell in memory before anybody counts columns. */
const separatorsMax = 2_000_000;
/** Of the first line, by which the separator is found: headings are no longer. */
const headingsLength = 100_000;

function hasTooManyCells(text: string, separator: string): boolean {
  let count = 0;
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
    count += 1;
    if (count > separatorsMax) return true;
  }
  return false;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // What older spreadsheets write in our part of the world; every byte of it means something.
    return 'windows-1252';
  }
}

/** The text of the file, without the mark that says how it is encoded. Throws for what is no text. */
function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // Pages, drawings and documents that are text all the same.
  if (text.includes('\0') || /^\s*(<|%PDF|\{\\rtf)/.test(text)) throw new NoTable({ code: 'no_table' });
  return text;
}

const records = (text: string, separator: string, most: number): string[][] =>
  parse(text, {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    to: most,
  });

/** How well the first line reads with this separator: headings that are known, then cells. */
function fitness(text: string, separator: string, { headings }: TableShape): number {
  try {
    const [first = []] = records(text.slice(0, headingsLength), separator, 1);
    return first.filter((heading) => headings.includes(plainWord(heading))).length * 1000 + first.length;
  } catch {
    return 0;
  }
}

const separatorOf = (text: string, shape: TableShape): string =>
  separators
    .map((separator) => ({ separator, fits: fitness(text, separator, shape) }))
    .reduce((best, one) => (one.fits > best.fits ? one : best)).separator;

/** All lines, the empty ones as well, so that they can be counted. Throws NoTable. */
export function readCsv(bytes: Uint8Array, shape: TableShape): string[][] {
  const text = textOf(bytes);
  // A line for spreadsheets that is no row of theirs.
  const [said, separator] = /^sep=(.)(?:\r\n|\n|\r)/i.exec(text) ?? [''];
  const rest = text.slice(said.length);
  try {
    const used = separator ?? separatorOf(rest, shape);
    if (hasTooManyCells(rest, used)) throw new NoTable(tooLarge(shape));
    const rows = records(rest, used, linesMax);
    if (rows.length >= linesMax) throw new NoTable(tooManyRows(shape));
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new NoTable({ code: 'broken_table' });
    throw error;
  }
}
