/** Turns where rows alone would not do: what is counted or added is no row yet, or the rows would be held in different orders. */
import { sql } from 'kysely';
import type { TenantScope } from './scope.ts';

/**
 * Waits for everybody else who takes a turn at `what`, and keeps them waiting until the transaction of this scope ends. The name is one of the
 * whole database: it has the centre or the person in it where others need not wait.
 */
export async function takeTurn({ db }: Pick<TenantScope, 'db'>, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(db);
}
