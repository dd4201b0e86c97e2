/** A public page: kept, beside a file of its size; not kept, beside rendering the same tree alone. */
import { of, small } from './centers.ts';
import { loadInTurns, middleOf } from './load.ts';
import { processorTime, type ServerProcess } from './processes.ts';
import { renderAlone } from './rendering.ts';
import { atLeast, atMost, type Line } from './report.ts';

/** Code that is cold costs many times as much; the server's settles after some four hundred pages. */
const warming = 500;
const turns = 7;
const pagesInTurn = 50;

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

/** Asks for a page, each time it is called. Throws when it came from what is kept: then nothing was made. */
const askingFor = (page: string, headers: Record<string, string>) => async () => {
  const answer = await fetch(page, { headers: { ...headers, ...notKept } });
  await answer.text();
  if (answer.status !== 200 || answer.headers.has('x-page-cache'))
    throw new Error(`${page} was to be made, and answers ${answer.status} of what is kept`);
};

const timesOver = async (count: number, work: () => Promise<void>) => {
  for (let done = 0; done < count; done++) await work();
};

/**
 * Processor milliseconds of one page that is not kept, and of rendering it alone, by turns so that what else the machine does
 * touches both: those of the turn in which their ratio was the middle one. Null where the system does not tell.
 */
async function uncachedBesideAlone(
  product: ServerProcess,
  ask: () => Promise<void>,
  render: () => Promise<void>,
): Promise<[number, number] | null> {
  await timesOver(warming, ask);
  await timesOver(warming, render);
  const found: [number, number][] = [];
  for (let turn = 0; turn < turns; turn++) {
    const before = await processorTime(product.pid);
    await timesOver(pagesInTurn, ask);
    const after = await processorTime(product.pid);
    if (before === null || after === null) return null;
    const ours = process.cpuUsage();
    await timesOver(pagesInTurn, render);
    const { user, system } = process.cpuUsage(ours);
    found.push([((after - before) * 1000) / pagesInTurn, (user + system) / 1000 / pagesInTurn]);
  }
  return middleOf(found);
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
  const alone = await renderAlone(product.address, of(center), path, bytes);
  const uncached = await uncachedBesideAlone(product, askingFor(page, headers), alone);
  if (uncached !== null) lines.push(atMost(`${what}, uncached, processor time`, ...uncached, limit, 'ms'));
  return lines;
}

export const pageLines = (product: ServerProcess): Promise<Line[]> =>
  linesOfPage(product, { what: 'Public page', center: small, path: '/vacancies/search', limit: 2 });
