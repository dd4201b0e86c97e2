/** Places of the Netherlands by postcode and name: what 'near' means. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { MapArea } from '#contract/map-area.ts';
import type { Point } from '#contract/kilometres.ts';
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

/** Points of postcode areas, by their four digits. */
export async function pointsOf(
  scope: TenantScope,
  digits: readonly string[],
): Promise<Map<string, { lat: number; lon: number }>> {
  if (digits.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('places')
    .select(['postcode', 'lat', 'lon'])
    .where(sql<boolean>`postcode = any(${[...digits]}::text[])`)
    .execute();
  return new Map(rows.map(({ postcode, lat, lon }) => [postcode, { lat, lon }]));
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
  const typedText = words.toLowerCase();
  const digits = /^\d{1,4}/.exec(typedText)?.[0];
  if (digits !== undefined) return withPostcode(scope, digits, most);
  const named = await withName(scope, typedText, most);
  return named.length > 0 ? named : soundingLike(scope, typedText, most);
}

/** A name that somebody may have mistyped is about as long; a long word that only ends like a place is no such name. */
const isAboutAsLong = (name: string, typed: string) =>
  Math.abs(name.length - typed.length) <= Math.max(2, typed.length / 4);

/** What somebody means who looks near this: a postcode, else the best place of that name. */
export async function understandPlace(scope: TenantScope, near: string): Promise<PlaceRow | undefined> {
  const compact = near.replaceAll(/\s/g, '');
  if (/^[1-9]\d{3}([a-z]{2})?$/i.test(compact)) return placeOf(scope, compact);
  // '8091 Wezep' and 'Wezep 8091' mean the postcode.
  const inside = /\b[1-9]\d{3}\b/.exec(near);
  if (inside) return placeOf(scope, inside[0]);
  const typed = near.trim().toLowerCase();
  const [named] = await withName(scope, typed, 1);
  if (named) return named;
  const alike = await soundingLike(scope, typed, 5);
  return alike.find(({ name }) => isAboutAsLong(name, typed));
}

/** The places with exactly these names in small letters, each by its first postcode. */
export async function placesNamed(
  scope: TenantScope,
  names: readonly string[],
): Promise<Map<string, PlaceRow>> {
  if (names.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('places')
    .select(columns)
    .where(sql<boolean>`lower(name) = any(${[...new Set(names)]}::text[])`)
    .orderBy('postcode', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.name.toLowerCase(), row]));
}

const kilometresADegree = 111.2;

/** Kilometres from the place to the point of `table`, by the haversine formula. */
export const kilometresTo = (place: Point, table: string): RawBuilder<number> => {
  const lat = sql.ref(`${table}.lat`);
  const lon = sql.ref(`${table}.lon`);
  return sql<number>`(12742 * asin(sqrt(
    power(sin(radians(${lat} - ${place.lat}) / 2), 2) +
    cos(radians(${place.lat})) * cos(radians(${lat})) * power(sin(radians(${lon} - ${place.lon}) / 2), 2))))`;
};

/** Within so many kilometres; the box before the formula is what an index serves. */
export function boxAround(place: Point, kilometres: number, table: string): RawBuilder<SqlBool> {
  const latitudes = kilometres / kilometresADegree;
  const longitudes = latitudes / Math.cos((place.lat * Math.PI) / 180);
  const lat = sql.ref(`${table}.lat`);
  const lon = sql.ref(`${table}.lon`);
  return sql<SqlBool>`(${lat} between ${place.lat - latitudes} and ${place.lat + latitudes}
    and ${lon} between ${place.lon - longitudes} and ${place.lon + longitudes}
    and ${kilometresTo(place, table)} <= ${kilometres})`;
}

/** In a part of the map; the same index serves it. */
export function inArea({ west, south, east, north }: MapArea, table: string): RawBuilder<SqlBool> {
  const lat = sql.ref(`${table}.lat`);
  const lon = sql.ref(`${table}.lon`);
  return sql<SqlBool>`(${lat} between ${south} and ${north} and ${lon} between ${west} and ${east})`;
}
