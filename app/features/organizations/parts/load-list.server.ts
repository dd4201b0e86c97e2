/** The organisations that somebody may see, as a table for the centre's staff and as rows beside a map for everybody. */
import type { Pagination } from '#contract/jsonapi.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { placeCalls } from '#contract/calls/places.ts';
import type { organizations, OrganizationListMeta } from '#contract/organizations.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { loadActivities, type Activity, type ActivityTree } from './activities.server.ts';
import { judges } from './load-form.server.ts';
import { readChoice, type ListChoice } from './list-address.ts';

const shown = [
  'name',
  'organizationType',
  'city',
  'status',
  'logo',
  'activityTypes',
  'chamberOfCommerceNumber',
  'lat',
  'lon',
  'distanceKm',
  'createdAt',
] as const;

type Shown = Pick<RecordOf<typeof organizations>, (typeof shown)[number] | 'id'>;
export interface ListedOrganization extends Omit<Shown, 'activityTypes'> {
  /** Names of its activities. */
  activities: string[];
}

export interface OrganizationList {
  choice: ListChoice;
  /** The centre's staff: they add, and see every state. */
  isStaff: boolean;
  items: ListedOrganization[];
  pagination: Pagination;
  counts: { status: Record<string, number>; theme: Record<string, number> };
  themes: Activity[];
  near: OrganizationListMeta['near'];
  /** The place that nobody knows. */
  unknownPlace: string | null;
}

function filterOf(choice: ListChoice) {
  const { q, theme, near, distance, area, status, type } = choice;
  return {
    status_eq: status,
    organizationType_eq: type,
    q,
    activity: theme,
    near,
    distance: near ? distance : undefined,
    area,
  };
}

function sortOf({ sort, isDescending, near }: ListChoice) {
  if (sort === '' || (sort === 'distance' && near === '')) return undefined;
  return isDescending ? (`-${sort}` as const) : sort;
}

function itemOf(item: Shown, tree: ActivityTree, locale: Page['locale']): ListedOrganization {
  const { activityTypes, ...rest } = Object.fromEntries(
    ['id' as const, ...shown].map((name) => [name, item[name]]),
  ) as unknown as Shown;
  return { ...rest, activities: activityTypes.flatMap((id) => tree.nameOf(id, locale) ?? []) };
}

const countsOf = (list: readonly { value: string; count: number }[] = []) =>
  Object.fromEntries(list.map(({ value, count }) => [value, count]));

/** A place that is none leaves the list as it would be without it, and is said. */
async function knownPlace({ api }: Page, near: string): Promise<boolean> {
  if (near === '') return true;
  const { items } = await api.list(placeCalls.list, { query: { q: near.slice(0, 80) } });
  return items.length > 0 || /\b[1-9]\d{3}\b/.test(near);
}

export async function loadList(page: Page, url: URL): Promise<OrganizationList> {
  const { api, locale } = page;
  const isStaff = judges(page);
  const asked = readChoice(url.searchParams, isStaff);
  const isKnown = await knownPlace(page, asked.near);
  const choice = isKnown ? asked : { ...asked, near: '' };
  const [list, tree] = await Promise.all([
    api.list(organizationCalls.list, {
      filter: filterOf(choice),
      sort: sortOf(choice),
      page: { number: choice.page, size: choice.size },
      fields: { organizations: shown },
      query: { facets: true },
    }),
    loadActivities(api),
  ]);
  return {
    choice,
    isStaff,
    items: list.items.map((item) => itemOf(item, tree, locale)),
    pagination: list.pagination,
    counts: { status: countsOf(list.meta.facets?.status), theme: countsOf(list.meta.facets?.activity) },
    themes: tree.all(locale).filter(({ themeId }) => themeId === null),
    near: list.meta.near,
    unknownPlace: isKnown ? null : asked.near,
  };
}
