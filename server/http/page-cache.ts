/**
 * Pages of nobody in particular, kept in memory: rendering one costs some 3.5 ms, sending one hardly any. A notice of the
 * database drops a centre's pages; while it cannot be heard nothing is kept, and nothing is older than a minute.
 */
import { hash } from 'node:crypto';

export interface CachedPage {
  html: Buffer;
  /** Filled as browsers ask for them. */
  compressed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
  policy: string;
  etag: string;
  language: string;
}

interface Entry {
  centerId: number;
  page: CachedPage;
  bytes: number;
  expiresAt: number;
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
  #entries = new Map<string, Entry>();
  #bytes = 0;
  #stamps = new Map<number, number>();
  #isOpen = false;
  readonly #now: () => number;
  readonly #limit: number;

  constructor(now: () => number = Date.now, limit: number = maximumBytes) {
    this.#now = now;
    this.#limit = limit;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }
  get bytes(): number {
    return this.#bytes;
  }

  open(): void {
    this.#isOpen = true;
  }

  /** Nothing of before is trusted when it opens again: changes may have been missed. */
  close(): void {
    this.#isOpen = false;
    // Of all centres, also those of which nothing is kept yet but a page is being made.
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
    for (const [key, entry] of this.#entries) if (entry.centerId === centerId) this.#remove(key, entry);
  }

  get(key: PageKey): CachedPage | null {
    const text = keyText(key);
    const entry = this.#entries.get(text);
    if (!this.#isOpen || !entry) return null;
    this.#remove(text, entry);
    if (entry.expiresAt <= this.#now()) return null;
    this.#add(text, entry);
    return entry.page;
  }

  put(key: PageKey, stamp: number, page: CachedPage): void {
    if (!this.#isOpen || this.stamp(key.centerId) !== stamp || key.url.length > longestUrl) return;
    const bytes = page.html.length * compressedToo + overhead;
    if (bytes > this.#limit / 4) return;
    const text = keyText(key);
    const before = this.#entries.get(text);
    if (before) this.#remove(text, before);
    this.#add(text, { centerId: key.centerId, page, bytes, expiresAt: this.#now() + maximumAgeMs });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.#remove(oldest, entry);
    }
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
