/** The address of the list: everything that one chose is in it, so that a link shows the same to somebody else. */
import { addressOf, pageIn, pagePairs, sizeIn, wordsIn } from '#app/shell/list-address.ts';

export const states = ['open', 'decided', 'withdrawn'] as const;
export type ListState = (typeof states)[number];

export const pageSizes = [25, 50, 100] as const;

export interface ListChoice {
  state: ListState;
  /** Name or vacancy. */
  q: string;
  page: number;
  size: number;
}

/** What cannot be is read as the usual: an old or mistyped link still shows a list. */
export function readChoice(search: URLSearchParams): ListChoice {
  return {
    state: states.find((state) => state === search.get('state')) ?? 'open',
    q: wordsIn(search, 'q', 200),
    page: pageIn(search),
    size: sizeIn(search, pageSizes),
  };
}

/** The address with some of it chosen otherwise. Without a page one is back on the first. */
export function listAddress(choice: ListChoice, change: Partial<ListChoice> = {}): string {
  const { state, q, page, size } = { ...choice, page: 1, ...change };
  return addressOf('/applications', [
    ['state', state === 'open' ? '' : state],
    ['q', q],
    ...pagePairs(page, size, pageSizes[0]),
  ]);
}
