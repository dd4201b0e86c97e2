import * as z from 'zod/mini';
import { blockPicture, blockType } from '../block-fields.ts';
import { text } from '../fields.ts';

/** A picture as wide as the page, with a line below it. */
export const image = blockType('Image', { picture: blockPicture, caption: z.nullable(text(200)) });
