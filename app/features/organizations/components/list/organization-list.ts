/** The list of organisations: a table for the centre's staff, rows beside a map for everybody. */
import { organizationTypes } from '#contract/organization-fields.ts';
import { oneOf } from '#app/lists/filter-values.ts';
import { declareList, type ListStateOf } from '#app/lists/list-declaration.ts';
import { wordsIn } from '#app/shell/list-address.ts';
import { areaIn } from '#app/ui/map/area-address.ts';

/** Kilometres around a place. */
export const distances = ['2', '5', '10', '25', '50'] as const;
const usualDistance = '10';
export const widest = '50';

/** 'Wezep ' is Wezep. */
const placeIn = (value: string) => wordsIn(new URLSearchParams({ near: value }), 'near', 80);

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
    near: placeIn,
    distance: (value) => value !== usualDistance && oneOf(distances)(value),
    /** A part of the map, as `west,south,east,north`. A place takes its place. */
    area: (value) => areaIn(new URLSearchParams({ area: value })),
  },
  aside: ['view', 'distance'],
  sorts: ['name', 'city', 'createdAt', 'distance'],
  usualSort: (_tab, { near }) => (near === '' ? 'name' : 'distance'),
  sizes: [25, 50, 100],
  asks: ({ q, filters: { type, theme, near, distance, area } }) => ({
    organizationType_eq: type,
    q,
    activity: theme,
    near,
    distance: near === '' ? '' : distance || usualDistance,
    area: near === '' ? area : '',
  }),
});
export type OrganizationListState = ListStateOf<typeof organizationList>;

/** How far around a place one looks. */
export const distanceOf = ({ filters }: OrganizationListState): string => filters.distance || usualDistance;
