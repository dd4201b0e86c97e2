import { type ComponentType, createElement } from 'react';
import type { Block } from '#contract/blocks/all-blocks.ts';
import { type BlockPlace, folderOf } from '#app/features/pages/components/blocks/block-place.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';

type Drawn = { block: Block; data: unknown; place: BlockPlace };

const files = import.meta.glob<{ default: ComponentType<Drawn> }>('../../blocks/*/block.tsx');
const parts = new Map<string, ComponentType<Drawn>>();

/** Each type comes by itself, so that a page pays for the blocks it has, and only once somebody is there. */
function partOf(type: string): ComponentType<Drawn> | undefined {
  const load = files[`../../blocks/${folderOf(type)}/block.tsx`];
  if (load && !parts.has(type)) parts.set(type, lazyOnInteraction(load));
  return parts.get(type);
}

/** One component a type. A type that this version does not know shows nothing. */
export function BlockView(props: Drawn) {
  const Part = partOf(props.block.type);
  return Part ? createElement(Part, props) : null;
}
