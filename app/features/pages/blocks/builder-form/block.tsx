import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';

/** One sentence where the form is closed; the form itself comes with the form builder. */
export default function BuilderForm({ block, place }: BlockProps<'BuilderForm'>) {
  if (!block.closedText) return null;
  return (
    <section className="my-8 bg-tint py-10 lg:my-12 lg:py-14">
      <div className="wrap">
        {block.title && (
          <BlockTitle block={block} place={place} className="t-h2">
            {block.title}
          </BlockTitle>
        )}
        {block.intro && <p className="mt-1.5 max-w-reading wrap-break-word text-soft">{block.intro}</p>}
        <p className="mt-5 max-w-reading font-semibold wrap-break-word">{block.closedText}</p>
      </div>
    </section>
  );
}
