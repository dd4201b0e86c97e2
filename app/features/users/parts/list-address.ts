/** The address of the list: everything that one chose is in it, so that a link shows the same to somebody else. */
import { roles, type Role } from '#contract/rights.ts';
import { addressOf, pageIn, pagePairs, sizeIn, wordsIn } from '#app/shell/list-address.ts';

/** `all` is everybody but who was archived. */
export const tabs = ['all', 'invited', 'inactive', 'archived'] as const;
export type ListTab = (typeof tabs)[number];
export const pageSizes = [25, 50, 100] as const;
const sorts = ['name', '-name', 'status', '-status', 'lastSignInAt', '-lastSignInAt'] as const;
export type ListSort = (typeof sorts)[number];

export interface ListChoice {
  tab: ListTab;
  q: string;
  role: Role | '';
  organization: string;
  sort: ListSort;
  page: number;
  size: number;
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** What cannot be is read as the usual: an old or mistyped link still shows a list. */
export function readChoice(search: URLSearchParams): ListChoice {
  const organization = search.get('organization') ?? '';
  return {
    tab: tabs.find((tab) => tab === search.get('status')) ?? 'all',
    q: wordsIn(search, 'q', 200),
    role: roles.find((role) => role === search.get('role')) ?? '',
    organization: isId(organization) ? organization : '',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'name',
    page: pageIn(search),
    size: sizeIn(search, pageSizes),
  };
}

/** What is chosen, as names and values of the address. */
export function chosenPairs({
  tab,
  q,
  role,
  organization,
  sort,
  page,
  size,
}: ListChoice): [string, string][] {
  const pairs: [string, string][] = [
    ['status', tab === 'all' ? '' : tab],
    ['q', q],
    ['role', role],
    ['organization', organization],
    ['sort', sort === 'name' ? '' : sort],
    ...pagePairs(page, size, pageSizes[0]),
  ];
  return pairs.filter(([, value]) => value !== '');
}

/** The address with some of it chosen otherwise. Without a page one is back on the first. */
export const listAddress = (choice: ListChoice, change: Partial<ListChoice> = {}): string =>
  addressOf('/users', chosenPairs({ ...choice, page: 1, ...change }));

/** What is kept of a choice under a name: all but the page and its size. */
export const savedQuery = (choice: ListChoice): string =>
  new URLSearchParams(chosenPairs({ ...choice, page: 1, size: pageSizes[0] })).toString();

/** What the API is asked for. */
export const filterOf = ({ tab, q, role, organization }: ListChoice) => ({
  ...(tab === 'all' ? { status_not_eq: 'archived' } : { status_eq: tab }),
  q,
  withRole: role,
  organizationIdEq: organization,
});

/** Narrowed by more than the tab. */
export const isNarrowed = ({ q, role, organization }: ListChoice): boolean =>
  q !== '' || role !== '' || organization !== '';
