/** What the list of applications shows to whoever works with them, and to whoever sent some. */
import { applicationCalls } from '#contract/calls/applications.ts';
import type { Page } from '#app/api/page-context.ts';
import { applicationList } from '#app/features/applications/components/list/list-address.ts';
import { ownApplications } from '#app/features/applications/own.server.ts';
import { summaryFields, summaryOf } from '#app/features/applications/components/summary.ts';
import { loadDeclared } from '#app/lists/load-list.server.ts';

/** Those that the reader answers or follows, with how many there are in each state; of who does neither, what they sent. */
export const loadApplications = (page: Page, url: URL) =>
  loadDeclared(page, url, applicationList, {
    ask: async (query) => {
      const answer = await page.api.list(applicationCalls.list, { ...query, fields: summaryFields });
      const { decide, follow } = answer.can;
      const own = decide || follow ? null : await ownApplications(page, { page: query.page });
      return { ...answer, pagination: (own ?? answer).pagination, own };
    },
    show: ({ items, can, own }) =>
      own
        ? { kind: 'own' as const, items: own.items }
        : {
            kind: 'work' as const,
            items: items.map(summaryOf),
            showsOrganization: can.remind || can.follow,
            /** They are those of the reader's students. */
            isStudents: can.follow,
          },
  });
type Loaded = Awaited<ReturnType<typeof loadApplications>>;
export type WorkList = Extract<Loaded, { kind: 'work' }>;
export type OwnList = Extract<Loaded, { kind: 'own' }>;
