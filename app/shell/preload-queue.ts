/** Things to fetch ahead, a few at a time: what somebody may open must not be in the way of what they did open. */

/** Specification, section 9. */
export const parallelRoutePreloads = 5;

/** Takes tasks, runs at most `limit` of them at once, and each name once. A task that fails is forgotten. */
export function makeQueue(limit: number): (name: string, task: () => Promise<unknown>) => void {
  const existing = new Set<string>();
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  const next = () => {
    const task = running < limit ? waiting.shift() : undefined;
    if (!task) return;
    running += 1;
    void task()
      .catch(() => {})
      .finally(() => {
        running -= 1;
        next();
      });
  };
  return (name, task) => {
    if (existing.has(name)) return;
    existing.add(name);
    waiting.push(task);
    next();
  };
}
