/** Whether the queue goes on: what the database says of waiting jobs, and what this process took of them. */
import type { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** Seconds that the job waits which should have begun first; 0 when none is due. */
export async function oldestDueSeconds(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker.jobs
     where locked_at is null and run_at <= now() and attempts < max_attempts`,
  );
  return rows[0]?.seconds ?? 0;
}

/** A job that is due so long while a place is free has been forgotten: jobs are looked for every two seconds. */
export const longestDue = 15;
/** No job of ours takes as long. */
export const longestJobMinutes = 30;
/** With every place taken: each of their jobs may be a long one. */
const longestBusy = longestJobMinutes * 60;
const lookEvery = 3_000;

/** Counts what one runner takes, by the events that it sends. */
export class Taking {
  #lastTaken = Date.now();
  #running = 0;
  readonly #places: number;

  constructor(events: EventEmitter, places: number) {
    this.#places = places;
    events.on('job:start', () => {
      this.#lastTaken = Date.now();
      this.#running += 1;
    });
    events.on('job:complete', () => (this.#running -= 1));
  }

  /** Whether jobs wait that this runner should have taken, `due` seconds already. */
  standsStill(due: number): boolean {
    const idle = (Date.now() - this.#lastTaken) / 1_000;
    const longest = this.#running < this.#places ? longestDue : longestBusy;
    return due > longest && idle > longest;
  }
}

/** Resolves once the runner stands still; never while it takes jobs, or while the database cannot say. */
export async function stoodStill(pool: pg.Pool, taking: Taking, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await delay(lookEvery, undefined, { signal: ended, ref: false }).catch(() => {});
    if (ended.aborted) return;
    const due = await oldestDueSeconds(pool).catch(() => 0);
    if (taking.standsStill(due)) return;
  }
}
