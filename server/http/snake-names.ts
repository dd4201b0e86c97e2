/** From the names of `contract/` to those on the wire: only the contract speaks camelCase. */
import type * as z from 'zod/mini';
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

/** The object with names as they stand on the wire, at every depth. */
export function snakeKeys(value: object): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const key in value) written[snakeName(key)] = snakeValue(value[key as keyof typeof value]);
  return written;
}

/** What a field is called in the code, and on the wire. */
type FieldName = readonly [key: string, name: string];

const namesOfShapes = new WeakMap<z.ZodMiniObject, readonly FieldName[]>();

/** What the contract's object is called here and on the wire: going through that takes a thirtieth of the time that going through a row of sixty names takes. */
function namesOf(shape: z.ZodMiniObject): readonly FieldName[] {
  const known = namesOfShapes.get(shape);
  if (known) return known;
  const names = Object.keys(shape.shape).map((key) => [key, snakeName(key)] as const);
  namesOfShapes.set(shape, names);
  return names;
}

/** Fields by their names on the wire, as one question asks for them. */
export type Wanted = ReadonlySet<string>;

/** By what was asked, which every row of an answer has in common. */
const namesOfWanted = new WeakMap<Wanted, WeakMap<z.ZodMiniObject, readonly FieldName[]>>();

/** The names that `shape` has, and of these only the `wanted` ones, if any are said. */
export function wantedNames(shape: z.ZodMiniObject, wanted: Wanted | undefined): readonly FieldName[] {
  if (!wanted) return namesOf(shape);
  const byShape = namesOfWanted.get(wanted) ?? new WeakMap<z.ZodMiniObject, readonly FieldName[]>();
  namesOfWanted.set(wanted, byShape);
  const known = byShape.get(shape);
  if (known) return known;
  const names = namesOf(shape).filter(([, name]) => wanted.has(name));
  byShape.set(shape, names);
  return names;
}

/** The fields of one resource as they stand on the wire: those that `shape` has, and of these only the `wanted` ones, if any are said. */
export function snakeFields(value: object, shape: z.ZodMiniObject, wanted?: Wanted): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const [key, name] of wantedNames(shape, wanted))
    written[name] = snakeValue(value[key as keyof typeof value]);
  return written;
}
