/** The organisations that somebody may see, as a table for the centre's staff and as rows beside a map for everybody. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import { placeCalls } from '#contract/calls/places.ts';
import type { organizations } from '#contract/organizations.ts';
import type { ListOf } from '#app/api/call-types.ts';
import { textLimits } from '#contract/text-limits.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { readListState } from '#app/lists/list-declaration.ts';
import { countsBy, loadDeclared } from '#app/lists/load-list.server.ts';
import { loadThemes, type ActivityNames } from './activities.server.ts';
import {
  organizationList,
  type OrganizationListState,
  type OrganizationTab,
} from '#app/features/organizations/components/list/organization-list.ts';

const fields = [
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

type Shown = Pick<RecordOf<typeof organizations>, (typeof fields)[number] | 'id'>;
export interface ListedOrganization extends Omit<Shown, 'activityTypes'> {
  /** Names of its activities. */
  activities: string[];
}

function itemOf(item: Shown, { nameOf }: ActivityNames): ListedOrganization {
  const { activityTypes, ...rest } = Object.fromEntries(
    ['id' as const, ...fields].map((name) => [name, item[name]]),
  ) as unknown as Shown;
  return { ...rest, activities: activityTypes.flatMap((id) => nameOf(id) ?? []) };
}

/** A place that is none leaves the list as it would be without it, and is said. */
async function knownPlace({ api }: Page, near: string): Promise<boolean> {
  if (near === '') return true;
  const { items } = await api.list(placeCalls.list, { query: { q: near.slice(0, textLimits.place) } });
  return items.length > 0 || /\b[1-9]\d{3}\b/.test(near);
}

type Answer = ListOf<typeof organizationCalls.list>;

/** How many there are in each state; `all` is every one of them. */
function countsOf({ facets }: Answer['meta']): Record<OrganizationTab, number> {
  const of = countsBy(facets?.status);
  const [approved, pending, denied, archived] = [of('approved'), of('pending'), of('denied'), of('archived')];
  return { all: approved + pending + denied + archived, approved, pending, denied, archived };
}

/** By name is the order of the list itself, but that those which begin with the words then come first. */
const sortOf = ({ tab, sort, filters }: OrganizationListState) => {
  const isFromNowhere = filters.near === '' && sort.endsWith('distance');
  return isFromNowhere || sort === organizationList.usualSort(tab, filters) ? undefined : sort;
};

const loadKnown = (page: Page, url: URL) =>
  loadDeclared(page, url, organizationList, async ({ choice, query }) => {
    const [{ items, pagination, can, meta }, names] = await Promise.all([
      page.api.list(organizationCalls.list, {
        ...query,
        sort: sortOf(choice),
        fields: { organizations: fields },
        query: { facets: 'true' },
      }),
      loadThemes(page),
    ]);
    const ofTheme = countsBy(meta.facets?.activity);
    return {
      /** The centre's staff: they add, and see every state. */
      isStaff: can.create,
      items: items.map((item) => itemOf(item, names)),
      pagination,
      counts: countsOf(meta),
      themes: names.themes.map(({ id, name }) => ({ id, name, count: ofTheme(id) })),
      near: meta.near,
    };
  });

export async function loadOrganizations(page: Page, url: URL) {
  const { near } = readListState(organizationList, url.searchParams).filters;
  if (await knownPlace(page, near)) return { ...(await loadKnown(page, url)), unknownPlace: null };
  const elsewhere = new URL(url);
  elsewhere.searchParams.delete('near');
  return { ...(await loadKnown(page, elsewhere)), unknownPlace: near };
}
export type LoadedOrganizations = Awaited<ReturnType<typeof loadOrganizations>>;
