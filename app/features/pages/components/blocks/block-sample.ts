/** What a block looks like with texts of a real site: for stories, tests and the choice of blocks in the page builder. */
import type { BlockName, BlockOf } from '#contract/blocks/all-blocks.ts';
import type { BlockPicture } from '#contract/block-fields.ts';
import type { Locale } from '#contract/locales.ts';

/** `data` stands for what the block would ask the API for. */
interface BlockSample<Type extends BlockName, Data> {
  fields: Omit<BlockOf<Type>, 'type' | 'id' | 'version' | 'isHidden'>;
  data?: Data;
}
/** Default export of a block's `sample.ts`: with all its fields filled in; the longest and shortest are made of these. */
export type BlockSamples<Type extends BlockName, Data = undefined> = Record<Locale, BlockSample<Type, Data>>;

/** A drawing of the product, cut around its middle. */
export const drawn = (key: string, focus = { x: 0.5, y: 0.5 }): BlockPicture => ({
  image: { kind: 'drawing', key },
  alt: null,
  focus,
});
