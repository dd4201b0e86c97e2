/** A block as it begins: with the texts of its sample, so that one sees at once what it is for. */
import type * as z from 'zod/mini';
import type { Block, BlockName } from '#contract/blocks/all-blocks.ts';
import type { BlockPicture } from '#contract/block-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { schemaOf } from '#app/features/page-builder/components/block-kinds.ts';
import { type Blocks, newBlockId } from '#app/features/page-builder/components/page-history.ts';
import { drawn } from '#app/features/pages/components/blocks/block-sample.ts';
import { folderOf } from '#app/features/pages/components/blocks/block-place.ts';
import { limitsOf } from '#contract/blocks/schema-limits.ts';

type Samples = Record<Locale, { fields: object }>;
const samples = import.meta.glob<Samples>('../../pages/blocks/*/sample.ts', { import: 'default' });

/** A block of this kind in the language of the page. */
export async function newBlock(type: BlockName, locale: Locale, blocks: Blocks): Promise<Block> {
  const sample = await samples[`../../pages/blocks/${folderOf(type)}/sample.ts`]?.();
  return {
    type,
    id: newBlockId(type, blocks),
    version: schemaOf(type).version,
    ...sample?.[locale].fields,
  } as Block;
}

/** A picture to begin with. */
export const firstPicture: BlockPicture = drawn('koffie');

/** A value that has nothing in it yet, for one more of a list. */
export function emptyValue(schema: z.ZodMiniType): unknown {
  const { type, mayBeNull, fields, item, least = 0 } = limitsOf(schema);
  if (mayBeNull) return null;
  if (fields)
    return 'focus' in fields
      ? firstPicture
      : Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));
  if (item) return Array.from({ length: least }, () => emptyValue(item));
  return { boolean: false, number: 1 }[type] ?? '';
}
