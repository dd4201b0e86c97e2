/** What a page may load and run. Pages get a nonce; pages from the cache, which many people get, get hashes instead. */
import { createHash } from 'node:crypto';

export interface InlineSources {
  /** `'nonce-…'` or `'sha256-…'`, with the quotes. */
  scripts: readonly string[];
  styles: readonly string[];
}

export interface PolicyOptions {
  mapTileUrl: string | null;
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

/** `https://tiles.example` of `https://{s}.tiles.example/{z}/{x}/{y}.png`. */
function tileHost(mapTileUrl: string | null): string[] {
  const [, origin = '', host = ''] = /^(https?:\/\/)([^/]+)/.exec(mapTileUrl ?? '') ?? [];
  const clean = host.replace(/^\{[^}]*\}/, '*');
  return /^[\w.*:-]+$/.test(clean) ? [`${origin}${clean}`] : [];
}

export const nonceSources = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/** The header for a page. */
export function contentSecurityPolicy(inline: InlineSources, options: PolicyOptions): string {
  const tiles = tileHost(options.mapTileUrl);
  const { script, beacons } = options.analytics ?? { script: null, beacons: [] };
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...(script === null ? [] : [script])],
    // A nonce would switch 'unsafe-inline' off again.
    'style-src': options.isHotReload ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inline.styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...beacons],
    'connect-src': ["'self'", ...tiles, ...beacons, ...(options.isHotReload ? ['ws:'] : [])],
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

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
// Data for scripts is no script: no policy concerns it.
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes);

/** The page without its nonce, and the hashes that allow the same scripts and styles. */
export function withHashes(html: string, nonce: string): { html: string; inline: InlineSources } {
  const bare = html.replaceAll(` nonce="${nonce}"`, '').replaceAll(` content="${nonce}"`, '');
  const scripts = new Set<string>();
  for (const [, attributes = '', text = ''] of bare.matchAll(inlineScript)) {
    if (!isData(attributes)) scripts.add(hashOf(text));
  }
  const styles = new Set<string>();
  for (const [, text = ''] of bare.matchAll(inlineStyle)) styles.add(hashOf(text));
  return { html: bare, inline: { scripts: [...scripts], styles: [...styles] } };
}
