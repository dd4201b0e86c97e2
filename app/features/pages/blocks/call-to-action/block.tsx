import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockActions } from '#app/features/pages/components/blocks/block-actions.tsx';
import { BlockPhoto, hasPicture } from '#app/features/pages/components/blocks/block-picture.tsx';

/** One thing to do, on a warm panel; the second action is the quieter one. */
export default function CallToAction({ block, place }: BlockProps<'CallToAction'>) {
  return (
    <section className="wrap py-8 lg:py-12">
      <div
        className={`grid overflow-hidden rounded-big bg-warm ${hasPicture(block.picture) ? 'md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]' : ''}`}
      >
        <div className="min-w-0 self-center px-6 py-9 sm:px-10 lg:px-14 lg:py-14">
          <BlockTitle block={block} place={place} className="t-h1">
            {block.title}
          </BlockTitle>
          <p className="mt-4 max-w-[24em] wrap-break-word text-soft">{block.text}</p>
          <BlockActions actions={block.actions} />
        </div>
        <BlockPhoto picture={block.picture} className="aspect-4/3 h-full w-full md:aspect-auto lg:min-h-96" />
      </div>
    </section>
  );
}
