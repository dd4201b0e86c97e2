/** The address of the list of notifications. */
import { addressOf, pageIn } from '#app/shell/list-address.ts';

export const pageSize = 25;

export interface ListChoice {
  unread: boolean;
  page: number;
}

/** What cannot be is read as the usual. */
export const readChoice = (search: URLSearchParams): ListChoice => ({
  unread: search.get('unread') === '1',
  page: pageIn(search),
});

/** Without a page one is back on the first. */
export function listAddress(choice: ListChoice, change: Partial<ListChoice>): string {
  const { unread, page } = { ...choice, page: 1, ...change };
  return addressOf('/notificaties', [
    ['unread', unread ? '1' : ''],
    ['page', page > 1 ? String(page) : ''],
  ]);
}
