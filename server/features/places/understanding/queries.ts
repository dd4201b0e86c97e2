/** The one resolver of places: what somebody means who looks near this, wherever a place is asked for. */
import { sql, type RawBuilder } from 'kysely';
import { placeKey } from '#contract/place-key.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { choosePlace, isWhole, type Candidate, type FoundPlace, type Middle } from './choose.ts';
import { keysOf, onlyNames, readPlace } from './read-place.ts';

export { measuredFrom, type FoundPlace } from './choose.ts';

type FoundRow = Candidate & {
  middleLat: number | null;
  middleLon: number | null;
  middleProvince: string | null;
};

/** The middle of the municipality of the centre; none where it has not said which that is. */
export const middleOfCenter = ({ centerId }: TenantScope): RawBuilder<unknown> => sql`(
  select c.lat as middle_lat, c.lon as middle_lon, c.province as middle_province
  from volunteer_center_profiles f join named_places c on c.id = f.municipality_code
  where f.volunteer_center_id = ${centerId})`;

export const columns = sql`p.id, p.kind, p.name, p.label, p.postcode, p.municipality_code, p.municipality, p.province,
  p.lat, p.lon, p.reach, p.size`;
export const postcodeColumns = sql`postcode as id, 'postcode' as kind, name, postcode || ' ' || name as label, postcode,
  municipality_code, municipality, province, lat, lon, 0 as reach, 1 as size`;

/** All places with one of these keys or postcodes: one statement, by the primary keys. */
export async function candidates(
  scope: TenantScope,
  keys: readonly string[],
  digits: readonly string[],
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select found.*, m.middle_lat, m.middle_lon, m.middle_province
    from (
      select n.key, n.rank, ${columns} from place_names n join named_places p on p.id = n.place_id
      where n.key = any(${[...keys]}::text[])
      union all
      select postcode, 0, ${postcodeColumns} from places where postcode = any(${[...digits]}::text[])
    ) as found
    left join ${middleOfCenter(scope)} as m on true`.execute(scope.db);
  return rows;
}

export const middleIn = ([first]: readonly FoundRow[]): Middle | null =>
  first && first.middleLat !== null && first.middleLon !== null
    ? { lat: first.middleLat, lon: first.middleLon, province: first.middleProvince }
    : null;

/** What each of these means; those that are no place are left out. */
export async function understandPlaces(
  scope: TenantScope,
  texts: readonly string[],
): Promise<Map<string, FoundPlace>> {
  const readings = new Map(texts.map((text) => [text, readPlace(text)]));
  const all = [...readings.values()];
  const keys = [...new Set(all.flatMap(keysOf))];
  const digits = all.flatMap((reading) => reading.digits ?? []);
  if (keys.length === 0 && digits.length === 0) return new Map();
  const rows = await candidates(scope, keys, digits);
  const middle = middleIn(rows);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const found = [...readings].map(([text, reading]) => [text, choosePlace(reading, byKey, middle)] as const);
  return new Map(found.flatMap(([text, place]) => (place ? [[text, place]] : [])));
}

/** What somebody means who looks near this: a postcode, else the place of that name that is near the centre, else the largest. */
export async function understandPlace(scope: TenantScope, near: string): Promise<FoundPlace | undefined> {
  return (await understandPlaces(scope, [near])).get(near);
}

/** The places with exactly these names, as words of a sentence: nothing but names that are theirs whole. */
export async function placesNamed(
  scope: TenantScope,
  names: readonly string[],
): Promise<Map<string, FoundPlace>> {
  const different = [...new Set(names)].filter((name) => name !== '' && !/\d/.test(name));
  const keys = new Map(different.map((name) => [name, placeKey(name)]));
  if (keys.size === 0) return new Map();
  const rows = await candidates(scope, [...new Set(keys.values())], []);
  const middle = middleIn(rows);
  const byKey = Map.groupBy(rows.filter(isWhole), ({ key }) => key);
  const found = [...keys].map(([name, key]) => {
    return [name, choosePlace(onlyNames([key]), byKey, middle)] as const;
  });
  return new Map(found.flatMap(([name, place]) => (place ? [[name, place]] : [])));
}
