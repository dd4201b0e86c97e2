/** The address of the list: everything that one chose is in it, so that a link shows the same to somebody else. */
import { organizationTypes } from '#contract/organization-fields.ts';
import { addressOf, pageIn, pagePairs, sizeIn, wordsIn } from '#app/shell/list-address.ts';
import { areaIn } from '#app/ui/map/area-address.ts';

export const listStatuses = ['approved', 'pending', 'denied', 'archived'] as const;
export type ListStatus = (typeof listStatuses)[number];
export const listSorts = ['name', 'city', 'createdAt', 'distance'] as const;
export type ListSort = (typeof listSorts)[number];
export const pageSizes = [25, 50, 100] as const;
export const distances = [2, 5, 10, 25, 50] as const;
export const usualDistance = 10;

export interface ListChoice {
  /** Rows beside a map, or the table of staff. */
  view: 'map' | 'table';
  /** Empty is all. */
  status: ListStatus | '';
  type: (typeof organizationTypes)[number] | '';
  q: string;
  theme: string;
  near: string;
  distance: number;
  /** A part of the map, as `west,south,east,north`; empty is everywhere. It takes the place of `near`. */
  area: string;
  sort: ListSort | '';
  isDescending: boolean;
  page: number;
  size: number;
}

const oneOf = <Value extends string | number>(values: readonly Value[], text: string | null) =>
  values.find((value) => String(value) === text);

/** What cannot be is read as the usual: an old or mistyped link still shows a list. */
export function readChoice(search: URLSearchParams, hasTable: boolean): ListChoice {
  const sort = search.get('sort') ?? '';
  const theme = search.get('theme') ?? '';
  const near = wordsIn(search, 'near', 80);
  return {
    view: hasTable && search.get('view') !== 'map' ? 'table' : 'map',
    status: (hasTable && oneOf(listStatuses, search.get('status'))) || '',
    type: oneOf(organizationTypes, search.get('type')) ?? '',
    q: wordsIn(search, 'q', 200),
    theme: /^[a-z][a-z0-9_]{1,40}$/.test(theme) ? theme : '',
    near,
    distance: oneOf(distances, search.get('distance')) ?? usualDistance,
    area: near === '' ? areaIn(search) : '',
    sort: oneOf(listSorts, sort.replace(/^-/, '')) ?? '',
    isDescending: sort.startsWith('-'),
    page: pageIn(search),
    size: sizeIn(search, pageSizes),
  };
}

/** Names and values that stand in the address; what is usual is left out. */
export function choiceEntries(choice: ListChoice, hasTable: boolean): [string, string][] {
  const { view, status, type, q, theme, near, distance, area, sort, isDescending, page, size } = choice;
  const entries: [string, string][] = [
    ['view', hasTable && view === 'map' ? 'map' : ''],
    ['status', status],
    ['type', type],
    ['q', q],
    ['theme', theme],
    ['near', near],
    ['distance', near && distance !== usualDistance ? String(distance) : ''],
    ['area', area],
    ['sort', sort && `${isDescending ? '-' : ''}${sort}`],
    ...pagePairs(page, size, pageSizes[0]),
  ];
  return entries.filter(([, value]) => value !== '');
}

/** The address with some of it chosen otherwise. Without a page one is back on the first. */
export const listAddress = (
  choice: ListChoice,
  hasTable: boolean,
  change: Partial<ListChoice> = {},
): string => addressOf('/organizations', choiceEntries({ ...choice, page: 1, ...change }, hasTable));

/** Whether something narrows the list. */
export const isNarrowed = ({ q, theme, near, area, type, status }: ListChoice): boolean =>
  [q, theme, near, area, type, status].some((value) => value !== '');
