/** The blocks that a page is made of. A new one is a line in the list. */
import * as z from 'zod/mini';
import { builderForm } from './builder-form.ts';
import { callToAction } from './call-to-action.ts';
import { dualCta } from './dual-cta.ts';
import { dynamicCards } from './dynamic-cards.ts';
import { fourCards } from './four-cards.ts';
import { heroWithSearch } from './hero-with-search.ts';
import { hotlinks } from './hotlinks.ts';
import { imageTextButtons } from './image-text-buttons.ts';
import { image } from './image.ts';
import { logoBar } from './logo-bar.ts';
import { markdown } from './markdown.ts';
import { newsCarousel } from './news-carousel.ts';
import { photoHero } from './photo-hero.ts';
import { photoSlideshow } from './photo-slideshow.ts';
import { quoteBlock } from './quote-block.ts';
import { sectionTitle } from './section-title.ts';
import { textWithUsps } from './text-with-usps.ts';
import { vacancyCategories } from './vacancy-categories.ts';
import { youTube } from './you-tube.ts';

/** In the order in which they are offered. */
export const blockTypes = [
  heroWithSearch,
  photoHero,
  sectionTitle,
  markdown,
  image,
  imageTextButtons,
  textWithUsps,
  fourCards,
  hotlinks,
  dynamicCards,
  vacancyCategories,
  newsCarousel,
  photoSlideshow,
  youTube,
  quoteBlock,
  callToAction,
  dualCta,
  logoBar,
  builderForm,
] as const;

type SchemasOf<Types extends readonly { schema: unknown }[]> = {
  [At in keyof Types]: Types[At]['schema'];
};

export const blocks = z.discriminatedUnion(
  'type',
  blockTypes.map(({ schema }) => schema) as unknown as SchemasOf<typeof blockTypes>,
);
export type Block = z.infer<typeof blocks>;
export type BlockName = Block['type'];
export type BlockOf<Type extends BlockName> = Extract<Block, { type: Type }>;

/** Blocks of a page at the most. */
export const blocksMax = 100;

/** All blocks of a page as somebody writes them. */
export const pageBlocks = z.array(blocks).check(
  z.maxLength(blocksMax),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { params: { code: 'duplicate' } }),
);

const versions = new Map<unknown, (typeof blockTypes)[number]>(blockTypes.map((one) => [one.type, one]));

/** A stored block as this version has it: goes through the upgrades that came since. What nobody knows stays as it is. */
export function upgradedBlock(stored: unknown): unknown {
  const { type, version = 1 } = (stored ?? {}) as { type?: unknown; version?: unknown };
  const known = versions.get(type);
  if (!known || typeof version !== 'number' || version > known.version) return stored;
  const upgraded = known.upgrades
    .slice(version - 1)
    .reduce<Readonly<Record<string, unknown>>>((block, upgrade) => upgrade(block), stored as object as never);
  return { ...upgraded, version: known.version };
}

/** The blocks of a stored page. Those of a newer version of the product, or that were broken by hand, are left out. */
export const readBlocks = (stored: readonly unknown[]): Block[] =>
  stored.flatMap((one) => {
    const read = z.safeParse(blocks, upgradedBlock(one));
    return read.success ? [read.data] : [];
  });
