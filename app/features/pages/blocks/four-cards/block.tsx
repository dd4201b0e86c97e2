import type { BlockOf } from '#contract/blocks/all-blocks.ts';
import { BlockHead } from '#app/features/pages/components/blocks/block-head.tsx';
import { BlockIcon } from '#app/features/pages/components/blocks/block-icon.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockPhoto, hasPicture } from '#app/features/pages/components/blocks/block-picture.tsx';
import { Link } from '#app/ui/link.tsx';

type CardProps = { card: BlockOf<'FourCards'>['cards'][number]; level: 2 | 3; isRow: boolean };

/** A row on phones where there are pictures, else a sign with words below it. */
function FourthCard({ card, level, isRow }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={`group relative grid content-start gap-4 ${isRow ? 'max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-[17rem]:grid-cols-1' : 'max-sm:grid-cols-[auto_minmax(0,1fr)]'}`}
    >
      {hasPicture(card.picture) ? (
        <BlockPhoto
          picture={card.picture}
          className="aspect-square w-full rounded-ctl sm:aspect-4/3 sm:rounded-card"
        />
      ) : (
        <span className="grid size-11 place-content-center rounded-ctl bg-tint2 text-ink">
          <BlockIcon name={card.icon ?? ''} />
        </span>
      )}
      <div className="min-w-0">
        <Heading className="t-h4 wrap-break-word hyphens-auto">
          {card.href ? (
            <Link
              href={card.href}
              className="text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
            >
              {card.title}
            </Link>
          ) : (
            card.title
          )}
        </Heading>
        <p className="mt-1 wrap-break-word text-soft">{card.text}</p>
      </div>
    </article>
  );
}

/** On a tint, so that four things are one group. */
export default function FourCards({ block, place }: BlockProps<'FourCards'>) {
  const isRow = block.cards.some(({ picture }) => hasPicture(picture));
  return (
    <section className="my-8 bg-tint py-10 lg:my-12 lg:py-14">
      <div className="wrap">
        <BlockHead block={block} place={place}>
          {block.more && (
            <Link href={block.more.href} className="max-w-full link wrap-break-word">
              {block.more.label}
            </Link>
          )}
        </BlockHead>
        <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
          {block.cards.map((card, at) => (
            // Its order is its identity: two may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <FourthCard card={card} level={place.items} isRow={isRow} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
