import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';

/** Over what follows, so nearer to that than to what was before. */
export default function SectionTitle({ block, place }: BlockProps<'SectionTitle'>) {
  return (
    <div className="wrap pt-12 lg:pt-16">
      <BlockTitle block={block} place={place} className="t-h1">
        {block.title}
      </BlockTitle>
      {block.intro && <p className="mt-3 max-w-lead t-lead wrap-break-word text-soft">{block.intro}</p>}
    </div>
  );
}
