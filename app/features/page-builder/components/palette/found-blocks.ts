/** Kinds of blocks by everyday words. */
import type { BlockName } from '#contract/blocks/all-blocks.ts';
import { blockNames, kindOf } from '#app/features/page-builder/components/block-kinds.ts';

/** What most pages are made of. */
export const commonBlocks: readonly BlockName[] = [
  'Markdown',
  'Image',
  'ImageTextButtons',
  'CallToAction',
  'FourCards',
];

const inOrder = [...commonBlocks, ...blockNames.filter((type) => !commonBlocks.includes(type))];

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** All that is said of a kind, in both languages. */
const saidOf = (type: BlockName): string => {
  const { name, about, words } = kindOf(type);
  return bare([type, ...[name, about, words].flatMap((one) => Object.values(one))].join(' '));
};

/** The kinds in which each word of the query begins a word or stands in one; all of them without a query, the common ones first. */
export function foundBlocks(query: string): BlockName[] {
  const asked = bare(query).split(/\s+/).filter(Boolean);
  return inOrder.filter((type) => {
    const said = saidOf(type);
    return asked.every((word) => said.includes(word));
  });
}
