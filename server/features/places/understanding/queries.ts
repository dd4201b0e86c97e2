/** The one resolver of places: what somebody means who looks near this, wherever a place is asked for. */
import { sql, type RawBuilder } from 'kysely';
import { placeKey, placeWords } from '#contract/place-key.ts';
import { isPlaceAbroad } from '#contract/places-abroad.ts';
import { isVaguePlace } from '#contract/vague-places.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import {
  choosePlace,
  closeBy,
  isWhole,
  wholeNames,
  type Candidate,
  type FoundPlace,
  type Middle,
  type NearPlace,
} from './choose.ts';
import { apart } from './alike.ts';
import { keysOf, onlyNames, readPlace, type PlaceReading } from './read-place.ts';

export { measuredFrom, type FoundPlace } from './choose.ts';

type FoundRow = Candidate & {
  middleLat: number | null;
  middleLon: number | null;
  middleProvince: string | null;
};

/** The middle of the municipality of the centre; none where it has not said which that is. */
const middleOfCenter = ({ centerId }: TenantScope): RawBuilder<unknown> => sql`(
  select c.lat as middle_lat, c.lon as middle_lon, c.province as middle_province
  from volunteer_center_profiles f join named_places c on c.id = f.municipality_code
  where f.volunteer_center_id = ${centerId})`;

const columns = sql`p.id, p.kind, p.name, p.label, p.postcode, p.municipality_code, p.municipality, p.province,
  p.lat, p.lon, p.reach, p.size`;
const postcodeColumns = sql`postcode as id, 'postcode' as kind, name, postcode || ' ' || name as label, postcode,
  municipality_code, municipality, province, lat, lon, 0 as reach, 1 as size`;

/** All places with one of these keys or postcodes: one statement, by the primary keys. */
async function candidates(
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

const middleIn = ([first]: readonly FoundRow[]): Middle | null =>
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

const withPostcode = async (scope: TenantScope, digits: string, most: number): Promise<NearPlace[]> =>
  (
    await sql<NearPlace>`select ${postcodeColumns} from places where postcode like ${`${digits}%`}
      order by postcode limit ${most}`.execute(scope.db)
  ).rows;

/** Those whose whole name it is first, then those close to the centre, then by size. */
const withBeginning = async (scope: TenantScope, key: string, most: number): Promise<NearPlace[]> =>
  (
    await sql<NearPlace>`
      select ${columns}
      from (select place_id, bool_or(key = ${key}) as is_whole, min(rank) as rank
        from place_names where key like ${`${key}%`} group by place_id) as n
      join named_places p on p.id = n.place_id
      left join ${middleOfCenter(scope)} as m on true
      order by n.is_whole desc,
        (power((p.lat - m.middle_lat) * 111.2, 2) + power((p.lon - m.middle_lon) * 68, 2) < ${closeBy ** 2}) is not true,
        n.rank > ${wholeNames}, p.size desc, p.label, p.id
      limit ${most}`.execute(scope.db)
  ).rows;

/** One word too long for the town of a district does not begin it: 'Enschedee' is sooner Enschede than Enschede Eekmaat. */
function isBegun({ kind, label }: NearPlace, typed: string): boolean {
  const [word = '', ...more] = placeWords(typed);
  const [town = '', ...district] = placeWords(label);
  if (kind !== 'district' || more.length > 0 || word.length <= town.length) return true;
  return !`${town}${district.join('')}`.startsWith(word);
}

const eachOnce = (places: readonly NearPlace[], most: number): NearPlace[] =>
  places.filter(({ id }, at) => places.findIndex((one) => one.id === id) === at).slice(0, most);

/** More names that share letters are not looked at. */
const mostCompared = 100;

/**
 * Those with a name that is written as nearly so, the nearest first: sharing some letters makes no suggestion. What is wrong leaves its beginning or its end as it is:
 * those are compared first, as that costs least, and `offset 0` keeps it so.
 */
async function soundingLike(scope: TenantScope, key: string, most: number): Promise<NearPlace[]> {
  const { rows } = await sql<NearPlace & { key: string; size: number }>`
    select ${columns}, n.key
    from (select key, place_id
      from (select key, place_id from place_names
        where abs(length(key) - ${key.length}::int) <= 2
          and (left(key, 2) = ${key.slice(0, 2)} or right(key, 3) = ${key.slice(-3)})
        offset 0) as about
      where key % ${key}
      order by similarity(key, ${key}) desc, key, place_id limit ${mostCompared}) as n
    join named_places p on p.id = n.place_id`.execute(scope.db);
  const alike = rows.flatMap((place) => {
    const away = apart(key, place.key);
    return away === null ? [] : [{ place, away }];
  });
  const inOrder = alike.toSorted(
    (a, b) => a.away - b.away || b.place.size - a.place.size || a.place.id.localeCompare(b.place.id),
  );
  return eachOnce(
    inOrder.map(({ place }) => place),
    most,
  );
}

/** 'Amsterdam' of Amsterdam Bos en Lommer: the place that the first words name, where the others are not known. */
async function withFirstWords(
  scope: TenantScope,
  { split }: PlaceReading,
  most: number,
): Promise<NearPlace[]> {
  const heads = split.map(({ head }) => head);
  const rows = (await candidates(scope, heads, [])).filter(({ rank }) => rank <= wholeNames);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const place = choosePlace(onlyNames(heads), byKey, middleIn(rows));
  return place ? [place, ...place.others].slice(0, most) : [];
}

/** Places that begin with these words or digits, else the ones that are meant by them, else ones that sound like them or are named by the first of them. */
export async function suggestPlaces(scope: TenantScope, words: string, most: number): Promise<NearPlace[]> {
  if (isVaguePlace(words)) return [];
  const reading = readPlace(words);
  const { whole, digits: all } = reading;
  const digits = all ?? /^\s*(\d{1,4})/.exec(words)?.[1];
  const key = whole.at(-1) ?? '';
  if (digits !== undefined) {
    const found = await withPostcode(scope, digits, most);
    if (found.length > 0 || key === '') return found;
  }
  if (key === '') return [];
  const named = (await withBeginning(scope, key, most)).filter((place) => isBegun(place, words));
  // 'Leer' may become Leerdam; around a place abroad nothing is looked for, and no district begins so.
  if (isPlaceAbroad(words)) return named.filter(({ kind }) => kind !== 'district');
  if (named.length > 0) return named;
  const meant = await understandPlace(scope, words);
  if (meant) return [meant, ...meant.others].slice(0, most);
  const alike = await soundingLike(scope, key, most);
  return eachOnce([...alike, ...(await withFirstWords(scope, reading, most))], most);
}
