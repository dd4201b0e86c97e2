/** What a page may load and run. Pages get a nonce; pages from the cache, which many people get, get hashes instead. */
import { hash } from 'node:crypto';

export interface InlineSources {
  /** `'nonce-…'` or `'sha256-…'`, with the quotes. */
  scripts: readonly string[];
  styles: readonly string[];
}

export interface PolicyOptions {
  /** Vite's client talks over a socket, and adds styles as one types. */
  isHotReload: boolean;
  /** A page of this site may show it within itself: a look that is tried. */
  isFramed?: boolean;
  /** Only on pages of a centre that has a tag id. */
  analytics?: AnalyticsSources | null;
}

export interface AnalyticsSources {
  /** Origin of the script. */
  script: string;
  /** Where it sends what it counts, as image or call. */
  beacons: readonly string[];
}

/** What the public configuration says of them. */
export const analyticsSources = (configuration: {
  analyticsScriptUrl: string;
  analyticsBeaconOrigins: readonly string[];
}): AnalyticsSources => ({
  script: new URL(configuration.analyticsScriptUrl).origin,
  beacons: configuration.analyticsBeaconOrigins,
});

export const nonceSources = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/** The header for a page. */
export function contentSecurityPolicy(inline: InlineSources, options: PolicyOptions): string {
  const { script, beacons } = options.analytics ?? { script: null, beacons: [] };
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...(script === null ? [] : [script])],
    // A nonce would switch 'unsafe-inline' off again.
    'style-src': options.isHotReload ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inline.styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...beacons],
    'connect-src': ["'self'", ...beacons, ...(options.isHotReload ? ['ws:'] : [])],
    // A video plays here once its visitor presses play.
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
    'worker-src': ["'self'", 'blob:'],
    'frame-ancestors': [options.isFramed ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const hashOf = (text: Buffer) => `'sha256-${hash('sha256', text, 'base64')}'`;

// Data for scripts is no script: no policy concerns it.
const isData = (tag: string) => /type="application\/(ld\+)?json"/.test(tag);

/** Where these bytes stand. */
function placesOf(html: Buffer, mark: Buffer): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) places.push(at);
  return places;
}

const nonceMark = (nonce: string) => Buffer.from(` nonce="${nonce}"`);

function withoutNonce(html: Buffer, nonce: string): Buffer {
  const marks = [nonceMark(nonce), Buffer.from(` content="${nonce}"`)];
  const cuts = marks.flatMap((mark) => placesOf(html, mark).map((at) => ({ at, end: at + mark.length })));
  if (cuts.length === 0) return html;
  let from = 0;
  const kept = cuts
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, end }) => {
      const part = html.subarray(from, at);
      from = end;
      return part;
    });
  return Buffer.concat([...kept, html.subarray(from)]);
}

/** What stands in tags that bear the nonce, by the name of the tag: ours, and nothing that came in with what people wrote. */
function inlineHashes(html: Buffer, nonce: string): Record<'script' | 'style', Set<string>> {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const at of placesOf(html, nonceMark(nonce))) {
    const opened = html.indexOf('>', at);
    const tag = html.toString('utf8', html.lastIndexOf('<', at), opened);
    const name = tag.startsWith('<script ') ? 'script' : tag.startsWith('<style ') ? 'style' : null;
    if (name === null || / src=/.test(tag) || isData(tag)) continue;
    const text = html.subarray(opened + 1, html.indexOf(`</${name}>`, opened));
    hashes[name].add(hashOf(withoutNonce(text, nonce)));
  }
  return hashes;
}

/** The page without its nonce, and the hashes that allow the same scripts and styles. As bytes: a page as text is far more work. */
export function withHashes(html: Buffer, nonce: string): { html: Buffer; inline: InlineSources } {
  const { script, style } = inlineHashes(html, nonce);
  return { html: withoutNonce(html, nonce), inline: { scripts: [...script], styles: [...style] } };
}
