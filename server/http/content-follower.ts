/**
 * Hears from the database that a centre's content changed, and opens and closes the cache of pages by it; and that centres or their hosts
 * did, so that each process knows them without a restart.
 */
import pg from 'pg';
import type { PageCache } from './page-cache.ts';
import type { Services } from './services.ts';

const retryMs = 2000;
/** Where a pooler between keeps notices from coming through, a new host works within this time. */
const rereadMs = 30_000;

type Following = Pick<Services, 'pool' | 'log' | 'centers'>;

/** One connection of its own: a listener in a pool would be taken away between two questions. */
class ContentFollower {
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  readonly #rereading: NodeJS.Timeout;
  #isEnding = false;
  /** Null where no page is kept. */
  readonly #cache: PageCache | null;
  readonly #services: Following;

  constructor(cache: PageCache | null, services: Following) {
    this.#cache = cache;
    this.#services = services;
    this.#rereading = setInterval(() => void this.#readCenters(), rereadMs).unref();
  }

  async #readCenters(): Promise<void> {
    const { centers, log } = this.#services;
    try {
      await centers.refresh();
    } catch (error) {
      log.warn({ err: error }, 'the centres could not be read again');
    }
  }

  /** Of one centre, or of all. A page that was made of what a centre was before is dropped once more when the new is known. */
  async #hear({ channel, payload = '' }: pg.Notification): Promise<void> {
    const drop = () => (payload === '' ? this.#cache?.dropAll() : this.#cache?.drop(Number(payload)));
    drop();
    if (channel !== 'centers_changed') return;
    await this.#readCenters();
    drop();
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.#services.pool.options);
    this.#client = client;
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', (notice) => void this.#hear(notice));
    try {
      await client.connect();
      await client.query('listen content_changed; listen centers_changed');
      // What changed before it listened was heard by nobody.
      await this.#readCenters();
      if (this.#client === client && !this.#isEnding) this.#cache?.open();
    } catch (error) {
      if (!this.#isEnding) this.#services.log.warn({ err: error }, 'page cache: cannot hear of changes');
      this.#lose(client);
    }
  }

  /** Until it is back nothing is kept: a change could be missed. */
  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#cache?.close();
    client.end().catch(() => {});
    if (!this.#isEnding) this.#timer = setTimeout(() => void this.connect(), retryMs).unref();
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#timer);
    clearInterval(this.#rereading);
    const client = this.#client;
    this.#client = null;
    this.#cache?.close();
    await client?.end().catch(() => {});
  }
}

/** Starts following; gives the way to end it. */
export function followContent(cache: PageCache | null, services: Following): () => Promise<void> {
  const follower = new ContentFollower(cache, services);
  void follower.connect();
  return () => follower.end();
}
