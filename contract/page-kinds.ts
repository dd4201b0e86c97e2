/** The kinds of page that there are, and how their addresses look. */

/** Specification, section 3. */
export const pageTypes = ['news', 'success_story', 'default'] as const;
export type PageType = (typeof pageTypes)[number];

/** Bands as wide as the screen, text as wide as one reads, or that with a column beside it. */
export const pageLayouts = ['wide', 'narrow', 'side_column'] as const;
export type PageLayout = (typeof pageLayouts)[number];

/** The last part of its address. */
export const slugPattern = /^[a-z0-9][a-z0-9-]{0,118}$/;

export interface PagePlace {
  slug: string;
  isHome: boolean;
  pageType: string;
}

/** Where a page is, without the prefix of a language. News and stories have a place of their own. */
export const addressOfPage = ({ slug, isHome, pageType }: PagePlace): string =>
  isHome ? '/' : pageType === 'default' ? `/${slug}` : `/nieuws/${slug}`;

/**
 * What a list of pages can be narrowed to: not online, online, of those the ones that are written otherwise by now, what is still to be
 * put online, the first and the last of these together, and translations of a Dutch page that says something else by now.
 */
export const pageStates = ['draft', 'published', 'changed', 'unfinished', 'behind'] as const;
export type PageState = (typeof pageStates)[number];
