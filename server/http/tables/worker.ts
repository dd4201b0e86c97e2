/** The thread in which one file is read: see thread.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import type { TableShape } from './shape.ts';
import { readTable } from './table.ts';

const { bytes, shape } = workerData as { bytes: Uint8Array; shape: TableShape };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await readTable(bytes, shape));
