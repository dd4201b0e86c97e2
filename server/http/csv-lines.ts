/** Files for a spreadsheet. */
import { stringify } from 'csv-stringify/sync';

/** Rows for a spreadsheet. A cell that begins as a formula would be reckoned by the program that opens the file. */
export const csvLines = (rows: readonly (readonly (string | null)[])[]) =>
  stringify(
    rows.map((row) => [...row]),
    { delimiter: ';', escape_formulas: true, record_delimiter: 'windows' },
  );

/** The first line, behind the mark by which spreadsheets know the encoding. */
export const csvStart = (heads: readonly string[]): string => `\uFEFF${csvLines([heads])}`;
