/** Counts what is sent to the database, so that a query in a loop shows: the pool of a running server, wrapped in tests only. */
import type pg from 'pg';

type Query = (...args: unknown[]) => unknown;

/** Gives how many statements the server sent while `work` ran. One counter a pool, one piece of work at a time. */
export function countStatements(pool: pg.Pool): <Result>(work: () => Promise<Result>) => Promise<{
  result: Result;
  statements: string[];
}> {
  let sent: string[] = [];
  const wrapped = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    const query = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => {
      const [statement] = args;
      sent.push(typeof statement === 'string' ? statement : String((statement as { text?: string }).text));
      return query(...args);
    }) as typeof client.query;
  });
  return async (work) => {
    sent = [];
    const result = await work();
    return { result, statements: sent };
  };
}
