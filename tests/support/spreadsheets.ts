/** Excel files as small as they can be: what a test puts in a sheet, and the three files around it. */
import { strToU8, zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface SheetOfWorkbook {
  rows: readonly (readonly string[])[];
  state?: 'hidden' | 'veryHidden';
  /** On its tab. */
  name?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The files that say which sheets there are. */
function around(workbook: readonly Pick<SheetOfWorkbook, 'state' | 'name'>[]) {
  const sheets = workbook.map(
    ({ state, name }, at) =>
      `<sheet name="${escaped(name ?? `Blad${at + 1}`)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const relations = workbook.map(
    (_sheet, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return {
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    ),
  };
}

const sheetOf = (rows: string) =>
  strToU8(`${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`);

/** A file with these rows, as XML, on its only sheet. */
export const sheetFile = (rows: string): Uint8Array =>
  zipSync({ ...around([{}]), 'xl/worksheets/sheet1.xml': sheetOf(rows) });

const rowsXml = (table: readonly (readonly string[])[]) =>
  table
    .map((cells, row) => {
      const inside = cells.map(
        (text, column) =>
          `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
      );
      return `<row r="${row + 1}">${inside.join('')}</row>`;
    })
    .join('');

interface Otherwise {
  /** The only file in it. */
  only?: string;
  also?: Record<string, Uint8Array>;
  /** What its parts are called instead. */
  named?: (name: string) => string;
}

/** A file with this table, of at most 26 columns. */
export function spreadsheetFile(
  table: readonly (readonly string[])[],
  { only, also = {}, named = (name) => name }: Otherwise = {},
): Uint8Array {
  const sheet = sheetOf(rowsXml(table));
  const parts = only ? { [only]: sheet } : { ...around([{}]), 'xl/worksheets/sheet1.xml': sheet, ...also };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [named(name), part])));
}

/** A file with these sheets. */
export const workbookFile = (sheets: readonly SheetOfWorkbook[]): Uint8Array =>
  zipSync({
    ...around(sheets),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetOf(rowsXml(rows))]),
    ),
  });
