/** Areas of postcodes, and how far it is to them; which place a name means is in understanding/queries.ts. */
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
