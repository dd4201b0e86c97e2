/** Bytes of script that a page loads before anybody touches it. */
import { gzipSync } from 'node:zlib';
import { of, small } from './centers.ts';
import type { ServerProcess } from './processes.ts';
import { under, type Line } from './report.ts';

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, url]) => url ?? '');

/** Gzipped kilobytes of the module scripts that the document names, and how many there are. */
async function scriptSize(
  address: string,
  headers: Record<string, string>,
  path: string,
): Promise<{ kilobytes: number; files: number }> {
  const html = await (
    await fetch(`${address}${path}`, { headers: { ...headers, accept: 'text/html' } })
  ).text();
  const urls = new Set([
    ...found(html, /<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
    ...found(html, /<script[^>]+src="([^"]+)"/g),
    ...found(html, /import\s*\(?\s*["'](\/assets\/[^"']+\.js)["']/g),
    ...found(html, /from\s*["'](\/assets\/[^"']+\.js)["']/g),
  ]);
  let bytes = 0;
  for (const url of urls)
    bytes += gzipSync(Buffer.from(await (await fetch(new URL(url, address))).arrayBuffer())).length;
  return { kilobytes: Math.round(bytes / 100) / 10, files: urls.size };
}

export async function sizeLines(product: ServerProcess): Promise<Line[]> {
  const { data } = (await (
    await fetch(`${product.address}/api/v1/vacancies?page%5Bsize%5D=1`, { headers: of(small) })
  ).json()) as { data: { id: string }[] };
  const search = await scriptSize(product.address, of(small), '/vacancies/search');
  const vacancy = await scriptSize(product.address, of(small), `/vacancies/${data[0]?.id}`);
  return [
    under('Script of /vacancies/search, gzip', search.kilobytes, 130, 'kB'),
    under('Script of /vacancies/{id}, gzip', vacancy.kilobytes, 130, 'kB'),
  ];
}
