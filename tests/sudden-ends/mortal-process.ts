/** A process of the server that ends at a statement of our choice, as one that is killed: nothing of it reaches the database or the files from then on. */
import type pg from 'pg';
import { openPool } from '#server/db/pool.ts';
import type { Services } from '#server/http/services.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import type { Storage } from '#server/storage/storage.ts';

/** `after`: the database did it, and nobody heard. */
export interface Cut {
  statement: number;
  when: 'before' | 'after';
}

export interface MortalProcess {
  services: Services;
  job: JobRun;
  /** Statements that it sent. */
  sent(): number;
  isOver(): boolean;
  close(): Promise<void>;
}

type Send = (...args: unknown[]) => Promise<unknown>;

class Life {
  readonly ending = new AbortController();
  sent = 0;
  readonly #cut: Cut | null;
  readonly #processIds = new Set<number>();
  readonly #owner: pg.Client;

  constructor(owner: pg.Client, cut: Cut | null) {
    this.#owner = owner;
    this.#cut = cut;
  }

  get isOver(): boolean {
    return this.ending.signal.aborted;
  }

  /** Its connections break, as the system closes them with the process. */
  async #end(): Promise<void> {
    this.ending.abort();
    await this.#owner.query('select pg_terminate_backend(pid, 5000) from unnest($1::int[]) pid', [
      [...this.#processIds],
    ]);
  }

  /** Whatever this connection is asked from here counts. */
  hold(client: pg.PoolClient): void {
    this.#processIds.add((client as unknown as { processID: number }).processID);
    const send = client.query.bind(client) as unknown as Send;
    client.query = (async (...args: unknown[]) => {
      if (this.isOver) throw new Error('The process has ended.');
      this.sent += 1;
      if (this.sent !== this.#cut?.statement) return send(...args);
      if (this.#cut.when === 'after') await send(...args);
      await this.#end();
      return send(...args);
    }) as unknown as pg.PoolClient['query'];
  }
}

/** Files are neither written nor removed by a process that is gone. */
const mortalStorage = (storage: Storage, life: Life): Storage =>
  new Proxy(storage, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      return async (...args: unknown[]) => {
        if (life.isOver) throw new Error('The process has ended.');
        return found.apply(target, args) as unknown;
      };
    },
  });

const quiet = { info() {}, warn() {}, error() {}, debug() {} } as unknown as Services['log'];

/** Opens one beside the server of a test, with its settings and its clock; without a cut it lives until it is closed. */
export function openProcess(services: Services, owner: pg.Client, cut: Cut | null = null): MortalProcess {
  const life = new Life(owner, cut);
  const { connectionString } = services.pool.options;
  const pool = openPool(connectionString ?? '', 4, () => {});
  pool.on('connect', (client) => life.hold(client));
  // By the promises of one connection, where the pool's own would give it a callback.
  pool.query = (async (...args: unknown[]) => {
    const client = await pool.connect();
    try {
      return await (client.query as unknown as Send)(...args);
    } finally {
      client.release();
    }
  }) as unknown as pg.Pool['query'];
  return {
    services: { ...services, pool, storage: mortalStorage(services.storage, life), log: quiet },
    job: { signal: life.ending.signal, isLastAttempt: false },
    sent: () => life.sent,
    isOver: () => life.isOver,
    close: () => pool.end(),
  };
}
