import * as z from 'zod/mini';
import { blockTitle, blockType, iconName, link, several } from '../block-fields.ts';
import { text } from '../fields.ts';

const item = z.object({ icon: z.nullable(iconName()), title: text(60), text: text(200), action: link });

/** Two ways to choose from, for two kinds of readers. */
export const dualCta = blockType('DualCta', {
  title: z.nullable(blockTitle()),
  /** Only the first has a solid button. */
  items: several(item, 2, 2),
});
