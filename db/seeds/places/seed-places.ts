/** Writes the points of postcodes, the places made of them, and the names that lead to those. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { placeKey } from '#contract/place-key.ts';
import { parseCsv } from '../csv.ts';
import { insertRows, upsert } from '../insert.ts';
import {
  countryNames,
  countryOf,
  districtOf,
  municipalitiesOf,
  provincesOf,
  regionOf,
  townsOf,
  type DistrictLine,
  type NamedPlace,
  type PostcodePlace,
  type RegionLine,
} from './named-places.ts';
import { bare, labelledPlaces, namesOf, type LabelledPlace, type PlaceName } from './place-names.ts';

export interface PlaceRows {
  postcodes: PostcodePlace[];
  places: LabelledPlace[];
  names: PlaceName[];
}

const read = async (file: string) =>
  parseCsv(await readFile(new URL(`../../data/${file}.csv`, import.meta.url), 'utf8'));

/** Other names by place and municipality; those without a place are the municipality's. */
type OtherNames = ReadonlyMap<string, readonly string[]>;
const keyOf = (name: string, municipalityCode: string | null) => `${placeKey(name)} ${municipalityCode}`;

async function readOtherNames(): Promise<OtherNames> {
  const lines = await read('everyday-names');
  const byPlace = Map.groupBy(lines, ({ place = '', municipality_code = '' }) =>
    keyOf(place, municipality_code),
  );
  return new Map(
    [...byPlace].map(([key, rows]) => [key, rows.flatMap(({ names = '' }) => names.split('|'))]),
  );
}

/** 'Noord Amsterdam' is Amsterdam Noord, and Overvecht is known without its town. */
const namesOfDistrict = ({ town, district, is_known_alone }: DistrictLine): string[] => {
  const short = district.replace(/^De /, '');
  return [`${district} ${town}`, `${town} ${short}`, ...(is_known_alone === 'yes' ? [district, short] : [])];
};

/** A municipality that is called as a town in it is that town to whoever looks for it. */
function isTown(
  { name, municipality_code }: NamedPlace,
  towns: readonly NamedPlace[],
  others: OtherNames,
): boolean {
  const key = placeKey(bare(name));
  return towns.some(
    (town) =>
      town.municipality_code === municipality_code &&
      [town.name, ...(others.get(keyOf(town.name, municipality_code)) ?? [])].some(
        (one) => placeKey(one) === key,
      ),
  );
}

/** Utrecht is the town: the province is asked for as such. */
const isNamedAsTown = ({ kind, name, province }: NamedPlace, towns: readonly NamedPlace[]): boolean =>
  kind === 'province' && towns.some((town) => town.province === province && town.name === name);

/** Everything that `db/data` says of places. */
export async function readPlaces(): Promise<PlaceRows> {
  const postcodes = (await read('places')).map(
    ({ place, lat, lon, ...rest }) =>
      ({ ...rest, name: place, lat: Number(lat), lon: Number(lon) }) as PostcodePlace,
  );
  const largest = new Set(
    (await read('larger-places')).map((line) => `${line['place']} ${line['municipality_code']}`),
  );
  const others = await readOtherNames();
  const towns = townsOf(postcodes, (name, code) => largest.has(`${name} ${code}`));
  const all = municipalitiesOf(postcodes);
  const hidden = new Set(all.filter((one) => isTown(one, towns, others)));
  const lines = (await read('town-districts')) as unknown as DistrictLine[];
  const districts = lines.map((line) => districtOf(postcodes, line));
  const regionLines = (await read('regions')) as unknown as RegionLine[];
  const regions = new Map(regionLines.map((line) => [regionOf(postcodes, line), line]));
  const namesOfRegion = new Map(
    [...regions].map(([{ id }, { names }]) => [id, names.split('|').filter(Boolean)]),
  );
  const named = labelledPlaces([
    ...towns,
    ...all.filter((one) => !hidden.has(one)),
    ...districts,
    ...provincesOf(postcodes),
    ...regions.keys(),
    countryOf(postcodes),
  ]);
  const otherNames = (place: NamedPlace) => {
    if (place.kind === 'town') return others.get(keyOf(place.name, place.municipality_code)) ?? [];
    if (place.kind === 'municipality') return others.get(keyOf('', place.municipality_code)) ?? [];
    if (place.kind === 'region') return namesOfRegion.get(place.id) ?? [];
    if (place.kind === 'country') return countryNames;
    if (place.kind === 'province')
      return [
        ...(others.get(keyOf('', place.id)) ?? []),
        `provincie ${place.name}`,
        `${place.name} provincie`,
      ];
    const line = lines[districts.findIndex(({ id }) => id === place.id)];
    return line ? namesOfDistrict(line) : [];
  };
  return {
    postcodes,
    // One that is called as its town has no names, but a middle: that of the centre of its name.
    places: [...named, ...[...hidden].map((one) => ({ ...one, label: one.name }))],
    names: named.flatMap((place) => namesOf(place, otherNames(place), !isNamedAsTown(place, towns))),
  };
}

const digestOf = (lines: readonly string[]): string =>
  createHash('md5').update(lines.toSorted().join('\n')).digest('hex');

/** Of what is there already, as `digestOf` makes it of the files. */
const digestThere = `select
  (select count(*)::int from places) as postcodes,
  (select md5(string_agg(concat_ws(' ', id, label), E'\\n' order by id collate "C")) from named_places) as places,
  (select md5(string_agg(concat_ws(' ', key, place_id, rank), E'\\n' order by key, place_id collate "C")) from place_names) as names`;

/** Places seldom change: they are only written again when they differ. */
export async function seedPlaces(client: pg.Client, { postcodes, places, names }: PlaceRows): Promise<void> {
  const { rows } = await client.query<Record<'postcodes' | 'places' | 'names', unknown>>(digestThere);
  const [there] = rows;
  if (there?.postcodes !== postcodes.length)
    await upsert(
      client,
      'places',
      'postcode',
      postcodes.map((row) => ({ ...row })),
    );
  const isSame =
    there?.places === digestOf(places.map(({ id, label }) => `${id} ${label}`)) &&
    there.names === digestOf(names.map(({ key, place_id, rank }) => `${key} ${place_id} ${rank}`));
  if (isSame) return;
  await client.query('delete from place_names');
  await client.query('delete from named_places');
  await insertRows(
    client,
    'named_places',
    places.map((row) => ({ ...row })),
  );
  await insertRows(
    client,
    'place_names',
    names.map((row) => ({ ...row })),
  );
}
