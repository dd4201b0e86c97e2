/** The list of applications: what its address may hold, and what that asks. */
import { isRecordId } from '#contract/record-ids.ts';
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';

/** Open ones by who waits longest, answered ones by the latest answer. */
const usualSorts = { open: 'createdAt', decided: '-decidedAt', withdrawn: '-createdAt' } as const;
/** The tab says the order: no address names another. */
const noSorts: readonly ('createdAt' | 'decidedAt')[] = [];

export const applicationList = declareList({
  path: '/applications',
  tabName: 'state',
  tabs: { open: { state: 'open' }, decided: { state: 'decided' }, withdrawn: { state: 'withdrawn' } },
  /** Only where one comes from what was told of a vacancy. */
  filters: { vacancy: isRecordId },
  sorts: noSorts,
  usualSort: (state) => usualSorts[state],
  sizes: [25, 50, 100],
  asks: ({ q, filters }) => ({ managed: 'true', q, vacancyId_eq: filters.vacancy }),
});
export type ListTab = ListStateOf<typeof applicationList>['tab'];
