/** Tiles on disk, within limits. Several processes may share the folder: what is in it is read again before anything is removed. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { nameOf, type Tile } from './tile-address.ts';

export interface StoreLimits {
  /** Of the disk, for all tiles together. */
  bytes: number;
  /** After this a tile is asked for again; until the source answers it is still shown. */
  freshMs: number;
  /** After this it is removed when there is room to make. */
  keptMs: number;
}

const day = 24 * 3_600_000;
export const usualStoreLimits: StoreLimits = {
  bytes: 512 * 1024 * 1024,
  freshMs: 30 * day,
  keptMs: 365 * day,
};

/** Making room goes on until this share of the limit, so that it is not needed for each tile. */
const roomShare = 0.9;
/** A file that somebody was writing when they were ended. */
const halfWrittenMs = 3_600_000;

interface Kept {
  path: string;
  size: number;
  usedAt: number;
  writtenAt: number;
}

/** A file takes whole blocks of the disk: a million tiles of nothing but sea are not small. */
const block = 4096;
export const roomOf = (bytes: number): number => Math.ceil(bytes / block) * block;

export interface StoredTile {
  bytes: Buffer;
  isOld: boolean;
}

export class TileStore {
  readonly #root: string;
  readonly #folder: string;
  readonly #limits: StoreLimits;
  /** Bytes of all tiles; counted at the first writing. */
  #size = 0;
  #counting: Promise<void> | undefined;
  #sweeping: Promise<void> | undefined;

  /** Tiles of another source stand in another folder; all count for the limit. */
  constructor(dataDir: string, source: string, limits: StoreLimits = usualStoreLimits) {
    this.#root = resolve(dataDir, 'map-tiles');
    this.#folder = join(this.#root, createHash('sha256').update(source).digest('hex').slice(0, 12));
    this.#limits = limits;
  }

  async read(tile: Tile): Promise<StoredTile | null> {
    const path = this.#pathOf(tile);
    try {
      const [bytes, { mtimeMs, mtime, atimeMs }] = await Promise.all([readFile(path), stat(path)]);
      const now = Date.now();
      // Which were used last must outlive a restart; once a day is exact enough. A disk that takes nothing can still be read.
      if (now - atimeMs > day) await utimes(path, new Date(now), mtime).catch(() => undefined);
      return { bytes, isOld: now - mtimeMs > this.#limits.freshMs };
    } catch {
      return null;
    }
  }

  /** Whole or not at all: it is written beside its place and then moved there. */
  async write(tile: Tile, bytes: Buffer): Promise<void> {
    this.#counting ??= this.#count();
    await this.#counting;
    const path = this.#pathOf(tile);
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${randomUUID()}.part`;
    await writeFile(part, bytes);
    await rename(part, path);
    this.#size += roomOf(bytes.length);
    if (this.#size > this.#limits.bytes) await this.#makeRoom();
  }

  /** Removes the oldest, then those that were not looked at for longest, until there is room. */
  #makeRoom(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = undefined));
    return this.#sweeping;
  }

  #pathOf(tile: Tile): string {
    return join(this.#folder, `${nameOf(tile)}.tile`);
  }

  async #count(): Promise<void> {
    this.#size = (await this.#all()).reduce((sum, { size }) => sum + size, 0);
  }

  async #sweep(): Promise<void> {
    const now = Date.now();
    const isPast = ({ path, writtenAt }: Kept) =>
      now - writtenAt > (path.endsWith('.part') ? halfWrittenMs : this.#limits.keptMs);
    const all = (await this.#all()).toSorted((a, b) => a.usedAt - b.usedAt);
    let size = all.reduce((sum, one) => sum + one.size, 0);
    for (const one of [...all.filter(isPast), ...all.filter((kept) => !isPast(kept))]) {
      if (!isPast(one) && size <= this.#limits.bytes * roomShare) break;
      await rm(one.path, { force: true });
      size -= one.size;
    }
    this.#size = size;
  }

  async #all(): Promise<Kept[]> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile());
    const all = await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        // Another process may just have removed it.
        const found = await stat(path).catch(() => null);
        return found && { path, size: roomOf(found.size), usedAt: found.atimeMs, writtenAt: found.mtimeMs };
      }),
    );
    return all.filter((one): one is Kept => one !== null);
  }
}
