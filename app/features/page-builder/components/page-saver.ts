/** Keeps what is being written: a moment after the last change, one save at a time, and never over what somebody else saved. */
import type { BlockPicture } from '#contract/block-fields.ts';
import type { Blocks } from '#app/features/page-builder/components/page-history.ts';

/** What the page builder keeps of a page: its blocks, and the picture that lists of pages show. */
export interface Written {
  blocks: Blocks;
  image: BlockPicture | null;
}

/** How the page on the screen stands with the one that is kept. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'failed' }
  /** Somebody else saved in the meantime: what they wrote, its version, and who that was as far as it is known. */
  | { kind: 'met'; theirs: Written; by: string | null; lockVersion: number };

interface SaverOptions {
  lockVersion: number;
  /** Gives the new version; null when somebody else saved since. */
  save: (written: Written, lockVersion: number) => Promise<number | null>;
  /** As it is kept now. */
  read: () => Promise<Written & { by: string | null; lockVersion: number }>;
  tell: (state: SaveState) => void;
  /** Milliseconds after the last change. */
  wait?: number;
  /** Milliseconds after a save that failed. */
  again?: number;
}

/** One for each time that the page builder is opened. */
export class PageSaver {
  readonly #options: SaverOptions;
  #lockVersion: number;
  /** What is not kept yet. */
  #wanted: Written | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isStopped = false;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#lockVersion = options.lockVersion;
  }

  /** This is to be kept, a moment from now. */
  change(written: Written): void {
    const { tell, wait = 1000 } = this.#options;
    this.#wanted = written;
    tell({ kind: 'waiting' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  /** Saves at once; false when something is not kept afterwards. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll()
      .catch(() => this.#fail())
      .finally(() => {
        this.#running = null;
      });
    await this.#running;
    return this.#wanted === null;
  }

  /** What could not be kept is tried again by itself: a line that was gone for a moment, a session that was renewed meanwhile. */
  #fail(): void {
    const { tell, again = 5000 } = this.#options;
    tell({ kind: 'failed' });
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), again);
  }

  /** From here on it goes on from this version: what is on the screen replaces it with the next save. */
  goOnFrom(lockVersion: number): void {
    this.#lockVersion = lockVersion;
  }

  /** Whoever leaves within the moment after a change loses nothing: it is sent on the way out. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    if (this.#wanted) void this.flush();
  }

  async #saveAll(): Promise<void> {
    const { save, read, tell } = this.#options;
    while (this.#wanted) {
      const sent: Written = this.#wanted;
      tell({ kind: 'saving' });
      // One after the other: each goes on from the version of the last.
      // oxlint-disable-next-line no-await-in-loop
      const next = await save(sent, this.#lockVersion);
      if (next === null) {
        // oxlint-disable-next-line no-await-in-loop
        const { lockVersion, by, ...theirs } = await read();
        tell({ kind: 'met', theirs, by, lockVersion });
        return;
      }
      this.#lockVersion = next;
      if (this.#wanted === sent) this.#wanted = null;
    }
    tell({ kind: 'saved' });
  }
}
