import type { PageAttributes } from '#contract/pages.ts';

/** Where a page is, without the prefix of a language. News and stories have a place of their own. */
export const addressOfPage = ({
  slug,
  isHome,
  pageType,
}: Pick<PageAttributes, 'slug' | 'isHome' | 'pageType'>): string =>
  isHome ? '/' : pageType === 'default' ? `/${slug}` : `/nieuws/${slug}`;
