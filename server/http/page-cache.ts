/**
 * Pages of nobody in particular, kept in memory: rendering one costs some 3.5 ms, sending one hardly any. A notice of the
 * database drops a centre's pages; while it cannot be heard nothing is kept, and nothing is older than a minute.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface CachedPage {
  html: Buffer;
  /** Filled as browsers ask for them. */
  compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
  policy: string;
  etag: string;
  language: string;
}

/** What makes one page differ from another for visitors whom we do not know. */
export interface PageKey {
  centerId: number;
  locale: string;
  colourMode: string;
  /** 'yes', 'no' or '' for not asked yet. */
  consent: string;
  /** With host, path and query: all of them stand in the page. */
  url: string;
}

const maximumBytes = 64 * 1024 * 1024;
const maximumAgeMs = 60_000;
/** Longer addresses are somebody's experiment. */
const longestUrl = 600;
/** The compressed forms together are smaller than half of the page. */
const compressedToo = 1.5;
/** What an entry costs besides its bodies. */
const overhead = 1024;

const keyText = (key: PageKey) => [key.centerId, key.locale, key.colourMode, key.consent, key.url].join(' ');

export const tagOf = (html: Buffer) => `"${hash('sha256', html, 'base64url').slice(0, 27)}"`;

/** The pages themselves; least recently used ones go first. Closed until somebody hears of changes. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  #stamps = new Map<number, number>();
  #isOpen = false;

  constructor(now: () => number = Date.now, limit: number = maximumBytes) {
    this.#pages = new LRUCache({
      maxSize: limit,
      maxEntrySize: Math.floor(limit / 4),
      sizeCalculation: ({ html }) => Math.ceil(html.length * compressedToo) + overhead,
      ttl: maximumAgeMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  open(): void {
    this.#isOpen = true;
  }

  /** Nothing of before is trusted when it opens again: changes may have been missed. */
  close(): void {
    this.#isOpen = false;
    this.dropAll();
  }

  /** Of all centres, also those of which nothing is kept yet but a page is being made. */
  dropAll(): void {
    for (const centerId of this.#stamps.keys()) this.drop(centerId);
  }

  /** To be taken before rendering: a page that was made while its content changed is not kept. */
  stamp(centerId: number): number {
    const cached = this.#stamps.get(centerId) ?? 0;
    this.#stamps.set(centerId, cached);
    return cached;
  }

  drop(centerId: number): void {
    this.#stamps.set(centerId, this.stamp(centerId) + 1);
    for (const key of this.#pages.keys()) if (key.startsWith(`${centerId} `)) this.#pages.delete(key);
  }

  get(key: PageKey): CachedPage | null {
    return (this.#isOpen && this.#pages.get(keyText(key))) || null;
  }

  put(key: PageKey, stamp: number, page: CachedPage): void {
    if (!this.#isOpen || this.stamp(key.centerId) !== stamp || key.url.length > longestUrl) return;
    this.#pages.set(keyText(key), page);
  }
}
