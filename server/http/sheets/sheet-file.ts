/** A table as a file for a spreadsheet, written while it is read: a large list needs no large memory. */
import { Readable } from 'node:stream';
import { sheetFormats, sheetMediaTypes, type SheetFormat } from '#contract/sheet-files.ts';
import type { FileAnswer } from '../answer.ts';
import { csvOf } from './csv.ts';
import { dayOf } from '#contract/formatters.ts';
import type { Sheet } from './sheet.ts';
import { xlsxOf } from './xlsx.ts';

/** The kind that is asked for. */
export const formatOf = ({ parameters: { format } }: { parameters: { format?: SheetFormat | undefined } }) =>
  format ?? sheetFormats[0];

/** `vacatures-2026-11-24.xlsx` */
export const sheetFile = (format: SheetFormat, sheet: Sheet): FileAnswer => ({
  name: `${sheet.name}-${dayOf(sheet.now)}.${format}`,
  mediaType: sheetMediaTypes[format],
  content: format === 'xlsx' ? xlsxOf(sheet) : Readable.from(csvOf(sheet)),
});
