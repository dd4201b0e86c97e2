/** From the names of `contract/` to those on the wire: only the contract speaks camelCase. */
import { snakeCase } from '#contract/jsonapi.ts';

const snakeNames = new Map<string, string>();
/** More names than all contracts have. */
const mostNames = 2000;

/** As `snakeCase`; remembered, as every row has the names of its contract. */
export function snakeName(key: string): string {
  const cached = snakeNames.get(key);
  if (cached !== undefined) return cached;
  const name = snakeCase(key);
  if (snakeNames.size < mostNames) snakeNames.set(key, name);
  return name;
}

/** Strings and numbers, which most values are, pass at once. */
function snakeValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.map(snakeValue) : value;
  return snakeKeys(value);
}

/** The object with names as they stand on the wire, at every depth; of its own names only the `wanted` ones, if these are said. */
export function snakeKeys(value: object, wanted?: ReadonlySet<string>): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const key in value) {
    const name = snakeName(key);
    if (wanted?.has(name) !== false) written[name] = snakeValue(value[key as keyof typeof value]);
  }
  return written;
}
