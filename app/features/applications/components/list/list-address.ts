/** The list of applications: what its address may hold, and what that asks. */
import type { ApplicationListState } from '#contract/applications.ts';
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';

export const states = ['open', 'decided', 'withdrawn'] as const satisfies readonly ApplicationListState[];
export type ListTab = (typeof states)[number];

/** Open ones by who waits longest, answered ones by the latest answer. */
const usualSorts = { open: 'createdAt', decided: '-decidedAt', withdrawn: '-createdAt' } as const;
/** The tab says the order: no address names another. */
const noSorts: readonly ('createdAt' | 'decidedAt')[] = [];

export const applicationList = declareList({
  path: '/applications',
  tabName: 'state',
  tabs: states,
  filters: {},
  sorts: noSorts,
  usualSort: (state) => usualSorts[state],
  sizes: [25, 50, 100],
  asks: ({ tab, q }) => ({ state: tab, managed: 'true', q }),
});
export type ListState = ListStateOf<typeof applicationList>;
