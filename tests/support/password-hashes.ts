/** Counts the work of password hashes: it is what takes time, on any machine, and done off the main thread, one task each. */
import { createHook } from 'node:async_hooks';

/** The library gives its tasks no name; nothing else that the server does is without one. */
const nameless = 'undefined';

export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === nameless) count += 1;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return count;
}
