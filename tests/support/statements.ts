/** Catches what is sent to the database, so that a query in a loop shows: the pool of a running server, wrapped in tests only. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

type Query = (...args: unknown[]) => unknown;

export interface Statement {
  text: string;
  values: unknown[];
}

function statementOf([given, values]: unknown[]): Statement {
  if (typeof given === 'string') return { text: given, values: (values as unknown[] | undefined) ?? [] };
  const config = given as { text?: string; values?: unknown[] };
  return { text: String(config.text), values: config.values ?? [] };
}

/**
 * Gives the statements that the server sent for `work`: what it does by itself meanwhile, such as reading its centres again, is not counted.
 * One catcher a pool.
 */
export function catchStatements(pool: pg.Pool): <Result>(work: () => Promise<Result>) => Promise<{
  result: Result;
  statements: Statement[];
}> {
  const sentFor = new AsyncLocalStorage<Statement[]>();
  const wrapped = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    const query = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => {
      sentFor.getStore()?.push(statementOf(args));
      return query(...args);
    }) as typeof client.query;
  });
  return async (work) => {
    const statements: Statement[] = [];
    const result = await sentFor.run(statements, work);
    return { result, statements };
  };
}

/** Gives how many they were. */
export function countStatements(pool: pg.Pool): <Result>(work: () => Promise<Result>) => Promise<{
  result: Result;
  statements: string[];
}> {
  const caught = catchStatements(pool);
  return async (work) => {
    const { result, statements } = await caught(work);
    return { result, statements: statements.map(({ text }) => text) };
  };
}
