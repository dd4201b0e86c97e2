/** The address of the list: everything that one chose is in it, so that a link shows the same to somebody else. */
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

// oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL, and nobody types the others
const controlCharacters = /[\u0000-\u001f\u007f]/g;

/** What cannot be is read as the usual: an old or mistyped link still shows a list. */
export function readChoice(search: URLSearchParams): ListChoice {
  const page = Number(search.get('page'));
  return {
    state: states.find((state) => state === search.get('state')) ?? 'open',
    q: (search.get('q') ?? '').replaceAll(controlCharacters, ' ').trim().slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    size: pageSizes.find((size) => String(size) === search.get('per')) ?? pageSizes[0],
  };
}

/** The address with some of it chosen otherwise. Without a page one is back on the first. */
export function listAddress(choice: ListChoice, change: Partial<ListChoice>): string {
  const { state, q, page, size } = { ...choice, page: 1, ...change };
  const search = new URLSearchParams();
  if (state !== 'open') search.set('state', state);
  if (q) search.set('q', q);
  if (size !== pageSizes[0]) search.set('per', String(size));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/applications?${text}` : '/applications';
}
