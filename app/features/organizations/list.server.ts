/** The organisations that somebody may see, as a table for the centre's staff and as rows beside a map for everybody. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import type { NearMeta } from '#contract/place-kinds.ts';
import type { Page } from '#app/api/page-context.ts';
import { isPageError } from '#app/api/api-error.ts';
import { pick } from '#app/api/record.ts';
import type { Suggestion } from '#app/features/places/components/suggestion.ts';
import { placesLike } from '#app/features/places/places-like.server.ts';
import { readListState } from '#app/lists/list-choice.ts';
import { countsBy } from '#app/lists/facet-counts.ts';
import { loadDeclared } from '#app/lists/load-list.server.ts';
import { loadThemes } from './activities.server.ts';
import {
  organizationList,
  type OrganizationListState,
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

/** By name is the order of the list itself, but that those which begin with the words then come first. */
const sortOf = ({ tab, q, sort, filters }: OrganizationListState) =>
  sort === organizationList.usualSort(tab, filters, q) ? undefined : sort;

const loadKnown = (page: Page, url: URL) =>
  loadDeclared(page, url, organizationList, {
    ask: async (query, state) => {
      const [answer, names] = await Promise.all([
        page.api.list(organizationCalls.list, {
          ...query,
          sort: sortOf(state),
          fields: { organizations: fields },
        }),
        loadThemes(page),
      ]);
      return { ...answer, names };
    },
    show: ({ items, can, meta, names: { themes, nameOf } }) => {
      const ofTheme = countsBy(meta.facets?.activity);
      return {
        /** The centre's staff: they add, and see every state. */
        isStaff: can.create,
        items: items.map((one) => ({
          ...pick(one, fields),
          isEditable: one.can.update,
          activities: one.activityTypes.flatMap((id) => nameOf(id) ?? []),
        })),
        themes: themes.map(({ id, name }) => ({ id, name, count: ofTheme(id) })),
        near: meta.near,
      };
    },
  });

/** What is said of a place that is just that. */
const known: { unknownPlace: string | null; likelyPlaces: Suggestion[]; wholeCountry: NearMeta | null } = {
  unknownPlace: null,
  likelyPlaces: [],
  wholeCountry: null,
};

/** A place that is none leaves the list as it would be without it, and is said. */
export async function loadOrganizations(page: Page, url: URL) {
  const { near } = readListState(organizationList, url.searchParams).filters;
  const elsewhere = new URL(url);
  elsewhere.searchParams.delete('near');
  try {
    const list = await loadKnown(page, url);
    // The whole country is no filter: the list only says that it was asked.
    if (list.near?.kind === 'country')
      return { ...(await loadKnown(page, elsewhere)), ...known, wholeCountry: list.near };
    return { ...list, ...known };
  } catch (error) {
    // Everything else in the question is read from the address already, so a 400 can mean nothing else.
    if (near === '' || !isPageError(error) || error.init?.status !== 400) throw error;
    const [list, likelyPlaces] = await Promise.all([loadKnown(page, elsewhere), placesLike(page.api, near)]);
    return { ...list, ...known, unknownPlace: near, likelyPlaces };
  }
}
export type LoadedOrganizations = Awaited<ReturnType<typeof loadOrganizations>>;
export type ListedOrganization = LoadedOrganizations['items'][number];
