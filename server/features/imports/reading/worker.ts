/** The thread in which one file is read: see thread.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './table.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await readTable(workerData as Uint8Array));
