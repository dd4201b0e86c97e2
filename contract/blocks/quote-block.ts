import * as z from 'zod/mini';
import { blockPicture, blockType, drawingPicture } from '../block-fields.ts';
import { text } from '../fields.ts';

/** Somebody's own words, and who said them. */
export const quoteBlock = blockType(
  'QuoteBlock',
  { quote: text(300), name: text(80), role: text(120), picture: z.nullable(blockPicture) },
  [
    // The name stands beside the face, so its picture had no words.
    ({ personKey, ...stored }) => {
      const picture = drawingPicture(personKey);
      return { ...stored, picture: picture && { ...picture, alt: '' } };
    },
  ],
);
