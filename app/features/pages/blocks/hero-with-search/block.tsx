import { Street } from '#app/drawings/street.tsx';
import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import type { SearchBeginning } from '#app/features/pages/categories.server.ts';
import { Bubbles } from '#app/features/pages/blocks/hero-with-search/bubbles.tsx';
import { HeroSearch } from '#app/features/pages/blocks/hero-with-search/hero-search.tsx';
import { useStreetSeed } from '#app/shell/street-seed.ts';

/**
 * The street with people who can use somebody, and the sentence search. On a desktop the search lies over the water, half below
 * the band, and never over the people; on a phone it follows the text and the street comes after.
 */
export default function HeroWithSearch({
  block,
  data,
  place,
}: BlockProps<'HeroWithSearch', SearchBeginning>) {
  const seed = useStreetSeed();
  return (
    // The height of the street is known before its drawing has come, so that what hangs on its lower edge stays where it is.
    <section className="relative isolate mb-8 bg-tint lg:mb-18 lg:pb-[calc(max(14.5rem,15.9722vw)+3.75rem)]">
      <div className="wrap relative pt-10 pb-8 sm:pt-14 lg:pt-18 lg:pb-14">
        <BlockTitle block={block} place={place} className="max-w-[9.5em] t-display sm:max-w-[11em]">
          {block.title}
        </BlockTitle>
        <p className="mt-4 max-w-[20em] t-lead wrap-break-word text-soft">{block.intro}</p>
      </div>
      <Bubbles urgent={data.urgent} />
      <div className="relative z-10 wrap pb-10 lg:absolute lg:inset-x-0 lg:bottom-0 lg:translate-y-1/2 lg:pb-0">
        <HeroSearch
          categories={data.categories}
          records={data.records}
          of={place.title === 1 ? undefined : block.title}
          number={place.number}
        />
      </div>
      <div aria-hidden="true" className="overflow-hidden lg:absolute lg:inset-x-0 lg:bottom-0 lg:-z-1">
        <Street seed={seed} className="h-40 w-full sm:h-56 lg:aspect-[1440/230] lg:h-auto lg:min-h-58" />
        <div className="hidden h-15 bg-(--stwater) forced-color-adjust-none lg:block" />
      </div>
    </section>
  );
}
