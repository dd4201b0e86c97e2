/**
 * Files of Excel: a zip of a few XML files, of which one grows with the list. What writes them from npm holds the whole sheet
 * in memory; this gives each batch to the zip as it comes.
 */
import { startOf } from '#contract/cut-text.ts';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { dayOf } from '#contract/formatters.ts';
import type { Cell, Sheet } from './sheet.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const formats = 'http://schemas.openxmlformats.org';
const main = `${formats}/spreadsheetml/2006/main`;
const relations = `${formats}/officeDocument/2006/relationships`;
const packaged = `${formats}/package/2006`;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in `cellXfs` of the styles. */
const style = { bold: 1, day: 2 };
/** What a cell holds at most. */
const longestText = 32_767;
const dayMs = 86_400_000;
/** Spreadsheets count days from here. */
const firstDay = Date.UTC(1899, 11, 30);

// oxlint-disable-next-line no-control-regex -- XML can hold none of these
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const written = (text: string) =>
  startOf(text, longestText)
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')
    // Excel reads `_x000D_` as the sign of that number.
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');

/** A to Z, then AA: some programs want every cell by its address. */
export const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26));

/** A text is a text, also where it begins as a formula; a day is a day. */
function cellXml(cell: Cell, address: string, look = ''): string {
  const start = `<c r="${address}"`;
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `${start}><v>${cell}</v></c>`;
  if (cell instanceof Date)
    return `${start} s="${style.day}"><v>${(Date.parse(dayOf(cell)) - firstDay) / dayMs}</v></c>`;
  const text = typeof cell === 'string' ? cell : cell.phone;
  return `${start}${look} t="inlineStr"><is><t xml:space="preserve">${written(text)}</t></is></c>`;
}

const rowXml = (cells: readonly Cell[], row: number, look?: string) =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${letterOf(column)}${row}`, look)).join('')}</row>`;

/** Its head is bold, and stays while one scrolls. */
async function* sheetXml({ heads, batches }: Sheet): AsyncGenerator<string> {
  const bold = rowXml(heads, 1, ` s="${style.bold}"`);
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${heads.length}" width="20" customWidth="1"/></cols><sheetData>${bold}`;
  let above = 1;
  for await (const rows of batches) {
    const first = above + 1;
    above += rows.length;
    if (rows.length > 0) yield rows.map((row, at) => rowXml(row, first + at)).join('');
  }
  yield '</sheetData></worksheet>';
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
const relationsOf = (inside: string) =>
  `${head}<Relationships xmlns="${packaged}/relationships">${inside}</Relationships>`;

/** The files around the sheet. */
const around = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationsOf(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${written(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationsOf(
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml') + relation('rId2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});

/** Begins once somebody reads: a list asks the database, which has to wait for the end of the transaction before it. */
async function* zipped(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const options = { mtime: sheet.now };
  for (const [path, xml] of Object.entries(around(sheet.name)))
    zip.addBuffer(Buffer.from(xml), path, options);
  const rows = Readable.from(sheetXml(sheet));
  // Half a file is no file: then the answer breaks off.
  const fail = (error: Error) => output.destroy(error);
  rows.on('error', fail);
  zip.on('error', fail);
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', options);
  zip.end();
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
  } finally {
    // Who stops reading stops the list.
    rows.destroy();
  }
}

/** The file, as it is read. */
export const xlsxOf = (sheet: Sheet): Readable => Readable.from(zipped(sheet), { objectMode: false });
