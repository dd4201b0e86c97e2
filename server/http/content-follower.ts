/** Hears from the database that a centre's content changed, and opens and closes the cache of pages by it. */
import pg from 'pg';
import type { PageCache } from './page-cache.ts';
import type { Services } from './services.ts';

const retryMs = 2000;

/** One connection of its own: a listener in a pool would be taken away between two questions. */
class ContentFollower {
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isEnding = false;
  readonly #cache: PageCache;
  readonly #services: Pick<Services, 'pool' | 'log' | 'centers'>;

  constructor(cache: PageCache, services: Pick<Services, 'pool' | 'log' | 'centers'>) {
    this.#cache = cache;
    this.#services = services;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.#services.pool.options);
    this.#client = client;
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ channel, payload }) => this.#hear(channel, Number(payload)));
    try {
      await client.connect();
      await client.query('listen content_changed; listen centers_changed');
      // Of what changed while nobody listened.
      await this.#services.centers.refresh();
      if (this.#client === client && !this.#isEnding) this.#cache.open();
    } catch (error) {
      if (!this.#isEnding) this.#services.log.warn({ err: error }, 'page cache: cannot hear of changes');
      this.#lose(client);
    }
  }

  /** A page that was made of what a centre was before is dropped once more when the new is known. */
  #hear(channel: string, centerId: number): void {
    this.#cache.drop(centerId);
    if (channel !== 'centers_changed') return;
    this.#services.centers.refresh().then(
      () => this.#cache.drop(centerId),
      (error: unknown) => this.#services.log.error({ err: error }, 'centres: cannot be read again'),
    );
  }

  /** Until it is back nothing is kept: a change could be missed. */
  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#cache.close();
    client.end().catch(() => {});
    if (!this.#isEnding) this.#timer = setTimeout(() => void this.connect(), retryMs).unref();
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    this.#cache.close();
    await client?.end().catch(() => {});
  }
}

/** Starts following; gives the way to end it. */
export function followContent(
  cache: PageCache,
  services: Pick<Services, 'pool' | 'log' | 'centers'>,
): () => Promise<void> {
  const follower = new ContentFollower(cache, services);
  void follower.connect();
  return () => follower.end();
}
