/** Which places somebody may mean who has not typed all of one, or one that is not known. */
import { sql } from 'kysely';
import { placeWords } from '#contract/place-key.ts';
import { isPlaceAbroad } from '#contract/places-abroad.ts';
import { isVaguePlace } from '#contract/vague-places.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { apart } from './alike.ts';
import { choosePlace, closeBy, wholeNames, type NearPlace } from './choose.ts';
import {
  candidates,
  columns,
  middleIn,
  middleOfCenter,
  postcodeColumns,
  understandPlace,
} from './queries.ts';
import { onlyNames, readPlace, type PlaceReading } from './read-place.ts';

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

/** Shorter, a name that few know is like too many others: 'Huls' is not what 'De Hulk' means. */
const fewestAlike = 6;

/** More names that share letters are not looked at. */
const mostCompared = 100;

/**
 * Those with a name that is written as nearly so, the nearest first: sharing some letters makes no suggestion. What is wrong leaves its beginning or its end as it is:
 * those are compared first, as that costs least, and `offset 0` keeps it so.
 */
async function soundingLike(scope: TenantScope, key: string, most: number): Promise<NearPlace[]> {
  const { rows } = await sql<NearPlace & { key: string; rank: number; size: number }>`
    select ${columns}, n.key, n.rank
    from (select key, place_id, rank
      from (select key, place_id, rank from place_names
        where abs(length(key) - ${key.length}::int) <= 3
          and (left(key, 2) = ${key.slice(0, 2)} or right(key, 3) = ${key.slice(-3)})
        offset 0) as about
      where key % ${key}
      order by similarity(key, ${key}) desc, key, place_id limit ${mostCompared}) as n
    join named_places p on p.id = n.place_id`.execute(scope.db);
  const alike = rows.flatMap((place) => {
    const away = apart(key, place.key);
    // Of names that are only known where they are typed as they are, too many are nearly alike.
    const isOther = place.rank > wholeNames && (place.key[0] !== key[0] || place.key.length < fewestAlike);
    return away === null || isOther ? [] : [{ place, away }];
  });
  const inOrder = alike.toSorted(
    (a, b) => a.away - b.away || b.place.size - a.place.size || a.place.id.localeCompare(b.place.id),
  );
  return eachOnce(
    inOrder.map(({ place }) => place),
    most,
  );
}

/** Lists one by one until one has any. */
async function firstWithAny(lists: readonly (() => Promise<NearPlace[]>)[]): Promise<NearPlace[]> {
  for (const list of lists) {
    const found = await list();
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * 'Amsterdam' of Amsterdam Bos en Lommer, 'Zwolle' of Nieuw-Zwolle: towns that the first words name, then those that the last do, where all
 * of them together are not known.
 */
async function withSomeWords(
  scope: TenantScope,
  { split }: PlaceReading,
  most: number,
): Promise<NearPlace[]> {
  const [heads, tails] = [split.map(({ head }) => head), split.map(({ tail }) => tail).toReversed()];
  const rows = await candidates(scope, [...heads, ...tails], []);
  const named = (keys: readonly string[], isNamed: (row: (typeof rows)[number]) => boolean) => {
    const byKey = Map.groupBy(rows.filter(isNamed), ({ key }) => key);
    const place = choosePlace(onlyNames([...keys]), byKey, middleIn(rows));
    return place ? [place, ...place.others] : [];
  };
  const first = named(heads, ({ kind, rank }) => rank <= wholeNames || kind === 'town');
  const last = named(tails, ({ kind, rank }) => rank <= wholeNames && kind === 'town');
  return [...first.slice(0, most), ...last];
}

const between = new Set(['ad', 'aan', 'op', 'bij', 'in']);

/** 'Capelle aan den IJssel' of Alphen aan den IJssel: what lies by the same, the largest first. */
async function withSameEnd(scope: TenantScope, words: string, most: number): Promise<NearPlace[]> {
  const typed = placeWords(words);
  const at = typed.findLastIndex((word, index) => between.has(word) && index > 0);
  const end = typed.slice(at).join('');
  if (at === -1 || at === typed.length - 1) return [];
  const { rows } = await sql<NearPlace>`
    select ${columns} from (select distinct place_id from place_names where key like ${`_%${end}`} and rank <= ${wholeNames}) as n
    join named_places p on p.id = n.place_id
    where p.kind = 'town' order by p.size desc, p.label, p.id limit ${most}`.execute(scope.db);
  return rows;
}

/** Of each way to be meant by some words, so that another way has its place too. */
const mostOfAKind = 4;

/** What else may be meant by a name that is not known: one spelled nearly so, else one with some words of it. */
async function mayBeMeant(
  scope: TenantScope,
  words: string,
  keys: readonly string[],
  most: number,
): Promise<NearPlace[]> {
  const alike = await firstWithAny(keys.map((key) => () => soundingLike(scope, key, most)));
  const some = await withSomeWords(scope, readPlace(words), mostOfAKind);
  return eachOnce(
    [...alike, ...some.slice(0, mostOfAKind), ...(await withSameEnd(scope, words, mostOfAKind)), ...some],
    most,
  );
}

/** Places that begin with these words or digits, else the ones that are meant by them, else ones that sound like them or are named by some of them. */
export async function suggestPlaces(scope: TenantScope, words: string, most: number): Promise<NearPlace[]> {
  if (isVaguePlace(words)) return [];
  const { whole, withoutArticle, digits: all } = readPlace(words);
  const digits = all ?? /^\s*(\d{1,4})/.exec(words)?.[1];
  const keys = [...whole, ...withoutArticle];
  if (digits !== undefined) {
    const found = await withPostcode(scope, digits, most);
    if (found.length > 0 || keys.length === 0) return found;
  }
  if (keys.length === 0) return [];
  // All that was typed first: 'Wijk bij Duurste' is not what follows 'wijk'.
  const begun = await firstWithAny(
    keys.map((key) => async () => {
      const places = await withBeginning(scope, key, most);
      return places.filter((place) => isBegun(place, words));
    }),
  );
  // 'Leer' may become Leerdam; around a place abroad nothing is looked for, and no district begins so.
  if (isPlaceAbroad(words)) return begun.filter(({ kind }) => kind !== 'district');
  if (begun.length > 0) return begun;
  const meant = await understandPlace(scope, words);
  if (meant) return [meant, ...meant.others].slice(0, most);
  return mayBeMeant(scope, words, keys, most);
}
