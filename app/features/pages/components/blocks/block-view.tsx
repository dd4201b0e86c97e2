import type { Block } from '#contract/blocks/all-blocks.ts';
import type { BlockData } from '#app/features/pages/block-data.server.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';

// Each type comes by itself, so that a page pays for the blocks it has, and only once somebody is there.
const HeroWithSearch = lazyOnInteraction(
  () => import('#app/features/pages/components/blocks/hero-with-search.tsx'),
);
const VacancyCategories = lazyOnInteraction(
  () => import('#app/features/pages/components/blocks/vacancy-categories.tsx'),
);
const DynamicCards = lazyOnInteraction(
  () => import('#app/features/pages/components/blocks/dynamic-cards.tsx'),
);
const TextWithUsps = lazyOnInteraction(
  () => import('#app/features/pages/components/blocks/text-with-usps.tsx'),
);
const QuoteBlock = lazyOnInteraction(() => import('#app/features/pages/components/blocks/quote-block.tsx'));
const CallToAction = lazyOnInteraction(
  () => import('#app/features/pages/components/blocks/call-to-action.tsx'),
);
const LogoBar = lazyOnInteraction(() => import('#app/features/pages/components/blocks/logo-bar.tsx'));

/** One component a type. The page's first heading is its h1, whichever block has it. */
export function BlockView({ block, data, isFirst }: { block: Block; data: BlockData; isFirst: boolean }) {
  switch (block.type) {
    case 'HeroWithSearch':
      return <HeroWithSearch block={block} data={data} isFirst={isFirst} />;
    case 'VacancyCategories':
      return <VacancyCategories block={block} data={data} />;
    case 'DynamicCards':
      return <DynamicCards block={block} data={data} />;
    case 'TextWithUsps':
      return <TextWithUsps block={block} />;
    case 'QuoteBlock':
      return <QuoteBlock block={block} />;
    case 'CallToAction':
      return <CallToAction block={block} />;
    case 'LogoBar':
      return <LogoBar block={block} />;
    default:
      // A type that this version does not know: the page builder of a newer one may have made it.
      return null;
  }
}
