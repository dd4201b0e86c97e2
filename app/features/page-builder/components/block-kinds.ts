/** What each kind of block is called and which fields it has, for who edits: visitors never fetch it. */
import { blockTypes, type BlockName } from '#contract/blocks/all-blocks.ts';
import type * as z from 'zod/mini';
import { folderOf } from '#app/features/pages/components/blocks/block-place.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages, WordKey } from '#app/i18n/nouns.ts';

/** A field of a block, whichever block it is of. */
export interface FieldControl {
  control:
    | 'text'
    | 'longText'
    | 'markdown'
    | 'address'
    | 'icon'
    | 'film'
    | 'category'
    | 'place'
    | 'form'
    | 'picture'
    | 'link'
    | 'list'
    | 'number'
    | 'choice';
  label: WordKey<Messages['page-builder']>;
  fields?: Readonly<Record<string, FieldControl>>;
  options?: Readonly<Record<string, WordKey<Messages['page-builder']>>>;
}

interface BlockKind {
  name: Record<Locale, string>;
  about: Record<Locale, string>;
  words: Record<Locale, string>;
  fields: Readonly<Record<string, FieldControl>>;
}

const files = import.meta.glob<BlockKind>('../../pages/blocks/*/fields.ts', {
  eager: true,
  import: 'default',
});

/** In the order in which they are offered. */
export const blockNames = blockTypes.map(({ type }) => type);

export const kindOf = (type: BlockName): BlockKind => {
  const kind = files[`../../pages/blocks/${folderOf(type)}/fields.ts`];
  if (!kind) throw new Error(`No fields of ${type}`);
  return kind;
};

/** What the contract says of its fields, and which version of it that is. */
export const schemaOf = (type: BlockName) => {
  const kind = blockTypes.find((one) => one.type === type);
  if (!kind) throw new Error(`No block ${type}`);
  return { version: kind.version, fields: kind.fields as Readonly<Record<string, z.ZodMiniType>> };
};

/** Whether running text is written in it. */
export const holdsText = (type: BlockName): boolean =>
  Object.values(kindOf(type).fields).some(({ control }) => control === 'markdown');
