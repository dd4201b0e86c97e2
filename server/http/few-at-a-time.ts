/** Work that takes much of the machine: a few at a time, some waiting, and the rest sent away to try again soon. */
import { Refusal } from './refusal.ts';

export interface Places {
  atOnce: number;
  waiting: number;
  /** After which who is sent away may try again. */
  seconds: number;
}

export class FewAtATime {
  readonly #places: Places;
  #busy = 0;
  readonly #queue: (() => void)[] = [];

  constructor(places: Places) {
    this.#places = places;
  }

  /** Does the work when it is its turn. Throws 429 when too much is waiting already. */
  async run<Result>(work: () => Promise<Result>, pointer = '/file'): Promise<Result> {
    const { atOnce, waiting, seconds } = this.#places;
    if (this.#busy < atOnce) this.#busy += 1;
    else if (this.#queue.length >= waiting)
      throw new Refusal([{ code: 'busy', pointer, values: { seconds } }], seconds);
    // Its place is handed over by whoever leaves.
    else await new Promise<void>((resolve) => void this.#queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}
