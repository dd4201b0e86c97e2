import { BlockActions } from '#app/features/pages/components/blocks/block-actions.tsx';
import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockPhoto, hasPicture } from '#app/features/pages/components/blocks/block-picture.tsx';

/** On a phone the picture comes first, on whichever side it stands. */
export default function ImageTextButtons({ block, place }: BlockProps<'ImageTextButtons'>) {
  const columns = hasPicture(block.picture) ? 'md:grid-cols-2' : '';
  return (
    <section className="wrap py-8 lg:py-12">
      <div className={`grid items-center gap-x-10 gap-y-6 lg:gap-x-16 ${columns}`}>
        <BlockPhoto
          picture={block.picture}
          isFirst={place.isFirst}
          className={`aspect-4/3 w-full rounded-big ${block.imageSide === 'right' ? 'md:order-last' : ''}`}
        />
        <div className="min-w-0">
          <BlockTitle block={block} place={place} className="t-h2">
            {block.title}
          </BlockTitle>
          <p className="mt-4 max-w-reading wrap-break-word whitespace-pre-line text-soft">{block.text}</p>
          <BlockActions actions={block.actions} />
        </div>
      </div>
    </section>
  );
}
