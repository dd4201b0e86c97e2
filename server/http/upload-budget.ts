/**
 * What files take of the memory while they come in and are worked on: so much of one person, and of everybody together. Whoever
 * sends more hears it at once, and all others go on.
 */
import { rm } from 'node:fs/promises';
import { Refusal } from './refusal.ts';

export interface FileMemory {
  ofOne: number;
  ofAll: number;
}

/** The largest form of one person fits, with the call that its screen makes of it, and two of those at one time. */
const usual: FileMemory = { ofOne: 150_000_000, ofAll: 300_000_000 };
/** After which who is sent away may try again. */
const seconds = 10;

/** Counts bytes by whoever sent them. */
export class FileRoom {
  readonly #memory: FileMemory;
  readonly #ofPeople = new Map<string, number>();
  #all = 0;

  constructor(memory: FileMemory = usual) {
    this.#memory = memory;
  }

  /** Throws 429 when there is no room for so many more. */
  take(who: string, bytes: number): void {
    const own = (this.#ofPeople.get(who) ?? 0) + bytes;
    if (own > this.#memory.ofOne || this.#all + bytes > this.#memory.ofAll)
      throw new Refusal([{ code: 'busy', values: { seconds } }], seconds);
    this.#ofPeople.set(who, own);
    this.#all += bytes;
  }

  giveBack(who: string, bytes: number): void {
    const own = (this.#ofPeople.get(who) ?? 0) - bytes;
    if (own > 0) this.#ofPeople.set(who, own);
    else this.#ofPeople.delete(who);
    this.#all -= bytes;
  }
}

const room = new FileRoom();

/** The files of one request, from their first byte until its answer. */
export class UploadBudget {
  readonly #who: string;
  readonly #room: FileRoom;
  #bytes = 0;
  #paths: string[] = [];

  constructor(who: string, own: FileRoom = room) {
    this.#who = who;
    this.#room = own;
  }

  /** Throws 429 when there is no room for it. */
  take(bytes: number): void {
    this.#room.take(this.#who, bytes);
    this.#bytes += bytes;
  }

  /** A file on the disk that came with the request: it goes when that is done. */
  removeAfter(path: string): void {
    this.#paths.push(path);
  }

  /** They are done with. Asked again it does nothing. */
  async release(): Promise<void> {
    this.#room.giveBack(this.#who, this.#bytes);
    this.#bytes = 0;
    for (const path of this.#paths.splice(0)) await rm(path, { force: true });
  }
}

/** Does `work` with files of `who`; what they took is free again once it is done, well or not. */
export async function withUploadBudget<Result>(
  who: string,
  work: (budget: UploadBudget) => Promise<Result>,
): Promise<Result> {
  const budget = new UploadBudget(who);
  try {
    return await work(budget);
  } finally {
    await budget.release();
  }
}
