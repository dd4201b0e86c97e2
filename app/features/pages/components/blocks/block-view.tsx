import { type ComponentType, createElement } from 'react';
import type { Block } from '#contract/blocks/all-blocks.ts';
import type { BlockPlace } from '#app/features/pages/components/blocks/block-place.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';

type Drawn = { block: Block; data: unknown; place: BlockPlace };

const parts = new Map<string, ComponentType<Drawn>>();

/** Each type comes by itself, so that a page pays for the blocks it has, and only once somebody is there. */
function partOf(type: string): ComponentType<Drawn> {
  const part =
    parts.get(type) ??
    lazyOnInteraction<Drawn>(async () => {
      const { blockFile } = await import('#app/features/pages/components/blocks/block-files.ts');
      return (await blockFile(type)) as { default: ComponentType<Drawn> };
    });
  parts.set(type, part);
  return part;
}

/** One component a type. */
export const BlockView = (props: Drawn) => createElement(partOf(props.block.type), props);
