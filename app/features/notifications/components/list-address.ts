/** The address of the list of notifications. */
import { addressOf, pageIn } from '#app/shell/list-address.ts';

export const pageSize = 25;

export interface ListState {
  unread: boolean;
  page: number;
}

/** What cannot be is read as the usual. */
export const readListState = (search: URLSearchParams): ListState => ({
  unread: search.get('unread') === '1',
  page: pageIn(search),
});

/** Without a page one is back on the first. */
export function listAddress(state: ListState, change: Partial<ListState>): string {
  const { unread, page } = { ...state, page: 1, ...change };
  return addressOf('/notificaties', [
    ['unread', unread ? '1' : ''],
    ['page', page > 1 ? String(page) : ''],
  ]);
}
