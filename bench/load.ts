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

/** Milliseconds of one call after another: median and 95th percentile. */
export async function timeEach(
  count: number,
  work: (round: number) => Promise<unknown>,
): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round < count; round++) {
    const start = performance.now();
    await work(round);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
