/** A block in the states that a page may bring it in: as usual, with the longest and the shortest texts allowed, and without pictures. */
import type * as z from 'zod/mini';
import type { Block } from '#contract/blocks/all-blocks.ts';
import type { Locale } from '#contract/locales.ts';
import { limitsOf } from '#contract/blocks/schema-limits.ts';

export const sampleStates = ['usual', 'long', 'short', 'bare'] as const;
export type SampleState = (typeof sampleStates)[number];

const longWords: Record<Locale, string> = {
  nl: 'Vrijwilligersvacaturebeoordelingscommissie zoekt burenhulp in de buurt ',
  en: 'Incomprehensibilities notwithstanding, the neighbourhood commissioner helps ',
};

/** Not words: what a field leads to or names. */
const named = new Set(['href', 'icon', 'address', 'formId', 'category', 'near', 'picture', 'imageSide']);

/** As many signs as may be, of the text itself where that has several lines. */
function lengthened(text: string, most: number, locale: Locale): string {
  const unit = text.includes('\n') ? `${text}\n\n` : longWords[locale];
  return unit
    .repeat(Math.ceil(most / unit.length))
    .slice(0, most)
    .trimEnd()
    .padEnd(most, 'n');
}

type Change = { state: SampleState; locale: Locale };

function list(values: readonly unknown[], schema: z.ZodMiniType, change: Change): unknown[] {
  const { item, least = 0, most = values.length } = limitsOf(schema);
  const count = { usual: values.length, bare: values.length, long: most, short: least }[change.state];
  return Array.from({ length: count }, (_, at) =>
    item ? changedIn(values[at % values.length], item, change) : null,
  );
}

function changedIn(value: unknown, schema: z.ZodMiniType, change: Change, name = ''): unknown {
  const { mayBeNull, most, fields } = limitsOf(schema);
  const { state, locale } = change;
  if (mayBeNull && (value === null || state === 'short' || (state === 'bare' && name === 'picture')))
    return null;
  if (named.has(name)) return value;
  if (Array.isArray(value)) return list(value, schema, change);
  if (fields)
    return Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [
        key,
        changedIn((value as Record<string, unknown>)[key], field, change, key),
      ]),
    );
  if (typeof value !== 'string' || most === undefined) return value;
  return { usual: value, bare: value, long: lengthened(value, most, locale), short: 'A' }[state];
}

type Kind = { type: string; version: number; fields: Readonly<Record<string, z.ZodMiniType>> };

/** A block of this kind in a state, made of its sample. */
export function sampleBlock(kind: Kind, fields: object, change: Change & { id: string }): Block {
  const own = Object.entries(kind.fields).map(([name, schema]) => [
    name,
    changedIn((fields as Record<string, unknown>)[name], schema, change, name),
  ]);
  return { type: kind.type, id: change.id, version: kind.version, ...Object.fromEntries(own) } as Block;
}
