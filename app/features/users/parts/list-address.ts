/** The address of the list: everything that one chose is in it, so that a link shows the same to somebody else. */
import { roles, type Role } from '#contract/rights.ts';

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

// oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL, and nobody types the others
const controlCharacters = /[\u0000-\u001f\u007f]/g;
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** What cannot be is read as the usual: an old or mistyped link still shows a list. */
export function readChoice(search: URLSearchParams): ListChoice {
  const page = Number(search.get('page'));
  const organization = search.get('organization') ?? '';
  return {
    tab: tabs.find((tab) => tab === search.get('status')) ?? 'all',
    q: (search.get('q') ?? '').replaceAll(controlCharacters, ' ').trim().slice(0, 200),
    role: roles.find((role) => role === search.get('role')) ?? '',
    organization: isId(organization) ? organization : '',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'name',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    size: pageSizes.find((size) => String(size) === search.get('per')) ?? pageSizes[0],
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
    ['per', size === pageSizes[0] ? '' : String(size)],
    ['page', page > 1 ? String(page) : ''],
  ];
  return pairs.filter(([, value]) => value !== '');
}

/** The address with some of it chosen otherwise. Without a page one is back on the first. */
export function listAddress(choice: ListChoice, change: Partial<ListChoice> = {}): string {
  const text = new URLSearchParams(chosenPairs({ ...choice, page: 1, ...change })).toString();
  return text ? `/users?${text}` : '/users';
}

/** What is kept of a choice under a name: all but the page and its size. */
export const savedQuery = (choice: ListChoice): string =>
  new URLSearchParams(chosenPairs({ ...choice, page: 1, size: pageSizes[0] })).toString();

/** What the API is asked for. */
export const filterOf = ({ tab, q, role, organization }: ListChoice) => ({
  ...(tab === 'all' ? { status_not_eq: 'archived' } : { status_eq: tab }),
  q,
  withRole: role,
  organization_id_eq: organization,
});

/** Narrowed by more than the tab. */
export const isNarrowed = ({ q, role, organization }: ListChoice): boolean =>
  q !== '' || role !== '' || organization !== '';
