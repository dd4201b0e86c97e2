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

type Kind = (typeof blockTypes)[number];

async function stateOf(page: Page, kind: Kind, state: SampleState, id: string): Promise<BlockState | null> {
  const sample = samples[`../pages/blocks/${folderOf(kind.type)}/sample.ts`]?.[page.locale];
  if (!sample) return null;
  const block = sampleBlock(kind, sample.fields, { id, state, locale: page.locale });
  return { state, block, data: sample.data ?? (await blockData(page, [block]))[id] };
}

const whole = (states: readonly (BlockState | null)[]) => states.filter((state) => state !== null);

/** Null for a name that no block has. */
export async function blockStates(page: Page, folder: string): Promise<BlockState[] | null> {
  const kind = blockTypes.find(({ type }) => folderOf(type) === folder);
  if (!kind) return null;
  const states = whole(
    await Promise.all(sampleStates.map((state) => stateOf(page, kind, state, `${folder}-${state}`))),
  );
  const hasPictures = JSON.stringify(states).includes('"picture":{');
  return states.filter(({ state }) => state !== 'bare' || hasPictures);
}

/** All kinds on one page. Another step gives each block another one before it; a page that walks in steps meets all of them. */
export async function pageOfBlocks(page: Page, url: URL): Promise<BlockState[]> {
  const step = Number(/^\d{1,2}$/.exec(url.searchParams.get('step') ?? '')?.[0] ?? 1);
  const state = url.searchParams.get('words') === 'long' ? 'long' : 'usual';
  const count = blockTypes.length;
  const order = new Set(blockTypes.map((_, at) => (at * step) % count));
  const kinds = [...order].flatMap((at) => blockTypes[at] ?? []);
  return whole(await Promise.all(kinds.map((kind) => stateOf(page, kind, state, folderOf(kind.type)))));
}
