/** What a page may load and run. Pages get a nonce; pages from the cache, which many people get, get hashes instead. */
import { createHash } from 'node:crypto';

export interface InlineSources {
  /** `'nonce-…'` or `'sha256-…'`, with the quotes. */
  scripts: readonly string[];
  styles: readonly string[];
}

export interface PolicyOptions {
  /** Vite's client talks over a socket, and adds styles as one types. */
  isHotReload: boolean;
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
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// Data for scripts is no script: no policy concerns it.
const isData = (tag: string) => /type="application\/(ld\+)?json"/.test(tag);

/** What stands in tags of this name that bear the nonce: ours, and nothing that came in with what people wrote. */
function inlineTexts(html: string, name: 'script' | 'style', nonce: string): string[] {
  const texts: string[] = [];
  const mark = ` nonce="${nonce}"`;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const opened = html.indexOf('>', at);
    const tag = html.slice(html.lastIndexOf('<', at), opened);
    if (!tag.startsWith(`<${name} `) || / src=/.test(tag) || isData(tag)) continue;
    const text = html.slice(opened + 1, html.indexOf(`</${name}>`, opened));
    texts.push(withoutNonce(text, nonce));
  }
  return texts;
}

const withoutNonce = (html: string, nonce: string) =>
  html.replaceAll(` nonce="${nonce}"`, '').replaceAll(` content="${nonce}"`, '');

/** The page without its nonce, and the hashes that allow the same scripts and styles. */
export function withHashes(html: string, nonce: string): { html: string; inline: InlineSources } {
  const hashes = (name: 'script' | 'style') => [...new Set(inlineTexts(html, name, nonce).map(hashOf))];
  return {
    html: withoutNonce(html, nonce),
    inline: { scripts: hashes('script'), styles: hashes('style') },
  };
}
