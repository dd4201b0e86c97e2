/** Pages of blocks. */
import * as z from 'zod/mini';
import { blockPicture } from './block-fields.ts';
import { blocks } from './blocks/all-blocks.ts';
import { moment, oneOf, text } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { locales } from './locales.ts';
import { menus } from './menu-items.ts';
import { pageLayouts, pageStates, pageTypes } from './page-kinds.ts';
import { textLimits } from './text-limits.ts';

const attributes = z.object({
  slug: z.string(),
  locale: oneOf(locales),
  pageType: oneOf(pageTypes),
  pageLayout: oneOf(pageLayouts),
  title: z.string(),
  showTitleOnPage: z.boolean(),
  summary: z.nullable(z.string()),
  featured: z.boolean(),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  ogTitle: z.nullable(z.string()),
  ogDescription: z.nullable(z.string()),
  isHome: z.boolean(),
  image: z.nullable(blockPicture),
  /** Null in lists, which do not show what is on a page. */
  blocks: z.nullable(z.array(blocks)),
  onlineFrom: z.nullable(moment()),
  onlineUntil: z.nullable(moment()),
  /** Since when it is or was online. */
  publishedAt: z.nullable(moment()),
  updatedAt: moment(),
  /** The same page in other languages. */
  translations: z.array(
    z.object({
      id: z.string(),
      locale: oneOf(locales),
      slug: z.string(),
      isHome: z.boolean(),
      /** The Dutch page says something else by now. Only for who edits pages. */
      isBehind: z.optional(z.boolean()),
    }),
  ),
  /** It is online, as `hasChanges` says: as it is written here, or as it was before. */
  isPublished: z.boolean(),
  hasChanges: z.boolean(),
  /** Only for who edits pages, as all below. Of a translation: since when the Dutch page says something that it does not. */
  behindSince: z.nullable(moment()),
  updatedByName: z.nullable(z.string()),
  editorIds: z.array(z.string()),
  deletedAt: z.nullable(moment()),
  lockVersion: z.int(),
});
export type PageAttributes = z.infer<typeof attributes>;

export const pages = resourceContract({
  type: 'pages',
  attributes,
  relationships: {},
  abilities: [
    'update',
    'publish',
    'unpublish',
    'makeHome',
    'share',
    'delete',
    'restore',
    'editors',
    'confirmTranslation',
  ],
  filters: {
    pageType: 'word',
    locale: 'word',
    featured: 'flag',
    isHome: 'flag',
    slug: 'text',
    updatedAt: 'moment',
  },
  scopes: {
    /** Words of the title. */
    q: text(textLimits.search),
    state: oneOf(pageStates),
    /** What the reader changed last. */
    changedBy: z.literal('me'),
    /** A page with translations once: in Dutch, where the reader may write that. What is in the bin stands there in each language. */
    once: z.literal('true'),
    /** What is in the bin, which no list has otherwise. */
    deleted: z.literal('true'),
  },
  sorts: ['title', 'updatedAt', 'publishedAt'],
  includes: [],
});

/** What leads to a page, counted. */
export const pageUseCount = z.object({
  id: z.string(),
  /** Those that it stands in. */
  menus: z.array(oneOf(menus)),
  /** How many other pages have a link to it. */
  pages: z.int(),
});
export type PageUseCount = z.infer<typeof pageUseCount>;

/** `meta` of the list: `facets` when `facets=true` asks for them, each count follows all filters but its own. */
export const pageListMeta = z.object({
  /** Of the pages that are listed, when `uses=true` asks for it; only for who may see all pages. */
  uses: z.optional(z.array(pageUseCount)),
  facets: z.optional(
    z.object({
      pageType: z.array(z.object({ value: oneOf(pageTypes), count: z.int() })),
      /** How many are written otherwise by now than they are online. */
      changed: z.int(),
      /** How many are in the bin. */
      deleted: z.int(),
    }),
  ),
});

/** What is online, for everybody: the featured ones first and then the newest, unless another order is asked for. */
export const publishedPageList = {
  ...pages,
  filters: { pageType: 'word', featured: 'flag', publishedAt: 'moment' },
  scopes: { locale: oneOf(locales) },
  sorts: ['publishedAt'],
  pageSize: 12,
} as const;
