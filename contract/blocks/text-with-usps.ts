import * as z from 'zod/mini';
import { blockPicture, blockTitle, blockType, drawingPicture, iconName, several } from '../block-fields.ts';
import { text } from '../fields.ts';

const point = z.object({ icon: iconName(), title: text(60), text: text(200) });

/** A picture and the reasons beside it. */
export const textWithUsps = blockType(
  'TextWithUsps',
  {
    title: blockTitle(),
    intro: text(600),
    picture: z.nullable(blockPicture),
    points: several(point, 0, 6),
  },
  [({ imageKey, ...stored }) => ({ ...stored, picture: drawingPicture(imageKey) })],
);
