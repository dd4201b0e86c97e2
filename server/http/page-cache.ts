/**
 * Pages of nobody in particular, kept in memory: rendering one costs some 15 ms of a processor, sending one hardly any. A notice of the
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
  /** With host, path and what its screen reads of the query: all of them stand in the page. */
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

const keyText = (key: PageKey) => [key.locale, key.colourMode, key.consent, key.url].join(' ');

export const tagOf = (html: Buffer) => `"${hash('sha256', html, 'base64url').slice(0, 27)}"`;

type PagesOfCenter = LRUCache<string, CachedPage>;

/**
 * The pages themselves. When they become too many, the centre that holds most loses what was asked for longest ago: however many pages one
 * of them has, the others keep theirs. Closed until somebody hears of changes.
 */
export class PageCache {
  readonly #centers = new Map<number, PagesOfCenter>();
  readonly #now: () => number;
  readonly #limit: number;
  #stamps = new Map<number, number>();
  #isOpen = false;

  constructor(now: () => number = Date.now, limit: number = maximumBytes) {
    this.#now = now;
    this.#limit = limit;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }
  get bytes(): number {
    return [...this.#centers.values()].reduce((sum, pages) => sum + pages.calculatedSize, 0);
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
    this.#centers.delete(centerId);
  }

  get(key: PageKey): CachedPage | null {
    return (this.#isOpen && this.#centers.get(key.centerId)?.get(keyText(key))) || null;
  }

  put(key: PageKey, stamp: number, page: CachedPage): void {
    if (!this.#isOpen || this.stamp(key.centerId) !== stamp || key.url.length > longestUrl) return;
    this.#pagesOf(key.centerId).set(keyText(key), page);
    while (this.bytes > this.#limit) this.#largest().pop();
  }

  #pagesOf(centerId: number): PagesOfCenter {
    const before = this.#centers.get(centerId);
    if (before) return before;
    const pages: PagesOfCenter = new LRUCache({
      maxSize: this.#limit,
      maxEntrySize: Math.floor(this.#limit / 4),
      sizeCalculation: ({ html }) => Math.ceil(html.length * compressedToo) + overhead,
      ttl: maximumAgeMs,
      ttlResolution: 0,
      perf: { now: this.#now },
    });
    this.#centers.set(centerId, pages);
    return pages;
  }

  #largest(): PagesOfCenter {
    return [...this.#centers.values()].reduce((most, pages) =>
      pages.calculatedSize > most.calculatedSize ? pages : most,
    );
  }
}
