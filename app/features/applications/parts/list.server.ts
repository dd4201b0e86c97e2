/** What the list of applications shows to whoever works with them, and to whoever sent some. */
import { applicationCalls } from '#contract/calls/applications.ts';
import type { Pagination } from '#contract/jsonapi.ts';
import type { Page } from '#app/api/page-context.ts';
import {
  applicationList,
  states,
  type ListChoice,
  type ListState,
} from '#app/features/applications/parts/list-address.ts';
import { ownApplications } from '#app/features/applications/parts/own.server.ts';
import {
  summaryFields,
  summaryOf,
  type ApplicationSummary,
} from '#app/features/applications/parts/summary.ts';
import type { Whose } from '#app/features/applications/parts/whose.server.ts';

export interface WorkList {
  kind: 'work';
  choice: ListChoice;
  items: ApplicationSummary[];
  pagination: Pagination;
  counts: Record<ListState, number>;
  showsOrganization: boolean;
  /** They are those of the reader's students. */
  isStudents: boolean;
}

/** The chosen tab with its rows, and of the others how many there are with the same words. */
export async function workList({ api, now }: Page, whose: Whose, choice: ListChoice): Promise<WorkList> {
  const lists = await Promise.all(
    states.map((state) =>
      api.list(applicationCalls.list, {
        filter: { ...whose.filter, ...applicationList.asks({ ...choice, tab: state }, now) },
        sort: applicationList.usualSort(state),
        page: state === choice.tab ? { number: choice.page, size: choice.size } : { size: 1 },
        fields: summaryFields,
      }),
    ),
  );
  const [open, decided, withdrawn] = lists.map(({ pagination }) => pagination.records);
  const chosen = lists[states.indexOf(choice.tab)] ?? lists[0];
  return {
    kind: 'work',
    choice,
    items: chosen?.items.map(summaryOf) ?? [],
    pagination: chosen?.pagination as Pagination,
    counts: { open: open ?? 0, decided: decided ?? 0, withdrawn: withdrawn ?? 0 },
    showsOrganization: whose.reach === 'center' || whose.watches,
    isStudents: whose.watches,
  };
}

export async function ownList(page: Page, choice: ListChoice) {
  const query = { page: { number: choice.page, size: choice.size } };
  const { items, pagination } = await ownApplications(page, query);
  return { kind: 'own' as const, choice, items, pagination };
}
