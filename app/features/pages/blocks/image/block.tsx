import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockPhoto, hasPicture } from '#app/features/pages/components/blocks/block-picture.tsx';

/** A picture as wide as the page, cut around its focus. */
export default function Image({ block, place }: BlockProps<'Image'>) {
  if (!hasPicture(block.picture)) return null;
  return (
    <figure className="wrap py-8 lg:py-12">
      <BlockPhoto
        sizes="(min-width: 1280px) 1240px, 100vw"
        picture={block.picture}
        isFirst={place.isFirst}
        className="aspect-4/3 w-full rounded-big sm:aspect-video lg:aspect-21/9"
      />
      {block.caption && (
        <figcaption className="mt-3 max-w-reading t-sm wrap-break-word text-soft">{block.caption}</figcaption>
      )}
    </figure>
  );
}
