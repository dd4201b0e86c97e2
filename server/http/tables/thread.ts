/**
 * Reads a file in a thread of its own, with memory and time of its own. A few kilobytes of Excel can ask for a million rows of
 * sixteen thousand cells, which no list of what is packed shows; and meanwhile the server answers others.
 */
import { Worker } from 'node:worker_threads';
import { tooManyRows } from './no-table.ts';
import type { TableShape } from './shape.ts';
import type { ReadTable } from './table.ts';

/** Five thousand rows of a hundred columns take a third of it, ten thousand with long texts half. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };
const longestMs = 20_000;

/** Whatever the bytes are: a table, or why they are none. */
export function readInThread(bytes: Uint8Array, shape: TableShape): Promise<ReadTable> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: { bytes, shape },
    resourceLimits,
  });
  return new Promise<ReadTable>((resolve, reject) => {
    const tooMuch = () => resolve({ problem: tooManyRows(shape) });
    const clock = setTimeout(tooMuch, longestMs);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(clock);
      reject(new Error('The thread that reads a file ended without a word.'));
    });
  }).finally(() => void worker.terminate());
}
