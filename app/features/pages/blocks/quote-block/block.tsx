import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockPhoto, hasPicture } from '#app/features/pages/components/blocks/block-picture.tsx';

const besidePicture = 'md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_19rem]';

/** The one dark band of a page: somebody's own words, and who said them. The arch is a person's round, in both shapes. */
export default function QuoteBlock({ block }: BlockProps<'QuoteBlock'>) {
  const isPictured = hasPicture(block.picture);
  return (
    <section className="my-8 bg-band text-onband lg:my-12">
      <figure
        className={`wrap grid items-end gap-x-16 gap-y-8 pt-14 lg:pt-13 ${isPictured ? besidePicture : 'pb-14'}`}
      >
        <div className={`min-w-0 self-center ${isPictured ? 'md:pb-14' : ''}`}>
          <blockquote className="head max-w-[15em] t-h1 text-pretty wrap-break-word hyphens-auto sm:max-w-[19em] before:content-['“'] after:content-['”']">
            {block.quote}
          </blockquote>
          <figcaption className="mt-6 wrap-break-word text-onbandsoft">
            <span className="font-semibold text-onband">{block.name}</span>, {block.role}
          </figcaption>
        </div>
        <BlockPhoto picture={block.picture} className="mx-auto aspect-square w-56 rounded-t-full md:w-full" />
      </figure>
    </section>
  );
}
