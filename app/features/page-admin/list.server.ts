/** What the list of pages shows: the chosen rows, and what the reader may do. */
import { pageCalls } from '#contract/calls/pages.ts';
import type { Page } from '#app/api/page-context.ts';
import { pick } from '#app/api/record.ts';
import { pageList } from '#app/features/page-admin/components/page-list.ts';
import { loadDeclared } from '#app/lists/load-list.server.ts';

const fields = [
  'title',
  'slug',
  'locale',
  'pageType',
  'isHome',
  'image',
  'translations',
  'isPublished',
  'hasChanges',
  'onlineFrom',
  'onlineUntil',
  'publishedAt',
  'deletedAt',
  'updatedAt',
  'updatedByName',
  'behindSince',
] as const;

/** The rows of the chosen tab, and of each tab how many there are with the same words. */
export const loadPages = (page: Page, url: URL) =>
  loadDeclared(page, url, pageList, {
    ask: (asked) =>
      page.api.list(pageCalls.list, {
        ...asked,
        query: { ...asked.query, uses: 'true' },
        fields: { pages: fields },
      }),
    show: ({ items, can, meta }) => ({
      items: items.map((one) => ({
        ...pick(one, ['id', ...fields, 'can']),
        uses: meta.uses?.find(({ id }) => id === one.id),
      })),
      can,
      changed: meta.facets?.changed ?? 0,
    }),
  });
export type LoadedPages = Awaited<ReturnType<typeof loadPages>>;
export type ListedPage = LoadedPages['items'][number];
