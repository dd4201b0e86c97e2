/** The first sheet of an Excel file as rows of cells. */
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { NoTable, tooLarge } from './no-table.ts';
import type { TableShape } from './shape.ts';

/** What the file may become when it opens: some twenty times what five thousand people take, some three times what ten thousand vacancies do. */
const unpackedBytesMax = 50 * 1024 * 1024;

/** Looks at the list of what is packed, without unpacking anything. */
function checkPacked(bytes: Uint8Array, shape: TableShape): void {
  let unpacked = 0;
  const names = new Set<string>();
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      names.add(name);
      return false;
    },
  });
  if (!names.has('xl/workbook.xml')) throw new NoTable({ code: 'no_table' });
  if (unpacked > unpackedBytesMax) throw new NoTable(tooLarge(shape));
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** Throws NoTable. A formula is what it last came to. */
export async function readSpreadsheet(bytes: Uint8Array, shape: TableShape): Promise<string[][]> {
  try {
    checkPacked(bytes, shape);
    const rows = await readSheet(Uint8Array.from(bytes).buffer);
    return rows.map((row) => row.map(textOf));
  } catch (error) {
    if (error instanceof NoTable) throw error;
    throw new NoTable({ code: 'broken_table' });
  }
}
