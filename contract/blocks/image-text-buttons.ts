import * as z from 'zod/mini';
import { blockPicture, blockTitle, blockType, link, several, side } from '../block-fields.ts';
import { text } from '../fields.ts';

/** A picture with words and up to two buttons beside it. */
export const imageTextButtons = blockType('ImageTextButtons', {
  title: blockTitle(),
  text: text(600),
  picture: z.nullable(blockPicture),
  imageSide: side(),
  actions: several(link, 0, 2),
});
