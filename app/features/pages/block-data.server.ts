/** What the blocks of a page show besides their own texts; asked together, and only for the blocks that are there. */
import type { Block, BlockName, BlockOf } from '#contract/blocks/all-blocks.ts';
import type { Page } from '#app/api/page-context.ts';
import { folderOf } from '#app/features/pages/components/blocks/block-place.ts';

/** Default export of a block's `data.server.ts`. */
export type LoadBlock<Type extends BlockName, Data> = (
  page: Pick<Page, 'api' | 'locale'>,
  block: BlockOf<Type>,
) => Promise<Data>;

const loaders = import.meta.glob<LoadBlock<never, unknown>>('./blocks/*/data.server.ts', {
  eager: true,
  import: 'default',
});

/** Whether such a block shows what it has to ask for. */
export const asksData = (type: BlockName): boolean =>
  loaders[`./blocks/${folderOf(type)}/data.server.ts`] !== undefined;

/** By id of the block. The same question of two blocks is asked once (app/api/page-context.ts). */
export async function blockData(
  page: Pick<Page, 'api' | 'locale'>,
  blocks: readonly Block[],
): Promise<Record<string, unknown>> {
  const found = await Promise.all(
    blocks.map(async (block) => {
      const load = loaders[`./blocks/${folderOf(block.type)}/data.server.ts`];
      return [block.id, await load?.(page, block as never)] as const;
    }),
  );
  return Object.fromEntries(found);
}
