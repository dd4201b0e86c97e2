/** Statements that are sent in the same moment go to the database in one message: each message costs more than what it says. */
import type pg from 'pg';

interface Wire {
  connection: { stream: { cork(): void; uncork(): void } };
}

const streamOf = (client: pg.PoolClient) => (client as unknown as Wire).connection.stream;

/** Connections on which something waits for the next message. */
const waiting = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
/** On a busy machine the next request takes the connection sooner than that. */
const mostMs = 2;

function letGo(client: pg.PoolClient): void {
  clearTimeout(waiting.get(client));
  if (waiting.delete(client)) streamOf(client).uncork();
}

/** What is sent from here until this turn of the event loop has nothing more to do goes together. */
export function sendTogether(client: pg.PoolClient): void {
  const stream = streamOf(client);
  stream.cork();
  process.nextTick(() => {
    letGo(client);
    stream.uncork();
  });
}

/** What `send` sends goes along with the next message on this connection, or by itself if none comes soon. */
export function sendWithNext(client: pg.PoolClient, send: () => void): void {
  if (!waiting.has(client)) {
    streamOf(client).cork();
    waiting.set(
      client,
      setTimeout(() => letGo(client), mostMs),
    );
  }
  send();
}
