import { redirect } from 'react-router';
import type { Page } from '#app/api/page-context.ts';
import { newsList } from '#app/features/pages/components/news/declaration.ts';
import { pageView, readPage } from '#app/features/pages/page-view.server.ts';
import { findStories } from '#app/features/pages/stories.server.ts';
import { listAddress, readListState } from '#app/lists/list-choice.ts';
import { lastPageInstead } from '#app/lists/load-list.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/** News and stories, the featured ones first and then the newest. */
export async function loadNewsList(page: Page, url: URL) {
  const choice = readListState(newsList, url.searchParams);
  const { types } = newsList.asks(choice, page.now);
  const found = await findStories(page, { types, number: choice.page, size: choice.size });
  const instead = lastPageInstead(newsList, choice, found.pagination);
  if (instead) throw redirect(inLanguageOf(url.pathname, instead));
  return {
    items: found.stories,
    pagination: found.pagination,
    choice,
    address: listAddress(newsList, choice, { page: choice.page }),
  };
}

/** So many others stand beside an article. */
const mostBeside = 3;

/** One of them, with what else is new. */
export async function loadArticle(page: Page, url: URL, slug: string) {
  const shown = await readPage(page, url, slug);
  const [view, { stories }] = await Promise.all([
    pageView(page, shown),
    findStories(page, { types: ['news', 'success_story'], size: mostBeside + 1 }),
  ]);
  return { ...view, others: stories.filter(({ id }) => id !== shown.id).slice(0, mostBeside) };
}
