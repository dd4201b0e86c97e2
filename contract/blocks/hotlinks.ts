import * as z from 'zod/mini';
import { blockIntro, blockTitle, blockType, iconName, linkTarget, several } from '../block-fields.ts';
import { text } from '../fields.ts';

const hotlink = z.object({
  icon: iconName(),
  title: text(60),
  text: z.nullable(text(120)),
  href: linkTarget(),
});

/** Ways on, each in a line or two. */
export const hotlinks = blockType('Hotlinks', {
  title: z.nullable(blockTitle()),
  intro: blockIntro(),
  links: several(hotlink, 2, 6),
});
