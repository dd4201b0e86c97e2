/** A public page: kept, beside a file of its size; not kept, beside rendering the same tree alone. */
import { of, small } from './centers.ts';
import { loadInTurns } from './load.ts';
import { processorTime, type ServerProcess } from './processes.ts';
import { renderAlone, warming } from './rendering.ts';
import { atLeast, atMost, type Line } from './report.ts';

const pages = 150;

/** A built file about as large as the page, from the same process. */
async function fileLike(product: ServerProcess, bytes: number): Promise<string> {
  const html = await (await fetch(`${product.address}/`, { headers: { accept: 'text/html' } })).text();
  const named = [...html.matchAll(/"(\/(?:assets|drawings)\/[^"?]+)"/g)].map(([, url]) => url ?? '');
  const urls = [...new Set([...named, '/map/nl-boundaries.topojson', '/map/places.json'])];
  const sized = await Promise.all(
    urls.map(async (url) => ({
      url,
      size: (await (await fetch(product.address + url)).arrayBuffer()).byteLength,
    })),
  );
  sized.sort((a, b) => Math.abs(a.size - bytes) - Math.abs(b.size - bytes));
  console.log(`  page of ${bytes} bytes beside a file of ${sized[0]?.size} bytes`);
  return product.address + (sized[0]?.url ?? '/favicon.ico');
}

/** Nothing is kept for, nor taken from what is kept by, who says who they are; this says nothing that we know. */
const notKept = { authorization: 'Basic bm9ib2R5Og==' };

/**
 * Processor milliseconds of one page that is not kept. As with rendering alone, none counts until the code is warm; a cold one costs
 * many times as much and says nothing of a server that runs. Throws when one came from what is kept: then nothing was made.
 */
async function uncachedMs(
  product: ServerProcess,
  page: string,
  headers: Record<string, string>,
): Promise<number | null> {
  const ask = async () => {
    const answer = await fetch(page, { headers: { ...headers, ...notKept } });
    await answer.text();
    if (answer.status !== 200 || answer.headers.has('x-page-cache'))
      throw new Error(`${page} was to be made, and answers ${answer.status} of what is kept`);
  };
  for (let round = 0; round < warming; round++) await ask();
  const before = await processorTime(product.pid);
  for (let round = 0; round < pages; round++) await ask();
  const after = await processorTime(product.pid);
  return before === null || after === null ? null : ((after - before) * 1000) / pages;
}

/** A page of a centre, kept beside a file of its size, and not kept beside rendering it alone. */
export async function linesOfPage(
  product: ServerProcess,
  { what, center, path, limit }: { what: string; center: number; path: string; limit: number },
): Promise<Line[]> {
  const headers = { ...of(center), accept: 'text/html' };
  const page = `${product.address}${path}`;
  const bytes = (await (await fetch(page, { headers })).arrayBuffer()).byteLength;
  const file = await fileLike(product, bytes);
  const [cached, asFile] = await loadInTurns({ url: page, headers }, { url: file });
  const lines = [atLeast(`${what}, cached`, cached, asFile, 0.5, 'requests/s')];
  const uncached = await uncachedMs(product, page, headers);
  const alone = await renderAlone(product.address, of(center), path, { count: pages, bytes });
  if (uncached !== null)
    lines.push(atMost(`${what}, uncached, processor time`, uncached, alone, limit, 'ms'));
  return lines;
}

export const pageLines = (product: ServerProcess): Promise<Line[]> =>
  linesOfPage(product, { what: 'Public page', center: small, path: '/vacancies/search', limit: 2 });
