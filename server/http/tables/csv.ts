/** Text with separators as rows of cells, in whatever encoding and dialect a spreadsheet wrote it. Pure. */
import { CsvError, parse } from 'csv-parse/sync';
import { textOfFormula } from '../sheets/csv-cells.ts';
import { decodedText } from './encodings.ts';
import { knownIn } from './headings.ts';
import { NoTable, tooLarge, tooManyColumns, tooManyRows } from './no-table.ts';
import { otherTextProblem } from './other-texts.ts';
import { isFilled, linesAbove, type TableRow, type TableShape } from './shape.ts';

const separators = [';', ',', '\t', '|'] as const;

/** Lines in all, the empty ones between others too: those of a whole sheet are far more than anybody fills. */
const linesMax = 200_000;
/** Separators in all, also those within a text: twice what the largest file has. Each is a cell in memory before anybody counts columns. */
const separatorsMax = 2_000_000;
/** As many columns as a sheet of Excel has. */
const widthMax = 16_384;
/** Of the first lines, by which the separator is found: headings are no longer. */
const headingsLength = 100_000;

/** Counts before anything is taken apart: the cells in all, and those of one line. Throws NoTable where there are too many. */
function checkCells(text: string, separator: string, shape: TableShape): void {
  const sign = separator.charCodeAt(0);
  let [all, ofLine] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) ofLine = 0;
    if (code !== sign) continue;
    all += 1;
    ofLine += 1;
    if (ofLine >= widthMax) throw new NoTable(tooManyColumns(shape));
    if (all > separatorsMax) throw new NoTable(tooLarge(shape));
  }
}

/** The text of the file. Throws for what is no text, and for text that is something else. */
function textOf(bytes: Uint8Array): string {
  const text = decodedText(bytes);
  const problem = otherTextProblem(text);
  if (problem) throw new NoTable(problem);
  return text;
}

/** Without the empty rows that a sheet ends with: they are nothing, however many there are. */
function withoutTail(text: string): string {
  let last = text.length - 1;
  while (last >= 0 && ' \u00A0\t\r\n;,|'.includes(text.charAt(last))) last -= 1;
  const rest = /[\r\n]/.exec(text.slice(last + 1));
  return last < 0 ? '' : text.slice(0, rest ? last + 1 + rest.index : text.length);
}

const dialect = (separator: string) => ({
  delimiter: separator,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
});

function firstLines(text: string, separator: string, most: number): string[][] {
  try {
    return parse(text.slice(0, headingsLength), { ...dialect(separator), to: most });
  } catch {
    return most === 1 ? [] : firstLines(text, separator, 1);
  }
}

/** How well the first lines read with this separator: headings that are known, then cells. */
function fitness(text: string, separator: string, shape: TableShape): number {
  const lines = firstLines(text, separator, linesAbove);
  const known = Math.max(0, ...lines.map((cells) => knownIn(cells, shape)));
  const widths = lines.map(({ length }) => length).toSorted((one, other) => one - other);
  return known * 1000 + (widths[Math.floor(widths.length / 2)] ?? 0);
}

const separatorOf = (text: string, shape: TableShape): string =>
  separators
    .map((separator) => ({ separator, fits: fitness(text, separator, shape) }))
    .reduce((best, one) => (one.fits > best.fits ? one : best)).separator;

/** The rows that have something in them, by their place among all. */
function filledRows(text: string, separator: string, shape: TableShape): TableRow[] {
  const rows: TableRow[] = [];
  let row = 0;
  parse(text, {
    ...dialect(separator),
    on_record: (cells: string[]) => {
      row += 1;
      if (cells.some(isFilled)) rows.push({ row, cells: cells.map(textOfFormula) });
      if (row > linesMax || rows.length > shape.rowsMax + linesAbove) throw new NoTable(tooManyRows(shape));
      return null;
    },
  });
  return rows;
}

/** Throws NoTable. */
export function readCsv(bytes: Uint8Array, shape: TableShape): TableRow[] {
  const text = withoutTail(textOf(bytes));
  // A line for spreadsheets that is no row of theirs.
  const [said, separator] = /^sep=(.)(?:\r\n|\n|\r)/i.exec(text) ?? [''];
  const rest = text.slice(said.length);
  try {
    const used = separator ?? separatorOf(rest, shape);
    checkCells(rest, used, shape);
    return filledRows(rest, used, shape);
  } catch (error) {
    if (error instanceof CsvError) throw new NoTable({ code: 'broken_table' });
    throw error;
  }
}
