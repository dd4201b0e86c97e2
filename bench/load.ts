/** Bounded load on a loopback address, and what came of it. */
import autocannon from 'autocannon';

export interface LoadResult {
  perSecond: number;
  p50: number;
  p95: number;
}

interface LoadOptions {
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
}

/** Requests the address for some seconds over a few connections. Throws when any answer is not a 2xx. */
export async function load(
  url: string,
  { headers = {}, connections = 8, seconds = 4 }: LoadOptions = {},
): Promise<LoadResult> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname))
    throw new Error('Load goes to loopback only.');
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p95: result.latency.p97_5 };
}

const turns = 5;
/** Code that is cold costs many times as much, and ours is more code than the bare counterpart has. */
const warmingSeconds = 8;

/** Of figures beside their bare counterparts, the two whose ratio is the middle one. */
export const middleOf = (pairs: readonly [number, number][]): [number, number] =>
  pairs.toSorted(([a, b], [c, d]) => a / b - c / d)[Math.floor(pairs.length / 2)] ?? [0, 0];

/**
 * Requests a second of two addresses, by turns so that what else the machine does touches both: those of the turn in which their
 * ratio was the middle one.
 */
export async function loadInTurns(
  first: { url: string } & LoadOptions,
  second: { url: string } & LoadOptions,
): Promise<[number, number]> {
  for (const { url, ...options } of [first, second]) await load(url, { ...options, seconds: warmingSeconds });
  const found: [number, number][] = [];
  for (let turn = 0; turn < turns; turn++) {
    const both = [await load(first.url, first), await load(second.url, second)] as const;
    found.push([both[0].perSecond, both[1].perSecond]);
  }
  return middleOf(found);
}

const quantiles = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
};

/** Milliseconds of one call after another, of each work in turn: median and 95th percentile. */
export async function timeInTurns(
  count: number,
  works: readonly ((round: number) => Promise<unknown>)[],
): Promise<{ p50: number; p95: number }[]> {
  const times: number[][] = works.map(() => []);
  for (let round = 0; round < count; round++)
    for (const [at, work] of works.entries()) {
      const start = performance.now();
      await work(round);
      times[at]?.push(performance.now() - start);
    }
  return times.map(quantiles);
}
