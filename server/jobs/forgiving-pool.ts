/** The server's pool as the queue's engine gets it. */
import type pg from 'pg';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient['release'],
) => void;

/** Only the first time counts. */
function once(release: pg.PoolClient['release']): pg.PoolClient['release'] {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
}

/**
 * As the pool, but a connection may be let go of twice. The engine does so with the one that listens, when that breaks while it
 * ends: nobody hears what the pool says of it, which would end the process.
 */
export function forgivingPool(pool: pg.Pool): pg.Pool {
  const connect = (connected?: Connected) =>
    connected
      ? pool.connect((error, client, release) => connected(error, client, once(release)))
      : pool.connect();
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
