/** Asks the source of the map for tiles: a few at a time, each once, and not at all for a while after it failed. */
import { everybody, FewAtATime } from '../concurrency-limit.ts';
import { nameOf, type Tile } from './tile-address.ts';
import { pictureType } from './tile-picture.ts';

export interface SourceLimits {
  timeoutMs: number;
  bytes: number;
  /** Requests at a time, and how many more may wait for their turn. */
  atOnce: number;
  waiting: number;
  /** How long a tile that the source does not have is not asked for again. */
  missingMs: number;
  /** Failures in a row after which the source counts as away, and for how long. */
  failures: number;
  awayMs: number;
}

export const usualLimits: SourceLimits = {
  timeoutMs: 5000,
  bytes: 512 * 1024,
  atOnce: 6,
  waiting: 120,
  missingMs: 10 * 60_000,
  failures: 5,
  awayMs: 60_000,
};

/** Tiles that are remembered as missing. */
const mostMissing = 5000;

/** The body, no further than the limit. Throws when there is more. */
async function readAtMost(answer: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > most) throw new Error('The tile is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export class TileSource {
  readonly #template: string;
  readonly #limits: SourceLimits;
  readonly #now: () => number;
  readonly #asked = new Map<string, Promise<Buffer | null>>();
  readonly #missing = new Map<string, number>();
  readonly #turns: FewAtATime;
  #failures = 0;
  #awayUntil = 0;

  constructor(template: string, limits: SourceLimits = usualLimits, now = () => Date.now()) {
    this.#template = template;
    this.#limits = limits;
    this.#now = now;
    // A browser that waits for a tile asks for nothing else meanwhile.
    this.#turns = new FewAtATime({ ...limits, patienceMs: limits.timeoutMs });
  }

  /** The picture; null when the source has none, is away or busy. Never throws, and asks once however many wait. */
  get(tile: Tile): Promise<Buffer | null> {
    const name = nameOf(tile);
    const cached = this.#asked.get(name);
    if (cached) return cached;
    if (!this.#mayAsk(name)) return Promise.resolve(null);
    const asked = this.#turns
      // It may have gone away while this one waited.
      .run(everybody, async () => (this.#isAway() ? null : this.#ask(tile, name)))
      // `#ask` throws nothing: no place came free in time.
      .catch(() => null)
      .finally(() => this.#asked.delete(name));
    this.#asked.set(name, asked);
    return asked;
  }

  #mayAsk(name: string): boolean {
    if ((this.#missing.get(name) ?? 0) > this.#now()) return false;
    return !this.#isAway() && this.#turns.hasRoom(everybody);
  }

  #isAway(): boolean {
    return this.#awayUntil > this.#now();
  }

  async #ask({ z, x, y }: Tile, name: string): Promise<Buffer | null> {
    const address = this.#template
      .replaceAll('{z}', String(z))
      .replaceAll('{x}', String(x))
      .replaceAll('{y}', String(y));
    try {
      // Of the visitor nothing goes along: no address, no header, no cookie. A redirect would lead elsewhere.
      const answer = await fetch(address, {
        headers: { accept: 'image/*', 'user-agent': 'Volunteerly' },
        redirect: 'error',
        signal: AbortSignal.timeout(this.#limits.timeoutMs),
      });
      if (answer.status === 404 || answer.status === 204) return this.#remember(name);
      if (!answer.ok) throw new Error(`The source answers ${answer.status}.`);
      const bytes = await readAtMost(answer, this.#limits.bytes);
      if (pictureType(bytes) === null) throw new Error('The tile is no picture.');
      this.#failures = 0;
      return bytes;
    } catch {
      this.#countFailure();
      return null;
    }
  }

  #remember(name: string): null {
    this.#missing.set(name, this.#now() + this.#limits.missingMs);
    for (const key of [...this.#missing.keys()].slice(0, Math.max(0, this.#missing.size - mostMissing)))
      this.#missing.delete(key);
    return null;
  }

  /** After a pause one more failure is enough to count as away again. */
  #countFailure(): void {
    this.#failures += 1;
    if (this.#failures >= this.#limits.failures) this.#awayUntil = this.#now() + this.#limits.awayMs;
  }
}
