import * as z from 'zod/mini';
import { blockPicture, blockTitle, blockType, link, several } from '../block-fields.ts';
import { text } from '../fields.ts';

/** A photo over the whole width with a plate over its edge. */
export const photoHero = blockType('PhotoHero', {
  title: blockTitle(),
  text: text(300),
  /** The plate stays clear of what its focus names. */
  picture: z.nullable(blockPicture),
  actions: several(link, 0, 2),
});
