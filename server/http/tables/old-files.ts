/** Files in the box in which older programs of Office keep theirs: an Excel file of before 2007, or one with a password. Pure. */
import type { TableProblem } from './no-table.ts';

const named = (name: string) => Buffer.from(name, 'utf16le');

/** What is wrong with one, told by the names of its parts. */
export function oldFileProblem(bytes: Uint8Array): TableProblem {
  const box = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (box.includes(named('EncryptedPackage'))) return { code: 'locked_table' };
  if (box.includes(named('WordDocument')) || box.includes(named('PowerPoint Document')))
    return { code: 'no_table' };
  return { code: 'old_spreadsheet' };
}
