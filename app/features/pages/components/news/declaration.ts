/** The list of news and stories: what its address says, and which pages it shows. */
import type { PageType } from '#contract/page-kinds.ts';
import { declareList } from '#app/lists/list-declaration.ts';

export const newsList = /* @__PURE__ */ declareList({
  path: '/nieuws',
  tabName: 'soort',
  tabs: {
    all: { types: ['news', 'success_story'] },
    news: { types: ['news'] },
    stories: { types: ['success_story'] },
  } satisfies Record<string, { types: readonly PageType[] }>,
  filters: {},
  sorts: ['publishedAt'],
  usualSort: () => '-publishedAt',
  sizes: [12, 24, 48],
  asks: () => ({}),
});
