/** Excel files as small as they can be: what a test puts in a sheet, and the three files around it. */
import { strToU8, zipSync } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const around = {
  'xl/workbook.xml': strToU8(
    `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
};

const sheetOf = (rows: string) =>
  strToU8(`${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A file with these rows, as XML, on its only sheet. */
export const sheetFile = (rows: string): Uint8Array =>
  zipSync({ ...around, 'xl/worksheets/sheet1.xml': sheetOf(rows) });

interface Otherwise {
  /** The only file in it. */
  only?: string;
  also?: Record<string, Uint8Array>;
}

/** A file with this table, of at most 26 columns. */
export function spreadsheetFile(
  table: readonly (readonly string[])[],
  { only, also = {} }: Otherwise = {},
): Uint8Array {
  const rows = table.map((cells, row) => {
    const inside = cells.map(
      (text, column) =>
        `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    );
    return `<row r="${row + 1}">${inside.join('')}</row>`;
  });
  const sheet = sheetOf(rows.join(''));
  return zipSync(only ? { [only]: sheet } : { ...around, 'xl/worksheets/sheet1.xml': sheet, ...also });
}
