/** Lists as a file for a spreadsheet: which kinds there are, and how one is asked for. */
import * as z from 'zod/mini';

/** The first one is given when none is asked for: every program reads it. */
export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

export const sheetMediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What a call says that answers with such a file. */
export const asSpreadsheet = { file: sheetMediaTypes.csv, otherFiles: [sheetMediaTypes.xlsx] } as const;
export const sheetParameters = { format: z.enum(sheetFormats) };
