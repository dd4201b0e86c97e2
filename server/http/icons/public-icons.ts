/** Icons that are not shipped, asked of the public service by this server: it never learns who looks at them. */
import { iconFetchTimeoutMs } from '#contract/icons.ts';
import { everybody, FewAtATime } from '../concurrency-limit.ts';
import { partOf, type IconAnswer, type IconData, type IconSet } from './icon-set.ts';

/** Icons of others that are kept in memory, and names of which the service knows none. */
const mostKept = 500;
const mostMissing = 5000;
/** A name that is not there may come with its next release. */
const missingForMs = 3600_000;
/** After it did not answer it is left alone for a while. */
const awayForMs = 10_000;
/** Calls at one time, and in a minute: whatever visitors ask, the service hears no more of us. */
const mostAtOnce = 8;
const mostAMinute = 120;
const longestBody = 20_000;

// Drawing, and nothing that runs, loads or links.
const safeTag =
  /^\/?(g|path|circle|ellipse|rect|line|polyline|polygon|defs|mask|clipPath|linearGradient|radialGradient|stop|use|symbol|title|animate|animateTransform|animateMotion|set|mpath)$/;

const runsOrLoads =
  /<[!?]|&|\bon\w+\s*=|\bstyle\s*=|javascript:|attributeName\s*=\s*(?:["']\s*)?(?:xlink:)?href/i;
/** An address may lead to a part of the same drawing only. */
const leadsAway = /href\s*=\s*(?!["']?#)|url\(\s*(?!["']?#)/i;

/** Whether a drawing of another holds nothing but a drawing. */
export function isPlainDrawing(body: string): boolean {
  if (body.length > longestBody || runsOrLoads.test(body) || leadsAway.test(body)) return false;
  return [...body.matchAll(/<([^\s>]*)/g)].every(([, tag = '']) =>
    safeTag.test(tag.replace(/(?<=.)\/$/, '')),
  );
}

/** `mayAsk` says whether this visitor may make the server ask; asked only when it would. */
export type FetchIcons = (
  prefix: string,
  names: readonly string[],
  mayAsk?: () => Promise<boolean>,
) => Promise<IconAnswer | null>;

function withoutUnsafe({ icons, ...set }: IconSet): IconSet {
  const safe = Object.entries(icons).filter(
    ([, icon]) => typeof icon?.body === 'string' && isPlainDrawing(icon.body),
  );
  return { ...set, icons: Object.fromEntries(safe) };
}

/** The icons; 'unknown' for a set that is not there, 'away' when there is no answer. */
async function ask(
  service: string,
  prefix: string,
  names: readonly string[],
): Promise<IconSet | 'unknown' | 'away'> {
  const address = new URL(`${service.replace(/\/$/, '')}/${prefix}.json`);
  address.searchParams.set('icons', names.join(','));
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(iconFetchTimeoutMs),
      redirect: 'error',
    });
    if (answer.status === 404) return 'unknown';
    if (!answer.ok) return 'away';
    const set = (await answer.json()) as Partial<IconSet> | null;
    if (typeof set?.icons !== 'object' || set.icons === null) return 'away';
    return withoutUnsafe({ ...set, prefix, icons: set.icons });
  } catch {
    // Away or slow: the page does without this icon.
    return 'away';
  }
}

/** Forgets the oldest above the limit. */
function bound(map: Map<string, unknown>, most: number): void {
  for (const key of [...map.keys()].slice(0, Math.max(0, map.size - most))) map.delete(key);
}

/** How often the service is asked, by everybody together. */
function gate(now: () => number) {
  const turns = new FewAtATime({ atOnce: mostAtOnce, waiting: 0 });
  let awayUntil = 0;
  let counts: number[] = [];
  return {
    isOpen(): boolean {
      counts = counts.filter((at) => at > now() - 60_000);
      return now() >= awayUntil && turns.hasRoom(everybody) && counts.length < mostAMinute;
    },
    async pass<Result>(work: () => Promise<Result | 'away'>): Promise<Result | 'away'> {
      counts.push(now());
      const result = await turns.run(everybody, work);
      if (result === 'away') awayUntil = now() + awayForMs;
      return result;
    },
  };
}

/**
 * A function that asks the service at `service` and remembers what it has and what it has not. Null when it is switched off, does
 * not answer, or was asked enough.
 */
export function publicIcons(service: string | null, now: () => number = Date.now): FetchIcons {
  const kept = new Map<string, IconData & { setWidth?: number; setHeight?: number }>();
  const missing = new Map<string, number>();
  const outward = gate(now);
  const isMissing = (key: string) => {
    const since = missing.get(key);
    return since !== undefined && since > now() - missingForMs;
  };
  const keep = (prefix: string, names: readonly string[], set: IconSet) => {
    const { icons } = partOf(set, names);
    for (const name of names) {
      const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
      if (icon) kept.set(`${prefix}:${name}`, { width: set.width ?? 16, height: set.height ?? 16, ...icon });
      else missing.set(`${prefix}:${name}`, now());
    }
    bound(kept, mostKept);
  };
  const known = (prefix: string, names: readonly string[]) => {
    const pairs = names.map((name) => [name, kept.get(`${prefix}:${name}`)] as const);
    return Object.fromEntries(pairs.filter((pair): pair is [string, IconData] => pair[1] !== undefined));
  };
  return async (prefix, names, mayAsk = async () => true) => {
    if (service === null || isMissing(prefix)) return null;
    const wanted = names.filter((name) => !kept.has(`${prefix}:${name}`) && !isMissing(`${prefix}:${name}`));
    if (wanted.length > 0) {
      if (!outward.isOpen() || !(await mayAsk()) || !outward.isOpen()) return null;
      const set = await outward.pass(() => ask(service, prefix, wanted));
      if (set === 'unknown') missing.set(prefix, now());
      if (typeof set !== 'string') keep(prefix, wanted, set);
      bound(missing, mostMissing);
      if (typeof set === 'string') return null;
    }
    return partOf({ prefix, icons: known(prefix, names) }, names);
  };
}
