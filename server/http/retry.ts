/**
 * Two who do the same at the same moment: the database lets one through and stops the other. That one tries again, finds what the
 * first left behind, and is answered as if it had come a moment later.
 */
import type { FastifyBaseLogger } from 'fastify';
import { refuse } from './refusal.ts';

/** What was prepared for a transaction no longer fits what it finds: prepare again. */
export class ChangedMeanwhile extends Error {}

/** A unique key that another took, two that waited for each other, and a transaction that could not be put in an order. */
const passing = new Set(['23505', '40P01', '40001']);
const tries = 4;

const isPassing = (error: unknown): boolean =>
  error instanceof ChangedMeanwhile || passing.has(String((error as { code?: unknown } | null)?.code));

/** Does `work`, which must be whole transactions, again when another was in its way. Throws 409 when that keeps happening. */
export async function retryOnce<Result>(
  work: () => Promise<Result>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Result> {
  for (let attempt = 1; attempt <= tries; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      log.warn({ err: error, attempt }, 'another request was in the way');
    }
  return refuse('conflict');
}
