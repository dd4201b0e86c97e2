import * as z from 'zod/mini';
import { blockPicture, blockTitle, blockType, several } from '../block-fields.ts';
import { text } from '../fields.ts';

const slide = z.object({ picture: blockPicture, caption: z.nullable(text(200)) });

/** Photos one at a time, which move only when somebody asks. */
export const photoSlideshow = blockType('PhotoSlideshow', {
  title: blockTitle(),
  slides: several(slide, 2, 8),
});
