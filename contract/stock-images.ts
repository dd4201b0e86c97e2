/** Pictures to choose from wherever one is asked for: those of the centre, and those of the platform, which are offered to every centre. */
import * as z from 'zod/mini';
import { moment, oneOf, optionalText, text, wordList } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { textLimits } from './text-limits.ts';
import { picture, pictureId } from './uploads.ts';

/** Whose they are. */
export const stockImageOwners = ['center', 'platform'] as const;
export type StockImageOwner = (typeof stockImageOwners)[number];

/** Of a centre, and of the platform, at the most: a list of them is read as a whole. */
export const mostStockImages = 500;
/** Keywords that the list counts, those that most pictures have first. */
export const mostCountedKeywords = 8;

/** What is filled in. */
export const stockImageFields = {
  name: text(80),
  /** Under its name, in a few words. */
  shortDescription: optionalText(120),
  /** What is to be seen, for whoever does not see it: it goes along wherever the picture is chosen. */
  description: optionalText(textLimits.pictureText),
  keywords: wordList(text(30), 12),
};

const some = z.partial(z.object(stockImageFields));

/** Body of POST /stock_images. */
export const stockImageCreation = z.extend(some, {
  name: stockImageFields.name,
  /** Needed, but a picture that comes along as multipart takes its place. */
  imageId: z.optional(pictureId()),
  /** The platform's are added by admins. */
  owner: z.optional(oneOf(stockImageOwners)),
});
export type StockImageCreation = z.infer<typeof stockImageCreation>;

/** Body of PATCH /stock_images/{id}; whose it is stays. */
export const stockImageChange = z.extend(some, {
  imageId: z.optional(pictureId()),
  lockVersion: z.optional(z.int()),
});
export type StockImageChange = z.infer<typeof stockImageChange>;

export const stockImages = resourceContract({
  type: 'stock_images',
  attributes: z.object({
    name: z.string(),
    shortDescription: z.nullable(z.string()),
    description: z.nullable(z.string()),
    keywords: z.array(z.string()),
    owner: oneOf(stockImageOwners),
    /** Served like any upload; its words are those of the description. */
    image: picture,
    imageUrl: z.string(),
    createdAt: moment(),
    updatedAt: moment(),
    lockVersion: z.int(),
  }),
  relationships: {},
  abilities: ['update', 'delete'],
  filters: {},
  scopes: {
    /** Words of a name, a description or a keyword. */
    q: text(textLimits.search),
    keyword: text(30),
    owner: oneOf(stockImageOwners),
  },
  sorts: ['name', 'createdAt'],
  includes: [],
});

/** `meta` of the list, when `facets=true` asks for it: each count follows all filters but its own. */
export const stockImageListMeta = z.object({
  facets: z.optional(
    z.object({
      owner: z.array(z.object({ value: oneOf(stockImageOwners), count: z.int() })),
      keyword: z.array(z.object({ value: z.string(), count: z.int() })),
    }),
  ),
});
