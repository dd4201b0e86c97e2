/** The list of pages and news that somebody writes. */
import { isLocale } from '#contract/locales.ts';
import { pageStates, type PageState } from '#contract/page-kinds.ts';
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';

const isState = (value: string): value is PageState => pageStates.some((state) => state === value);

export const pageList = declareList({
  path: '/content',
  tabName: 'pageType',
  tabs: {
    all: {},
    default: { pageType_eq: 'default' },
    news: { pageType_eq: 'news' },
    success_story: { pageType_eq: 'success_story' },
    bin: { deleted: 'true' },
  },
  filters: { state: isState, language: isLocale, changedBy: (value) => value === 'me' },
  sorts: ['title', 'updatedAt'],
  usualSort: () => '-updatedAt',
  sizes: [25, 50, 100],
  asks: ({ q, filters }) => ({
    q,
    state: filters.state,
    locale_eq: filters.language,
    changedBy: filters.changedBy,
    // Whoever looks for something sees each language by itself: only one of them may be it.
    once: q === '' && Object.values(filters).every((value) => value === '') ? 'true' : undefined,
  }),
});
export type PageListState = ListStateOf<typeof pageList>;
