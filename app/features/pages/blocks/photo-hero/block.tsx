import { BlockActions } from '#app/features/pages/components/blocks/block-actions.tsx';
import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockPhoto, hasPicture } from '#app/features/pages/components/blocks/block-picture.tsx';
import { platePlace } from './plate-place.ts';

/** The plate hangs over the lower edge of the photo, at the end without the face; without a photo it stands on a tint. */
export default function PhotoHero({ block, place }: BlockProps<'PhotoHero'>) {
  const words = (
    <>
      <BlockTitle block={block} place={place} className="t-display">
        {block.title}
      </BlockTitle>
      <p className="mt-4 max-w-lead t-lead wrap-break-word text-soft">{block.text}</p>
      <BlockActions actions={block.actions} />
    </>
  );
  if (!hasPicture(block.picture))
    return (
      <section className="mb-8 bg-tint lg:mb-12">
        <div className="wrap py-12 lg:py-20">{words}</div>
      </section>
    );
  const { side, isHigh, isEdgeFree } = platePlace(block.picture.focus);
  const overlap = [isEdgeFree ? '-mt-8' : 'mt-4', isHigh ? 'lg:-mt-32' : ''].join(' ');
  return (
    <section className="mb-8 lg:mb-12">
      <BlockPhoto
        sizes="100vw"
        picture={block.picture}
        isFirst={place.isFirst}
        className="aspect-4/3 w-full sm:aspect-2/1 lg:aspect-auto lg:h-[clamp(24rem,39vw,40rem)]"
      />
      <div className={`wrap flex ${side === 'right' ? 'lg:justify-end' : ''}`}>
        <div
          className={`relative ${overlap} w-full min-w-0 rounded-big bg-surface p-6 shadow-float sm:p-10 lg:w-[min(46%,36rem)]`}
        >
          {words}
        </div>
      </div>
    </section>
  );
}
