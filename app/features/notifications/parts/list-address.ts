/** The address of the list of notifications. */
export const pageSize = 25;

export interface ListChoice {
  unread: boolean;
  page: number;
}

/** What cannot be is read as the usual. */
export function readChoice(search: URLSearchParams): ListChoice {
  const page = Number(search.get('page'));
  return {
    unread: search.get('unread') === '1',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** Without a page one is back on the first. */
export function listAddress(choice: ListChoice, change: Partial<ListChoice>): string {
  const { unread, page } = { ...choice, page: 1, ...change };
  const search = new URLSearchParams();
  if (unread) search.set('unread', '1');
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/notificaties?${text}` : '/notificaties';
}
