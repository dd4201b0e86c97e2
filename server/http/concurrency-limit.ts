/** Work that takes much of this machine or of another: a few at a time, some waiting, and the rest sent away to try again soon. */
import { Refusal } from './refusal.ts';

export interface Places {
  atOnce: number;
  waiting: number;
  /** Of these, at work and waiting, that one person may take: the others stay for everybody else. All when left out. */
  ofOne?: number;
  /** How long who waits does so before they are sent away after all. For ever when left out. */
  patienceMs?: number;
  /** After which who is sent away may try again. */
  seconds?: number;
}

/** Where it does not matter whose work it is. */
export const everybody = 'everybody';

export class FewAtATime {
  readonly #places: Required<Places>;
  readonly #atWork = new Map<string, number>();
  readonly #queue: { who: string; begin: () => void }[] = [];

  constructor(places: Places) {
    this.#places = { ofOne: Number.POSITIVE_INFINITY, patienceMs: 0, seconds: 10, ...places };
  }

  get #busy(): number {
    return [...this.#atWork.values()].reduce((sum, one) => sum + one, 0);
  }

  /** Whether `run` would take work of theirs now. */
  hasRoom(who: string): boolean {
    const { atOnce, waiting, ofOne } = this.#places;
    const own = (this.#atWork.get(who) ?? 0) + this.#queue.filter((one) => one.who === who).length;
    return own < ofOne && (this.#busy < atOnce || this.#queue.length < waiting);
  }

  /** Those whose person has the least at work go first, in the order in which they came. */
  #next(): void {
    const [first] = this.#queue.toSorted(
      (one, other) => (this.#atWork.get(one.who) ?? 0) - (this.#atWork.get(other.who) ?? 0),
    );
    if (!first) return;
    this.#queue.splice(this.#queue.indexOf(first), 1);
    this.#change(first.who, 1);
    first.begin();
  }

  #change(who: string, by: number): void {
    const left = (this.#atWork.get(who) ?? 0) + by;
    if (left > 0) this.#atWork.set(who, left);
    else this.#atWork.delete(who);
  }

  /** False when no place came free in time. Whoever leaves hands theirs over. */
  #waitForTurn(who: string): Promise<boolean> {
    const { patienceMs } = this.#places;
    return new Promise((resolve) => {
      let clock: NodeJS.Timeout | undefined;
      const waiting = {
        who,
        begin: () => {
          clearTimeout(clock);
          resolve(true);
        },
      };
      this.#queue.push(waiting);
      if (patienceMs === 0) return;
      clock = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        resolve(false);
      }, patienceMs);
    });
  }

  /** Does the work of `who` when it is its turn. Throws 429 when too much is waiting already, or too much of theirs, or for too long. */
  async run<Result>(who: string, work: () => Promise<Result>, pointer = '/file'): Promise<Result> {
    const { seconds, atOnce } = this.#places;
    const sendAway = () => new Refusal([{ code: 'busy', pointer, values: { seconds } }], seconds);
    if (!this.hasRoom(who)) throw sendAway();
    if (this.#busy < atOnce) this.#change(who, 1);
    else if (!(await this.#waitForTurn(who))) throw sendAway();
    try {
      return await work();
    } finally {
      this.#change(who, -1);
      this.#next();
    }
  }
}
