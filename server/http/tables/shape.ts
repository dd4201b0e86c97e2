/** What somebody may send as a table, said by the noun that takes it in. Data, so that it goes along to the thread that reads. */
export interface TableShape {
  /** Of the file. */
  bytesMax: number;
  rowsMax: number;
  columnsMax: number;
  /** Of one cell: of what is longer the rest is not needed to refuse it. */
  cellLengthMax: number;
  /** Words above a column that are known here, plain: by them the separator of a file is found. */
  headings: readonly string[];
  /** Where what it is about may begin at the first row: that of a person has an address in it. */
  mayLackHeadings: boolean;
}

export interface TableRow {
  /** As a spreadsheet counts. */
  row: number;
  cells: string[];
}

/** What of a file may be a table. */
export interface ReadRows {
  rows: TableRow[];
  /** Names of sheets of a workbook in which something stands as well, and that are not read. */
  otherSheets: string[];
}

/** Lines in which headings are looked for: titles, dates and notes above them are fewer. */
export const linesAbove = 20;

export const isFilled = (cell: string): boolean => cell.trim() !== '';

/** Letters and digits alone: 'E-mailadres *' is 'emailadres'. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Enough to tell a row of people from a row of headings. */
export const looksLikeEmail = (cell: string): boolean => /^\s*[^\s@]+@[^\s@.]+\.[^\s@]+\s*$/.test(cell);
