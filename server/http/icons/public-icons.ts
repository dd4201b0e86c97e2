/** Icons that are not shipped, asked of the public service by this server: it never learns who looks at them. */
import { iconFetchTimeoutMs } from '#contract/icons.ts';
import { partOf, type IconAnswer, type IconData, type IconSet } from './icon-set.ts';

/** Icons of others that are kept in memory. */
const mostKept = 500;
const longestBody = 20_000;

// Drawing, and nothing that runs, loads or links.
const safeTag =
  /^\/?(g|path|circle|ellipse|rect|line|polyline|polygon|defs|mask|clipPath|linearGradient|radialGradient|stop|use|symbol|title|animate|animateTransform|animateMotion|set|mpath)$/;

const runsOrLoads =
  /<[!?]|&|\bon\w+\s*=|\bstyle\s*=|javascript:|attributeName\s*=\s*["']?\s*(?:xlink:)?href/i;
/** An address may lead to a part of the same drawing only. */
const leadsAway = /href\s*=\s*(?!["']?#)|url\(\s*(?!["']?#)/i;

/** Whether a drawing of another holds nothing but a drawing. */
export function isPlainDrawing(body: string): boolean {
  if (body.length > longestBody || runsOrLoads.test(body) || leadsAway.test(body)) return false;
  return [...body.matchAll(/<([^\s>]*)/g)].every(([, tag = '']) =>
    safeTag.test(tag.replace(/(?<=.)\/$/, '')),
  );
}

export type FetchIcons = (prefix: string, names: readonly string[]) => Promise<IconAnswer | null>;

function withoutUnsafe({ icons, ...set }: IconSet): IconSet {
  const safe = Object.entries(icons).filter(
    ([, icon]) => typeof icon?.body === 'string' && isPlainDrawing(icon.body),
  );
  return { ...set, icons: Object.fromEntries(safe) };
}

async function ask(service: string, prefix: string, names: readonly string[]): Promise<IconSet | null> {
  const address = new URL(`${service.replace(/\/$/, '')}/${prefix}.json`);
  address.searchParams.set('icons', names.join(','));
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(iconFetchTimeoutMs),
      redirect: 'error',
    });
    if (!answer.ok) return null;
    const set = (await answer.json()) as Partial<IconSet> | null;
    if (typeof set?.icons !== 'object' || set.icons === null) return null;
    return withoutUnsafe({ ...set, prefix, icons: set.icons });
  } catch {
    // Away or slow: the page does without this icon.
    return null;
  }
}

/** A function that asks the service at `service` and remembers; null when it is switched off or does not answer. */
export function publicIcons(service: string | null): FetchIcons {
  const kept = new Map<string, IconData & { setWidth?: number; setHeight?: number }>();
  return async (prefix, names) => {
    if (service === null) return null;
    const missing = names.filter((name) => !kept.has(`${prefix}:${name}`));
    const set = missing.length > 0 ? await ask(service, prefix, missing) : null;
    if (missing.length > 0 && !set) return null;
    if (set)
      for (const [name, icon] of Object.entries(partOf(set, missing).icons))
        kept.set(`${prefix}:${name}`, { width: set.width ?? 16, height: set.height ?? 16, ...icon });
    const icons = Object.fromEntries(
      names.flatMap((name) => {
        const icon = kept.get(`${prefix}:${name}`);
        return icon ? [[name, icon]] : [];
      }),
    );
    for (const key of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) kept.delete(key);
    return partOf({ prefix, icons }, names);
  };
}
