/** Icon sets as Iconify writes them, and the part of one that somebody asks for. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { shippedIconSets } from '#contract/icons.ts';

export interface IconData {
  /** SVG inside the `svg` element. */
  body: string;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}
interface IconAlias extends Partial<IconData> {
  parent: string;
}

/** The JSON format of Iconify (iconify.design/docs/types/iconify-json.html). */
export interface IconSet {
  prefix: string;
  icons: Record<string, IconData>;
  aliases?: Record<string, IconAlias>;
  width?: number;
  height?: number;
}
export interface IconAnswer extends IconSet {
  not_found?: string[];
}

const opened = new Map<string, Promise<IconSet>>();

/** A shipped set, read on first use; null when it is not shipped. */
export function shippedSet(prefix: string): Promise<IconSet> | null {
  if (!shippedIconSets.some((name) => name === prefix)) return null;
  const file = fileURLToPath(import.meta.resolve(`@iconify-json/${prefix}/icons.json`));
  const set = opened.get(prefix) ?? readFile(file, 'utf8').then((text) => JSON.parse(text) as IconSet);
  opened.set(prefix, set);
  return set;
}

/** No icon points through more names than this. */
const longestChain = 5;

/** The icon itself, through its aliases; null when the set has none of that name. */
function found({ icons, aliases = {} }: IconSet, name: string, depth = 0): IconData | null {
  if (Object.hasOwn(icons, name)) return icons[name] ?? null;
  const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
  if (!alias || depth > longestChain) return null;
  const parent = found({ prefix: '', icons, aliases }, alias.parent, depth + 1);
  const { parent: _parent, ...own } = alias;
  return parent && { ...parent, ...own };
}

/** Of a set the icons of these names, aliases worked out. */
export function partOf(set: IconSet, names: readonly string[]): IconAnswer {
  const pairs = names.map((name) => [name, found(set, name)] as const);
  const missing = pairs.filter(([, icon]) => icon === null).map(([name]) => name);
  return {
    prefix: set.prefix,
    icons: Object.fromEntries(pairs.filter((pair): pair is [string, IconData] => pair[1] !== null)),
    width: set.width ?? 16,
    height: set.height ?? 16,
    ...(missing.length > 0 ? { not_found: missing } : {}),
  };
}
