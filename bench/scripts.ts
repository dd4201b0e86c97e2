/** Bytes of script that a page loads before anybody touches it. */
import { gzipSync } from 'node:zlib';

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, url]) => url ?? '');

/** Gzipped kilobytes of the module scripts that the document names, and how many there are. */
export async function scriptSize(
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
