/** Catches what is sent to the database, so that a query in a loop shows: the pool of a running server, wrapped in tests only. */
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

/** Gives the statements that the server sent while `work` ran. One catcher a pool, one piece of work at a time. */
export function catchStatements(pool: pg.Pool): <Result>(work: () => Promise<Result>) => Promise<{
  result: Result;
  statements: Statement[];
}> {
  let sent: Statement[] = [];
  const wrapped = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    const query = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => {
      sent.push(statementOf(args));
      return query(...args);
    }) as typeof client.query;
  });
  return async (work) => {
    sent = [];
    const result = await work();
    return { result, statements: sent };
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
