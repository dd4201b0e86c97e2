/** A file that somebody sent, read as a table: apart from everything else, for a few at a time. */
import { FewAtATime } from '../concurrency-limit.ts';
import { plainFileName } from '../file-name.ts';
import type { SentFile } from '../multipart.ts';
import { refuse } from '../refusal.ts';
import { tooLarge } from './no-table.ts';
import type { TableShape } from './shape.ts';
import type { Table } from './table.ts';
import { readInThread } from './thread.ts';

/** A file that was sent, read as a table. */
export interface SentTable {
  fileName: string;
  table: Table;
}

/** Each may take as much memory as its thread is given. */
const reading = new FewAtATime({ atOnce: 2, waiting: 10, ofOne: 4, seconds: 15 });

/** Reads a file, outside of any transaction. Throws 422 for what is no such table. */
export async function openTable(
  { name, bytes }: SentFile,
  shape: TableShape,
  who: string,
): Promise<SentTable> {
  const large = tooLarge(shape);
  if (bytes.length > shape.bytesMax) refuse(large.code, { ...large, pointer: '/file' });
  const read = await reading.run(who, () => readInThread(bytes, shape));
  if ('problem' in read) refuse(read.problem.code, { ...read.problem, pointer: '/file' });
  return { fileName: plainFileName(name, 'import.csv'), table: read.table };
}
