import * as z from 'zod/mini';
import { blockPicture, blockTitle, blockType, drawingPicture, link, several } from '../block-fields.ts';
import { text } from '../fields.ts';

/** One thing to do, on a warm panel. */
export const callToAction = blockType(
  'CallToAction',
  {
    title: blockTitle(),
    text: text(300),
    picture: z.nullable(blockPicture),
    /** The first is the main one. */
    actions: several(link, 1, 2),
  },
  [({ imageKey, ...stored }) => ({ ...stored, picture: drawingPicture(imageKey) })],
);
