/** What blocks are made of: how a kind of block is declared, and the fields that several of them have. */
import * as z from 'zod/mini';
import { cleanText, oneOf, recordId, text, typedText } from './fields.ts';
import { linkAddress } from './rich-text/link-address.ts';
import { textLimits } from './text-limits.ts';
import { seenOns } from './uploads.ts';

type Fields = Readonly<Record<string, z.ZodMiniType>>;
type Stored = Readonly<Record<string, unknown>>;
/** What was stored by a version, as the next version has it. */
export type Upgrade = (stored: Stored) => Stored;

/** `upgrades[n]` leads from version n + 1 to the next, so their number says which version this is. */
const made = <const Type extends string, Own extends Fields>(
  type: Type,
  fields: Own,
  upgrades: readonly Upgrade[],
) => ({
  type,
  upgrades,
  version: upgrades.length + 1,
  fields,
  schema: z.object({
    type: z.literal(type),
    /** Of its own within the page; part of addresses. */
    id: cleanText(40, (id) => id.trim(), z.regex(/^[a-z0-9][a-z0-9-]*$/)),
    /** Of its schema. What was stored without one is the first, so whoever writes always says it. */
    version: z.literal(upgrades.length + 1),
    /** It stays with what is written, and does not go online. */
    isHidden: z.optional(z.boolean()),
    ...fields,
  }),
});

/** A kind of block. Once one is stored its fields change only together with an upgrade. */
export const blockType = <const Type extends string, Own extends Fields>(
  type: Type,
  fields: Own,
  upgrades: readonly Upgrade[] = [],
) => made(type, fields, upgrades);

/** Where a link of a block leads: http, https, mailto, tel, a path of this site or a part of the page. What is left out is completed. */
export const linkTarget = () =>
  cleanText(
    500,
    (typed) => linkAddress(typed.toWellFormed()) ?? typed.trim(),
    z.refine((address) => linkAddress(address) !== undefined, { params: { code: 'invalid_link' } }),
  );

/** A link with its words. */
export const link = z.object({ label: text(60), href: linkTarget() });
export type BlockLink = z.infer<typeof link>;

const share = () => z.number().check(z.gte(0), z.lte(1));

/** What the server knows of a picture that is shown; as long as anything that may come back to it. */
const known = z.object({
  id: recordId(),
  url: typedText(500),
  width: z.int(),
  height: z.int(),
  altText: z.nullable(typedText(textLimits.pictureText)),
  preview: z.optional(z.nullable(typedText(1000))),
  seenOn: z.optional(z.nullable(oneOf(seenOns))),
});

/** A picture: which, what it shows, and what of it must stay in view however it is cut. */
export const blockPicture = z.object({
  image: z.discriminatedUnion('kind', [
    /** A drawing that comes with the product, by its key. */
    z.object({ kind: z.literal('drawing'), key: text(40) }),
    /** A picture that somebody sent; `picture` is added by the server where a page is read. */
    z.object({ kind: z.literal('upload'), id: recordId(), picture: z.optional(z.nullable(known)) }),
  ]),
  /** What it shows; empty when it only decorates, null for the words that are kept with the picture itself. */
  alt: z.nullable(z.union([z.literal(''), text(textLimits.pictureText)])),
  /** From the left and from the top. */
  focus: z.object({ x: share(), y: share() }),
});
export type BlockPicture = z.infer<typeof blockPicture>;

/** A drawing in its own words, cut around the middle: what the first version of some blocks named by a key. */
export const drawingPicture = (key: unknown): BlockPicture | null =>
  typeof key === 'string' && key !== ''
    ? { image: { kind: 'drawing', key }, alt: null, focus: { x: 0.5, y: 0.5 } }
    : null;

/** The title of a block, as long as each may be. */
export const blockTitle = () => text(120);
/** One or two sentences under a title. */
export const blockIntro = () => z.nullable(text(300));
/** Name of an icon (app/features/pages/components/blocks/block-icon.tsx). */
export const iconName = () => text(40);
/** On which side of the words. */
export const side = () => oneOf(['left', 'right']);
/** A list of so many. */
export const several = <Item extends z.ZodMiniType>(item: Item, least: number, most: number) =>
  z.array(item).check(z.minLength(least), z.maxLength(most));
