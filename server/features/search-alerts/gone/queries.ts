/** What kept searches ask for that is there no more: a kind of work of the lists, an organisation, a place. */
import type { GonePart } from '#contract/search-alerts.ts';
import { filtersOfAddress, type SearchFilters } from '#contract/vacancy-search.ts';
import { anonymous } from '#server/auth/actor.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import { understandPlaces } from '#server/features/places/understanding/queries.ts';
import { unknownListIds } from '#server/features/reference-lists/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Of one search. */
export interface Remains {
  gone: GonePart[];
  /** Nothing can fit it any more. */
  isPaused: boolean;
  /** Without what is gone, as in the address of the search page. */
  rest: string;
}

/** Filters of several values, by their word in the address: one that is gone leaves the others. */
const named = {
  category: { filter: 'category', list: 'categories' },
  target_group: { filter: 'targetGroup', list: 'targetGroups' },
  age_group: { filter: 'ageGroup', list: 'ageGroups' },
  organization: { filter: 'organization', list: null },
} as const;
type Named = keyof typeof named;
const namedParts = Object.keys(named) as Named[];

interface Gone {
  ids: ReadonlySet<string>;
  places: ReadonlySet<string>;
}

const idsIn = (filters: SearchFilters | null, part: Named): readonly string[] =>
  filters?.[named[part].filter] ?? [];

async function unknownIn(scope: TenantScope, part: Named, ids: readonly string[]): Promise<string[]> {
  const { list } = named[part];
  if (list !== null) return unknownListIds(scope, list, ids);
  const found = new Set((await organizationsByIds(scope, anonymous, ids)).map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}

/** Of all of them together: a statement for each kind of part. */
async function goneFrom(scope: TenantScope, searches: readonly (SearchFilters | null)[]): Promise<Gone> {
  const ids = new Set<string>();
  for (const part of namedParts) {
    const wanted = [...new Set(searches.flatMap((filters) => idsIn(filters, part)))];
    for (const id of await unknownIn(scope, part, wanted)) ids.add(id);
  }
  const near = [...new Set(searches.flatMap((filters) => filters?.near ?? []))];
  const known = await understandPlaces(scope, near);
  return { ids, places: new Set(near.filter((place) => !known.has(place))) };
}

/** Each choice that can still be made. */
function restOf(query: string, { ids }: Gone, isPlaceGone: boolean): string {
  const rest = [...new URLSearchParams(query)].flatMap(([name, value]): [string, string][] => {
    if (filtersOfAddress(new URLSearchParams([[name, value]]).toString()) === null) return [];
    if (isPlaceGone && (name === 'near' || name === 'distance')) return [];
    if (!Object.hasOwn(named, name)) return [[name, value]];
    const left = value.split(',').filter((id) => !ids.has(id));
    return left.length > 0 ? [[name, left.join(',')]] : [];
  });
  return new URLSearchParams(rest).toString();
}

function remainsOfOne(query: string, filters: SearchFilters | null, all: Gone): Remains {
  const isPlaceGone = filters?.near !== undefined && all.places.has(filters.near);
  const touched = namedParts.filter((part) => idsIn(filters, part).some((id) => all.ids.has(id)));
  const gone: GonePart[] = [
    ...(filters === null ? (['choice'] as const) : []),
    ...(isPlaceGone ? (['place'] as const) : []),
    ...touched,
  ];
  const isEmptied = touched.some((part) => idsIn(filters, part).every((id) => all.ids.has(id)));
  return {
    gone,
    isPaused: filters === null || isPlaceGone || isEmptied,
    rest: gone.length > 0 ? restOf(query, all, isPlaceGone) : query,
  };
}

/** Of each of these searches what is left, in their order. */
export async function remainsOf(scope: TenantScope, queries: readonly string[]): Promise<Remains[]> {
  const searches = queries.map((query) => filtersOfAddress(query));
  const gone = await goneFrom(scope, searches);
  return queries.map((query, at) => remainsOfOne(query, searches[at] ?? null, gone));
}
