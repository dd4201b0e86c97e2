import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockIcon } from '#app/features/pages/components/blocks/block-icon.tsx';
import { BlockPhoto, hasPicture } from '#app/features/pages/components/blocks/block-picture.tsx';

/** A picture and the reasons beside it. */
export default function TextWithUsps({ block, place }: BlockProps<'TextWithUsps'>) {
  const Item = `h${place.items}` as const;
  return (
    <section className="wrap py-8 lg:py-12">
      <div
        className={`grid items-center gap-x-10 gap-y-8 lg:gap-x-16 ${hasPicture(block.picture) ? 'md:grid-cols-2' : ''}`}
      >
        <BlockPhoto
          picture={block.picture}
          className="aspect-4/3 w-full rounded-big md:aspect-square lg:aspect-5/4"
        />
        <div className="min-w-0">
          <BlockTitle block={block} place={place} className="t-h1">
            {block.title}
          </BlockTitle>
          <p className="mt-4 max-w-lead t-lead wrap-break-word text-soft">{block.intro}</p>
          <ul className="mt-7 space-y-5">
            {block.points.map((point, at) => (
              // Its order is its identity: two may say the same.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-content-center rounded-ctl bg-warm text-ink">
                  <BlockIcon name={point.icon} />
                </span>
                <div className="min-w-0">
                  <Item className="t-h4 wrap-break-word">{point.title}</Item>
                  <p className="wrap-break-word text-soft">{point.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
