/** What several tests of one process do at once, and what one of them does while the others wait. */

const together = new Set<Promise<unknown>>();
let turn: Promise<unknown> = Promise.resolve();

/** Does this beside the others, once nobody is alone. */
export async function besideOthers<Result>(work: () => Promise<Result>): Promise<Result> {
  let waited: Promise<unknown>;
  do await (waited = turn);
  while (waited !== turn);
  const done = work();
  together.add(done);
  return done.finally(() => together.delete(done));
}

/** Does this while nobody else of this process does anything. Never within `besideOthers`: both would wait for one another. */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = turn;
  const done = (async () => {
    await before;
    await Promise.allSettled(together);
    return work();
  })();
  turn = done.catch(() => {});
  return done;
}
