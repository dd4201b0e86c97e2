/** News and stories that are online, as lists and cards show them. */
import { pageCalls } from '#contract/calls/pages.ts';
import type { PageType } from '#contract/page-kinds.ts';
import type { Page } from '#app/api/page-context.ts';
import type { NewsSummary } from '#app/features/pages/components/news/item.tsx';
import { addressOfPage } from '#contract/page-kinds.ts';

interface Asked {
  types: readonly PageType[];
  featured?: boolean;
  number?: number;
  size: number;
}

/** The featured ones first, and then the newest. */
export async function findStories({ api }: Pick<Page, 'api'>, { types, featured, number = 1, size }: Asked) {
  const { items, pagination } = await api.list(pageCalls.published, {
    filter: { pageType_in: [...types], ...(featured && { featured_true: 'true' }) },
    page: { number, size },
  });
  const stories = items.map((item): NewsSummary => ({
    id: item.id,
    href: addressOfPage(item),
    title: item.title,
    summary: item.summary,
    pageType: item.pageType,
    featured: item.featured,
    publishedAt: item.publishedAt ?? item.updatedAt,
    picture: item.image,
  }));
  return { stories, pagination };
}
