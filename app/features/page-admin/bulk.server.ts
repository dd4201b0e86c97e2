/** A move with the chosen pages: tried first, done when somebody has seen what it would do. */
import { pageCalls } from '#contract/calls/pages.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { pageBulkActions } from '#contract/page-bulk-edits.ts';
import type { PageUseCount } from '#contract/pages.ts';
import type { Page } from '#app/api/page-context.ts';
import { pageList } from '#app/features/page-admin/components/page-list.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { answerBulk } from '#app/lists/bulk.server.ts';
import { readListState } from '#app/lists/list-choice.ts';

/** Every page that the list finds. */
async function matchingIds({ api, now }: Page, { searchParams }: URL): Promise<string[]> {
  const { items } = await api.list(pageCalls.list, {
    filter: pageList.asks(readListState(pageList, searchParams), now),
    page: { size: pageSizeMax },
    fields: { pages: ['title'] },
  });
  return items.map(({ id }) => id);
}

/** The answer of the list's action. */
export async function changePages(page: Page, form: FormData, url: URL) {
  const t = wordsOf(page.locale, 'page-admin');
  let uses: PageUseCount[] = [];
  const answer = await answerBulk(page, { url, form }, t, {
    acts: pageBulkActions,
    matching: () => matchingIds(page, url),
    typed: () => ({}),
    changeOf: (act) => ({ act }),
    send: async (pageIds, change, dryRun) => {
      const sent = await page.api.send(pageCalls.editMany, { body: { ...change, pageIds, dryRun } });
      uses = sent.meta.uses ?? [];
      return sent;
    },
    done: (act, count) => t(`bulk.done.${act}`, { count }),
  });
  return answer instanceof Response ? answer : { ...answer, uses };
}
export type PageTrial = Exclude<Awaited<ReturnType<typeof changePages>>, Response>;
