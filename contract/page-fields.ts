/** What is filled in of a page, and what becomes of it: its fields, its moves and the bodies of its calls. */
import * as z from 'zod/mini';
import { blockPicture } from './block-fields.ts';
import { cleanText, moment, oneOf, optionalText, recordId, text } from './fields.ts';
import { locales } from './locales.ts';
import { pageLayouts, pageTypes, slugPattern } from './page-kinds.ts';
import { pageBlocks } from './blocks/all-blocks.ts';

/** So many versions of a page are kept. */
export const mostVersions = 50;
/** Days that a link to a draft works. */
export const shareDays = 7;
/** Days that a deleted page can be brought back. */
export const binDays = 30;

/** What is written of a page: a version of it holds just this. */
export const pageContent = {
  slug: cleanText(119, (slug) => slug.trim(), z.regex(slugPattern, { error: 'code:invalid_slug' })),
  pageType: oneOf(pageTypes),
  pageLayout: oneOf(pageLayouts),
  title: text(120),
  showTitleOnPage: z.boolean(),
  summary: optionalText(300),
  /** Before all others in a list of news. */
  featured: z.boolean(),
  /** In the tab and in search engines; the title where there is none. */
  metaTitle: optionalText(120),
  metaDescription: optionalText(300),
  /** In messages that share it; those above where there are none. */
  ogTitle: optionalText(120),
  ogDescription: optionalText(300),
  /** In lists, over an article, and where it is shared. */
  image: z.nullable(blockPicture),
  blocks: pageBlocks,
  /** It is seen from this moment on, once it is online; at once where there is none. */
  onlineFrom: z.nullable(moment()),
  /** And until this one. */
  onlineUntil: z.nullable(moment()),
} as const;
export const pageContentShape = z.object(pageContent);
export type PageContent = z.infer<typeof pageContentShape>;

/** Page managers who may edit it; the centre's to say. */
const editorIds = z.optional(z.array(recordId()).check(z.maxLength(50)));

const { image: _image, blocks: _blocks, ...settings } = pageContent;
/** Of `pageContent` what the form of a page's settings holds. */
export const saidOfPage = z.object(settings);
/** The form of what is said of a page besides what is on it, and whose it is. */
export const pageSettings = z.object({ ...settings, editorIds });

const {
  slug,
  title,
  pageType,
  pageLayout,
  showTitleOnPage,
  summary,
  featured,
  metaTitle,
  metaDescription,
  ogTitle,
  ogDescription,
  image,
  blocks: itsBlocks,
  onlineFrom,
  onlineUntil,
} = pageContent;
const optionalContent = {
  pageType: z.optional(pageType),
  pageLayout: z.optional(pageLayout),
  showTitleOnPage: z.optional(showTitleOnPage),
  summary: z.optional(summary),
  featured: z.optional(featured),
  metaTitle: z.optional(metaTitle),
  metaDescription: z.optional(metaDescription),
  ogTitle: z.optional(ogTitle),
  ogDescription: z.optional(ogDescription),
  image: z.optional(image),
  blocks: z.optional(itsBlocks),
  onlineFrom: z.optional(onlineFrom),
  onlineUntil: z.optional(onlineUntil),
};

/** Body of POST /pages. */
export const pageCreate = z.object({
  ...optionalContent,
  title,
  /** Made of the title where it is left out. */
  slug: z.optional(z.nullable(slug)),
  locale: oneOf(locales),
  /** The page in the other language that it is the translation of. */
  translationOf: z.optional(z.nullable(recordId())),
});
/** The form in which a page begins: its address may be left to its title. */
export const pageBeginning = z.object({
  title,
  slug: z.nullable(slug),
  pageType,
  locale: oneOf(locales),
});
/** Body of PATCH /pages/{id}: of what editors work on, never of what is online. */
export const pageUpdate = z.object({
  ...optionalContent,
  title: z.optional(title),
  slug: z.optional(slug),
  editorIds,
  lockVersion: z.optional(z.int()),
});
export type PageCreate = z.infer<typeof pageCreate>;
export type PageUpdate = z.infer<typeof pageUpdate>;

/** Body of the moves. */
export const pageMoveInput = z.object({ lockVersion: z.optional(z.int()) });
/** Body of POST /pages/{id}/restore_version. */
export const versionChoice = z.object({ versionId: recordId(), lockVersion: z.optional(z.int()) });
