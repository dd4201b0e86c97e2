/** The list of organisations: a table for the centre's staff, rows beside a map for everybody. */
import { organizationTypes } from '#contract/organization-fields.ts';
import { oneOf } from '#app/lists/filter-values.ts';
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';
import { distances, placeFilters, placeWords, usualDistance } from '#app/lists/place-filters.ts';

export const organizationList = declareList({
  path: '/organizations',
  tabName: 'status',
  tabs: {
    all: {},
    approved: { status_eq: 'approved' },
    pending: { status_eq: 'pending' },
    denied: { status_eq: 'denied' },
    archived: { status_eq: 'archived' },
  },
  filters: {
    /** Staff look at a table unless they ask for the map. */
    view: (value) => value === 'map',
    type: oneOf(organizationTypes),
    theme: (value) => /^[a-z][a-z0-9_]{1,40}$/.test(value),
    ...placeFilters,
    distance: (value) => value !== usualDistance && oneOf(distances)(value),
  },
  // How far is kept for the next place.
  words: placeWords,
  settled: ({ filters: { near, area } }) => ({ area: near === '' ? area : '' }),
  aside: ['view', 'distance'],
  sorts: ['name', 'city', 'createdAt', 'distance'],
  hasSort: (order, { filters }) => filters.near !== '' || !order.endsWith('distance'),
  usualSort: (_tab, { near }) => (near === '' ? 'name' : 'distance'),
  sizes: [25, 50, 100],
  asks: ({ q, filters: { type, theme, near, distance, area } }) => ({
    organizationType_eq: type,
    q,
    activity: theme,
    near,
    distance: near === '' ? '' : distance || usualDistance,
    area,
  }),
});
export type OrganizationListState = ListStateOf<typeof organizationList>;
