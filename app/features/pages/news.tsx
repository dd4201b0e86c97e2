/** News and stories of the centre, and one of them (specification, section 2: /nieuws/:slug?). */
import type { Route } from './+types/news.ts';
import { pageContext } from '#app/api/page-context.ts';
import { loadArticle, loadNewsList } from '#app/features/pages/news.server.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';
import { newsList } from '#app/features/pages/components/news/declaration.ts';
import { listReads } from '#app/lists/list-reads.ts';

export const reads = /* @__PURE__ */ listReads(newsList);

// Texts, pictures and links: what script adds to them comes once somebody is there.
const NewsList = lazyOnInteraction(() => import('#app/features/pages/components/news/list.tsx'));
const NewsArticle = lazyOnInteraction(() => import('#app/features/pages/components/news/article.tsx'));

export function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return params.slug === undefined ? loadNewsList(page, url) : loadArticle(page, url, params.slug);
}

export default function News({ loaderData }: Route.ComponentProps) {
  return 'items' in loaderData ? <NewsList {...loaderData} /> : <NewsArticle {...loaderData} />;
}
