/** Answers that must not tell by their time whether an address is known: longer than any of the work takes. */
import { setTimeout as rest } from 'node:timers/promises';

const shortestMs = 250;
/** A machine that stood still for a moment must not make everybody wait for as long. */
const longestMs = 5_000;
/** What took longest counts for so long, and up to twice that. */
const rememberedMs = 15_000;
/** The next one may take somewhat longer. */
const margin = 1.25;

interface Settings {
  now: () => number;
  shortestMs: number;
  longestMs: number;
}

/**
 * How long such an answer takes at least. On a busy machine more than the usual time passes, and more of it for whoever is known, as more
 * is asked of the database for them: so all take as long as the longest of a moment ago.
 */
export class TimingEqualizer {
  readonly #now: () => number;
  readonly #shortest: number;
  readonly #most: number;
  #since = 0;
  #longest = 0;
  #longestBefore = 0;

  constructor(settings: Partial<Settings> = {}) {
    this.#now = settings.now ?? (() => performance.now());
    this.#shortest = settings.shortestMs ?? shortestMs;
    this.#most = settings.longestMs ?? longestMs;
  }

  /** For tests that are not about time: nothing waits. */
  static none(): TimingEqualizer {
    return new TimingEqualizer({ shortestMs: 0, longestMs: 0 });
  }

  #turn(): void {
    const passed = this.#now() - this.#since;
    if (passed < rememberedMs) return;
    this.#longestBefore = passed < 2 * rememberedMs ? this.#longest : 0;
    this.#longest = 0;
    this.#since = this.#now();
  }

  /** Notes what some work took. */
  note(ms: number): void {
    this.#turn();
    this.#longest = Math.max(this.#longest, ms);
  }

  get leastMs(): number {
    this.#turn();
    const busy = Math.max(this.#longest, this.#longestBefore) * margin;
    return Math.min(this.#most, Math.max(this.#shortest, busy));
  }
}

/**
 * Runs `work` and waits until a quarter of a second has passed since its start, or more where others took longer. A refusal goes at
 * once: it must depend on what was typed alone, never on what was found.
 */
export async function equalizeTiming<Result>(
  work: () => Promise<Result>,
  time: TimingEqualizer,
): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  time.note(performance.now() - startedAt);
  await rest(Math.max(0, time.leastMs - (performance.now() - startedAt)));
  return result;
}
