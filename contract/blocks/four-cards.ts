import * as z from 'zod/mini';
import {
  blockIntro,
  blockPicture,
  blockTitle,
  blockType,
  iconName,
  link,
  linkTarget,
  several,
} from '../block-fields.ts';
import { text } from '../fields.ts';

const card = z.object({
  /** Stands there where a card has no picture. */
  icon: z.nullable(iconName()),
  picture: z.nullable(blockPicture),
  title: text(60),
  text: text(200),
  href: z.nullable(linkTarget()),
});

/** Four things side by side; on phones below each other. */
export const fourCards = blockType('FourCards', {
  title: z.nullable(blockTitle()),
  intro: blockIntro(),
  /** Where there is more of the kind. */
  more: z.nullable(link),
  cards: several(card, 4, 4),
});
