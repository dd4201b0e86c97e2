/** Statements that are sent in the same moment go to the database in one message: each message costs more than what it says. */
import type pg from 'pg';

interface Wire {
  connection: { stream: { cork(): void; uncork(): void } };
}

/** What is sent from here until this turn of the event loop has nothing more to do goes together. */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as Wire).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
