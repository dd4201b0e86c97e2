import { Fragment, type ReactNode } from 'react';
import type { Block } from '#contract/blocks/all-blocks.ts';
import { blockPlaces, carriesTitle } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockView } from '#app/features/pages/components/blocks/block-view.tsx';

type PageBlocksProps = {
  title: string;
  isTitleShown: boolean;
  /** The page has its first heading elsewhere. */
  hasTitle?: boolean;
  blocks: readonly Block[];
  /** By id of the block. */
  data: Readonly<Record<string, unknown>>;
  /** Of the page builder, which puts its own around each. */
  around?: ((block: Block, drawn: ReactNode) => ReactNode) | undefined;
};

/** The blocks keep the order that the page gives them; each looks right after any other (ui.md, section 8). */
export function PageBlocks({ title, isTitleShown, hasTitle, blocks, data, around }: PageBlocksProps) {
  const places = blockPlaces(blocks, isTitleShown || hasTitle === true);
  return (
    <div className="pb-16 lg:pb-24">
      {isTitleShown && <h1 className="wrap pt-8 pb-2 t-h1 wrap-break-word lg:pt-14">{title}</h1>}
      {!isTitleShown && !hasTitle && !carriesTitle(blocks) && <h1 className="sr-only">{title}</h1>}
      {blocks.map((block, at) => {
        const place = places[at];
        if (!place) return null;
        const drawn = <BlockView block={block} data={data[block.id]} place={place} />;
        return <Fragment key={block.id}>{around ? around(block, drawn) : drawn}</Fragment>;
      })}
    </div>
  );
}
