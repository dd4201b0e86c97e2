/** Places of the Netherlands by postcode and name: what 'near' means. */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface PlaceRow {
  postcode: string;
  name: string;
  municipality: string;
  province: string;
  lat: number;
  lon: number;
}

const columns = ['postcode', 'name', 'municipality', 'province', 'lat', 'lon'] as const;
const escapeLike = (value: string) => value.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The area of a postcode, with or without letters; undefined when there is none. */
export async function placeOf(scope: TenantScope, postcode: string): Promise<PlaceRow | undefined> {
  const digits = postcode.slice(0, 4);
  if (!/^[1-9]\d{3}$/.test(digits)) return undefined;
  return scope.db.selectFrom('places').select(columns).where('postcode', '=', digits).executeTakeFirst();
}

const withPostcode = (scope: TenantScope, digits: string, most: number) =>
  scope.db
    .selectFrom('places')
    .select(columns)
    .where('postcode', 'like', `${digits}%`)
    .orderBy('postcode')
    .limit(most)
    .execute();

const withName = (scope: TenantScope, start: string, most: number) =>
  scope.db
    .selectFrom('places')
    .select(columns)
    .distinctOn(['name', 'municipality'])
    .where(sql<boolean>`lower(name) like ${`${escapeLike(start)}%`}`)
    .orderBy('name')
    .orderBy('municipality')
    .orderBy('postcode')
    .limit(most)
    .execute();

const soundingLike = (scope: TenantScope, name: string, most: number) =>
  scope.db
    .selectFrom((from) =>
      from
        .selectFrom('places')
        .select(columns)
        .distinctOn(['name', 'municipality'])
        .where(sql<boolean>`lower(name) % ${name}`)
        .orderBy('name')
        .orderBy('municipality')
        .orderBy('postcode')
        .as('alike'),
    )
    .select(columns)
    .orderBy(sql`similarity(lower(name), ${name}) desc`)
    .orderBy('postcode')
    .limit(most)
    .execute();

/** Places that begin with these words or digits, then ones that sound like them; a name once, by its first postcode. */
export async function suggestPlaces(scope: TenantScope, words: string, most: number): Promise<PlaceRow[]> {
  const asked = words.toLowerCase();
  if (/^\d/.test(asked)) return withPostcode(scope, asked.replaceAll(/\D.*$/g, '').slice(0, 4), most);
  const named = await withName(scope, asked, most);
  return named.length > 0 ? named : soundingLike(scope, asked, most);
}

/** What somebody means who looks near this: a postcode, else the best place of that name. */
export async function understandPlace(scope: TenantScope, near: string): Promise<PlaceRow | undefined> {
  const compact = near.replaceAll(/\s/g, '');
  if (/^[1-9]\d{3}([a-z]{2})?$/i.test(compact)) return placeOf(scope, compact);
  // '8091 Wezep' and 'Wezep 8091' mean the postcode.
  const inside = /\b[1-9]\d{3}\b/.exec(near);
  if (inside) return placeOf(scope, inside[0]);
  const [best] = await suggestPlaces(scope, near, 1);
  return best;
}
