/**
 * What a page reads while it is rendered: all its calls to our own API look into one transaction on one connection, which ends by
 * itself once nobody reads. A page that took a connection for each of them would pay for as many transactions, and take what others
 * wait for.
 */
import pg from 'pg';
import { isConnectionError } from '#server/db/connection-errors.ts';
import { whileHolding } from '#server/db/connection-guard.ts';
import { onBreachOf } from '#server/db/pool.ts';
import { inScope, openReading, type Reading, type TenantScope } from './scope.ts';

/** The next call of a page comes right behind the answer to the one before it; a busy machine needs a moment for that. */
const idleMs = 10;

interface Shared {
  opening: Promise<Reading>;
  readers: number;
  end: NodeJS.Timeout | undefined;
}

/**
 * A statement of somebody else failed, and the transaction takes no more of anybody: it is aborted (25P02), and what was sent to be
 * prepared behind that statement is not there (26000).
 */
const wasSpoilt = (error: unknown) => ['25P02', '26000'].includes((error as { code?: string }).code ?? '');

export class SharedReading {
  readonly #pool: pg.Pool;
  readonly #centerId: number;
  #shared: Shared | null = null;

  constructor(pool: pg.Pool, centerId: number) {
    this.#pool = pool;
    this.#centerId = centerId;
  }

  /**
   * As `inScope` for what only reads, in the transaction that others of this page read in at this moment. Those whose transaction was
   * spoilt by another's statement read together once more; who meets that twice reads alone.
   */
  async run<Result>(work: (scope: TenantScope) => Promise<Result>, isSecondTry = false): Promise<Result> {
    const shared = (this.#shared ??= this.#open());
    shared.readers += 1;
    clearTimeout(shared.end);
    try {
      return await this.#read(shared, work);
    } catch (error) {
      // A refusal is an answer. After a fault of the database whoever comes next reads in another transaction.
      if (error instanceof pg.DatabaseError || isConnectionError(error)) this.#leave(shared);
      if (!wasSpoilt(error)) throw error;
    } finally {
      shared.readers -= 1;
      if (shared.readers === 0) this.#endLater(shared);
    }
    return isSecondTry
      ? inScope(this.#pool, this.#centerId, work, { isReadOnly: true })
      : this.run(work, true);
  }

  async #read<Result>(shared: Shared, work: (scope: TenantScope) => Promise<Result>): Promise<Result> {
    const { scope, begun } = await shared.opening;
    return whileHolding(onBreachOf(this.#pool), () => work(scope).finally(() => begun));
  }

  #open(): Shared {
    const shared: Shared = {
      opening: openReading(this.#pool, this.#centerId),
      readers: 0,
      end: undefined,
    };
    // One that could not be opened is tried again by the next call.
    shared.opening.catch(() => this.#leave(shared));
    return shared;
  }

  /** On a busy machine a timer is late, and comes before what would go on: that gets its turn first. */
  #endLater(shared: Shared): void {
    const patience = this.#patience;
    shared.end = setTimeout(() => {
      shared.end = setTimeout(() => this.#finish(shared), patience);
    }, patience);
  }

  /** Where others wait for a connection it is theirs at once. */
  get #patience(): number {
    return this.#pool.waitingCount > 0 ? 0 : idleMs;
  }

  #leave(shared: Shared): void {
    if (this.#shared === shared) this.#shared = null;
  }

  #finish(shared: Shared): void {
    this.#leave(shared);
    // One that could not be opened holds nothing.
    shared.opening.then(
      ({ end }) => end(),
      () => {},
    );
  }
}
