/** Answers that must not tell by their time whether an address is known: longer than any of the work takes. */
import { setTimeout as rest } from 'node:timers/promises';

const shortestMs = 250;

/**
 * Runs `work` and waits until a quarter of a second has passed since its start. A refusal goes at once: it must depend on
 * what was typed alone, never on what was found.
 */
export async function evenly<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  await rest(Math.max(0, shortestMs - (performance.now() - startedAt)));
  return result;
}
