/** The list of centres that admins keep. */
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';

export const centerList = declareList({
  path: '/admin/centers',
  tabName: 'state',
  tabs: { all: {}, open: { state: 'open' }, closed: { state: 'closed' } },
  filters: {},
  sorts: ['name', 'createdAt'],
  usualSort: () => 'name',
  sizes: [25, 50, 100],
  asks: ({ q }) => ({ q }),
});
export type CenterListState = ListStateOf<typeof centerList>;
