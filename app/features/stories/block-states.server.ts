/** The states of one kind of block, with what its loader would give it. */
import { type Block, type BlockName, blockTypes } from '#contract/blocks/all-blocks.ts';
import type { Page } from '#app/api/page-context.ts';
import { blockData } from '#app/features/pages/block-data.server.ts';
import { folderOf } from '#app/features/pages/components/blocks/block-place.ts';
import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';
import {
  sampleBlock,
  type SampleState,
  sampleStates,
} from '#app/features/pages/components/blocks/sample-states.ts';

const samples = import.meta.glob<BlockSamples<BlockName, unknown>>('../pages/blocks/*/sample.ts', {
  eager: true,
  import: 'default',
});

export interface BlockState {
  state: SampleState;
  block: Block;
  data: unknown;
}

/** Null for a name that no block has. */
export async function blockStates(page: Page, folder: string): Promise<BlockState[] | null> {
  const kind = blockTypes.find(({ type }) => folderOf(type) === folder);
  const sample = samples[`../pages/blocks/${folder}/sample.ts`]?.[page.locale];
  if (!kind || !sample) return null;
  const hasPictures = JSON.stringify(sample.fields).includes('"picture"');
  return Promise.all(
    sampleStates
      .filter((state) => state !== 'bare' || hasPictures)
      .map(async (state) => {
        const id = `${folder}-${state}`;
        const block = sampleBlock(kind, sample.fields, { id, state, locale: page.locale });
        const data = sample.data ?? (await blockData(page, [block]))[id];
        return { state, block, data };
      }),
  );
}
