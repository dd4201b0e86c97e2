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

/** Places that begin with these words or digits, then ones that sound like them; a name once, by its first postcode. */
export async function suggestPlaces(scope: TenantScope, words: string, most: number): Promise<PlaceRow[]> {
  const asked = words.toLowerCase();
  if (/^\d/.test(asked)) {
    const digits = asked.replaceAll(/\D.*$/g, '').slice(0, 4);
    return scope.db
      .selectFrom('places')
      .select(columns)
      .where('postcode', 'like', `${digits}%`)
      .orderBy('postcode')
      .limit(most)
      .execute();
  }
  const named = await scope.db
    .selectFrom('places')
    .select(columns)
    .distinctOn(['name', 'municipality'])
    .where(sql<boolean>`lower(name) like ${`${escapeLike(asked)}%`}`)
    .orderBy('name')
    .orderBy('municipality')
    .orderBy('postcode')
    .limit(most)
    .execute();
  if (named.length > 0) return named;
  return scope.db
    .selectFrom((from) =>
      from
        .selectFrom('places')
        .select(columns)
        .distinctOn(['name', 'municipality'])
        .where(sql<boolean>`lower(name) % ${asked}`)
        .orderBy('name')
        .orderBy('municipality')
        .orderBy('postcode')
        .as('alike'),
    )
    .select(columns)
    .orderBy(sql`similarity(lower(name), ${asked}) desc`)
    .orderBy('postcode')
    .limit(most)
    .execute();
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
