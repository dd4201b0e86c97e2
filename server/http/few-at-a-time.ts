/** Work that takes much of the machine: a few at a time, some waiting, and the rest sent away to try again soon. */
import { Refusal } from './refusal.ts';

export interface Places {
  atOnce: number;
  waiting: number;
  /** Of these, at work and waiting, that one person may take: the others stay for everybody else. */
  ofOne: number;
  /** After which who is sent away may try again. */
  seconds: number;
}

export class FewAtATime {
  readonly #places: Places;
  readonly #atWork = new Map<string, number>();
  readonly #queue: { who: string; begin: () => void }[] = [];

  constructor(places: Places) {
    this.#places = places;
  }

  get #busy(): number {
    return [...this.#atWork.values()].reduce((sum, one) => sum + one, 0);
  }

  #isFull(who: string): boolean {
    const own = (this.#atWork.get(who) ?? 0) + this.#queue.filter((one) => one.who === who).length;
    return (
      own >= this.#places.ofOne ||
      (this.#busy >= this.#places.atOnce && this.#queue.length >= this.#places.waiting)
    );
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

  /** Does the work of `who` when it is its turn. Throws 429 when too much is waiting already, or too much of theirs. */
  async run<Result>(who: string, work: () => Promise<Result>, pointer = '/file'): Promise<Result> {
    const { seconds } = this.#places;
    if (this.#isFull(who)) throw new Refusal([{ code: 'busy', pointer, values: { seconds } }], seconds);
    if (this.#busy < this.#places.atOnce) this.#change(who, 1);
    // Its place is handed over by whoever leaves.
    else await new Promise<void>((begin) => void this.#queue.push({ who, begin }));
    try {
      return await work();
    } finally {
      this.#change(who, -1);
      this.#next();
    }
  }
}
