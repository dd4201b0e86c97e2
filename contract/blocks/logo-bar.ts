import * as z from 'zod/mini';
import { blockPicture, blockType, iconName, linkTarget, several } from '../block-fields.ts';
import { text } from '../fields.ts';

const logo = z.object({
  name: text(60),
  /** Stands beside the name where there is no picture. */
  icon: z.nullable(iconName()),
  /** The name is its words. */
  picture: z.nullable(blockPicture),
  href: z.nullable(linkTarget()),
});

/** Who makes it possible. */
export const logoBar = blockType('LogoBar', { title: text(80), logos: several(logo, 0, 8) }, [
  ({ logos, ...stored }) => ({
    ...stored,
    logos: Array.isArray(logos)
      ? logos.map((entry: object) => ({ picture: null, href: null, ...entry }))
      : logos,
  }),
]);
