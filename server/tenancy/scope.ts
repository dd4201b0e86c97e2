/**
 * A TenantScope is a transaction that sees the rows of one centre. Every query takes one first, so that no code can ask
 * for rows without having said whose. It is minted here alone; the database checks it again by row-level security.
 */
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { whileHolding } from '#server/db/connection-guard.ts';
import { kyselyOn } from '#server/db/kysely.ts';
import { sendTogether, sendWithNext } from '#server/db/pipelining.ts';
import { onBreachOf } from '#server/db/pool.ts';
import type { DB } from '#server/db/types.ts';

declare const proven: unique symbol;

export interface TenantScope {
  readonly [proven]: true;
  readonly centerId: number;
  /** Queries inside the transaction. */
  readonly db: Kysely<DB>;
  /** Runs after the transaction is committed, in order; not at all when it is rolled back. */
  afterCommit(work: () => void): void;
  /** What is done can be undone until then, and its mails wait (server/features/undos). */
  readonly undo?: { readonly id: string; readonly until: Date };
  /** Runs when it is rolled back for sure, to take back what stands outside of the database. */
  afterRollback(work: () => void): void;
  /** Others read in the same transaction: it stays with its own centre. */
  readonly isShared?: boolean;
}

interface ScopeOptions {
  /** The transaction only reads: the answer need not wait for its end. */
  isReadOnly?: boolean;
}

async function inTransaction<Result>(
  client: pg.PoolClient,
  scope: TenantScope,
  work: (scope: TenantScope) => Promise<Result>,
  begin: string,
) {
  // Sent at once with the first query of `work` (pipelining), which makes the setting cost about nothing.
  sendTogether(client);
  const begun = client.query(begin);
  begun.catch(() => {});
  // Where it did not begin nothing could be seen, and a refusal that says so is wrong.
  return work(scope).finally(() => begun);
}

function beginOf(centerId: number, isReadOnly: boolean): string {
  if (!Number.isInteger(centerId)) throw new Error('A scope needs the number of a centre.');
  return `begin${isReadOnly ? ' read only' : ''}; set local app.center = ${centerId}`;
}

/**
 * Ends a transaction that only read, for which nobody waits: the next one on this connection takes its end along. If the connection is
 * lost meanwhile the pool hears of it.
 */
function finish(client: pg.PoolClient): void {
  sendWithNext(client, () => void client.query('commit').catch(() => {}));
  client.release();
}

/** Nobody waits for the end of a transaction that only reads: what was to come after it would be forgotten silently. */
const comesAfterNothing = () => {
  throw new Error('What only reads has no end that something could come after.');
};
const onlyReads = { afterCommit: comesAfterNothing, afterRollback: comesAfterNothing };

/**
 * Runs `work` in a transaction of this centre and commits it; rolls back when it throws. `centerId` must come from the
 * host map, a session or a job. Never within another scope: `inOtherCenter` is for that, or the route's `prepare`.
 */
export async function inScope<Result>(
  pool: pg.Pool,
  centerId: number,
  work: (scope: TenantScope) => Promise<Result>,
  options: ScopeOptions = {},
): Promise<Result> {
  const begin = beginOf(centerId, options.isReadOnly === true);
  const client = await pool.connect();
  const afterwards: (() => void)[] = [];
  const takenBack: (() => void)[] = [];
  const scope = {
    centerId,
    db: kyselyOn(client),
    afterCommit: (run: () => void) => afterwards.push(run),
    afterRollback: (run: () => void) => takenBack.push(run),
    ...(options.isReadOnly ? onlyReads : {}),
  } as unknown as TenantScope;
  let isBroken: Error | undefined;
  let isCommitting = false;
  let result: Result;
  try {
    result = await whileHolding(onBreachOf(pool), () => inTransaction(client, scope, work, begin));
    if (options.isReadOnly) {
      finish(client);
      return result;
    }
    isCommitting = true;
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => (isBroken = rollbackError));
    client.release(isBroken);
    // A connection that breaks while it commits does not say what became of it: then what rows may point at stays.
    if (!isCommitting || !isBroken) for (const run of takenBack) run();
    throw error;
  }
  client.release();
  // What fails in one of these takes nothing back.
  for (const run of afterwards) run();
  return result;
}

/** A transaction that several read in, until it is ended. */
export interface Reading {
  scope: TenantScope;
  /** Without it what is read is nobody's: to be awaited before anything that was read goes on. */
  begun: Promise<unknown>;
  end(): void;
}

/** Opens one: shared-reading.ts. */
export async function openReading(pool: pg.Pool, centerId: number): Promise<Reading> {
  const begin = beginOf(centerId, true);
  const client = await pool.connect();
  sendTogether(client);
  const begun = client.query(begin);
  begun.catch(() => {});
  const scope = { centerId, db: kyselyOn(client), ...onlyReads, isShared: true };
  return { scope: scope as unknown as TenantScope, begun, end: () => finish(client) };
}

/**
 * A part of the work in the rows of another centre, within the same transaction: both are kept or neither is. For the few actions that
 * are about two centres (docs/decisions/0003); until it is over, the rows of the first centre cannot be seen.
 */
export async function inOtherCenter<Result>(
  scope: TenantScope,
  centerId: number,
  work: (scope: TenantScope) => Promise<Result>,
): Promise<Result> {
  if (scope.isShared) throw new Error('Others read in this transaction: it stays with its own centre.');
  const enter = (id: number) => sql`select set_config('app.center', ${String(id)}, true)`.execute(scope.db);
  await enter(centerId);
  // When it throws the transaction ends, and the setting with it.
  const result = await work({ ...scope, centerId });
  await enter(scope.centerId);
  return result;
}

/** Does the work, or tries it: a dry run is the same work taken back, so it can promise nothing else than what would happen. */
export async function asDryRun<Result>(
  scope: TenantScope,
  isDryRun: boolean,
  work: (scope: TenantScope) => Promise<Result>,
): Promise<Result> {
  if (!isDryRun) return work(scope);
  await sql`savepoint trial`.execute(scope.db);
  const result = await work({ ...scope, afterCommit: () => {} });
  await sql`rollback to savepoint trial`.execute(scope.db);
  return result;
}
