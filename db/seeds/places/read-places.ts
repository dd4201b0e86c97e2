/** Everything that `db/data` says of places. */
import { readFile } from 'node:fs/promises';
import { placeKey } from '#contract/place-key.ts';
import { parseCsv } from '../csv.ts';
import {
  districtOf,
  neighbourhoodOf,
  type District,
  type DistrictLine,
  type NeighbourhoodLine,
} from './districts.ts';
import {
  countryNames,
  countryOf,
  municipalitiesOf,
  provincesOf,
  regionOf,
  townsOf,
  type NamedPlace,
  type PostcodePlace,
  type RegionLine,
} from './named-places.ts';
import {
  bare,
  labelledPlaces,
  namesOf,
  type LabelledPlace,
  type OtherNames,
  type PlaceName,
} from './place-names.ts';
import { villageOf, type Village, type VillageLine } from './villages.ts';

export interface PlaceRows {
  postcodes: PostcodePlace[];
  places: LabelledPlace[];
  names: PlaceName[];
}

const readLines = async (file: string) =>
  parseCsv(await readFile(new URL(`../../data/${file}.csv`, import.meta.url), 'utf8'));

const read = async <Line>(file: string) => (await readLines(file)) as Line[];

interface EverydayLine {
  place: string;
  municipality_code: string;
  names: string;
}

/** Other names by place and municipality; those without a place are the municipality's. */
type Everyday = ReadonlyMap<string, readonly string[]>;
const keyOf = (name: string, municipalityCode: string | null) => `${placeKey(name)} ${municipalityCode}`;

async function readEverydayNames(): Promise<Everyday> {
  const files = ['everyday-names', 'frisian-names'];
  const lines = (await Promise.all(files.map((file) => read<EverydayLine>(file)))).flat();
  const byPlace = Map.groupBy(lines, (line) => keyOf(line.place, line.municipality_code));
  return new Map([...byPlace].map(([key, rows]) => [key, rows.flatMap(({ names }) => names.split('|'))]));
}

/** A municipality that is called as a town in it is that town to whoever looks for it. */
function townOf(
  { name, municipality_code }: NamedPlace,
  towns: readonly NamedPlace[],
  everyday: Everyday,
): NamedPlace | undefined {
  const key = placeKey(bare(name));
  return towns.find(
    (town) =>
      town.municipality_code === municipality_code &&
      [town.name, ...(everyday.get(keyOf(town.name, municipality_code)) ?? [])].some(
        (one) => placeKey(one) === key,
      ),
  );
}

/** Utrecht is the town: the province is asked for as such. */
const isNamedAsTown = ({ kind, name, province }: NamedPlace, towns: readonly NamedPlace[]): boolean =>
  kind === 'province' && towns.some((town) => town.province === province && town.name === name);

/** Names of former municipalities by the place of what each is now: the municipality, or the town that is called as it. */
async function readFormer(
  municipalities: readonly NamedPlace[],
  nowOf: (municipality: NamedPlace) => NamedPlace,
): Promise<Map<string, string[]>> {
  const lines = await read<{ former: string; municipalities: string }>('former-municipalities');
  const found = lines.flatMap(({ former, municipalities: now }) =>
    now.split('|').map((name) => {
      const municipality = municipalities.find((one) => one.name === name);
      if (!municipality) throw new Error(`No municipality ${name}, where ${former} is said to be`);
      return { id: nowOf(municipality).id, former };
    }),
  );
  const byPlace = Map.groupBy(found, ({ id }) => id);
  return new Map([...byPlace].map(([id, all]) => [id, all.map(({ former }) => former)]));
}

async function readDistricts(postcodes: readonly PostcodePlace[]): Promise<District[]> {
  const byMunicipality = Map.groupBy(postcodes, (row) => row.municipality_code);
  const large = await read<DistrictLine>('town-districts');
  const neighbourhoods = await read<NeighbourhoodLine>('neighbourhoods');
  return [
    ...large.map((line) => districtOf(postcodes, line)),
    ...neighbourhoods.map((line) => neighbourhoodOf(byMunicipality, line)),
  ];
}

async function readVillages(postcodes: readonly PostcodePlace[]): Promise<Village[]> {
  const byMunicipality = Map.groupBy(postcodes, (row) => row.municipality_code);
  const lines = await read<VillageLine>('villages');
  return lines.map((line) => villageOf(byMunicipality.get(line.municipality_code) ?? [], line));
}

async function readRegions(postcodes: readonly PostcodePlace[]) {
  const lines = await read<RegionLine>('regions');
  return lines.map((line) => ({
    place: regionOf(postcodes, line),
    names: line.names.split('|').filter(Boolean),
  }));
}

async function readPostcodes(): Promise<PostcodePlace[]> {
  const lines = await read<Omit<PostcodePlace, 'name' | 'lat' | 'lon'> & Record<string, string>>('places');
  return lines.map(({ place, lat, lon, ...rest }) => {
    return { ...rest, name: place ?? '', lat: Number(lat), lon: Number(lon) };
  });
}

async function readTowns(postcodes: readonly PostcodePlace[]): Promise<NamedPlace[]> {
  const lines = await read<{ place: string; municipality_code: string }>('larger-places');
  const largest = new Set(lines.map((line) => `${line.place} ${line.municipality_code}`));
  return townsOf(postcodes, (name, code) => largest.has(`${name} ${code}`));
}

/** Of towns, municipalities and provinces, as people say them every day. */
function everydayOf({ kind, id, name, municipality_code, ...place }: NamedPlace, everyday: Everyday) {
  if (kind === 'town') return everyday.get(keyOf(name, municipality_code)) ?? [];
  if (kind === 'municipality') return everyday.get(keyOf('', municipality_code)) ?? [];
  if (kind === 'country') return countryNames;
  const { province } = place;
  return [...(everyday.get(keyOf('', id)) ?? []), `provincie ${province}`, `${province} provincie`];
}

/** All places with all of their names. */
export async function readPlaces(): Promise<PlaceRows> {
  const postcodes = await readPostcodes();
  const everyday = await readEverydayNames();
  const towns = await readTowns(postcodes);
  const municipalities = municipalitiesOf(postcodes);
  const asTown = new Map(municipalities.map((one) => [one, townOf(one, towns, everyday)]));
  const hidden = municipalities.filter((one) => asTown.get(one));
  const former = await readFormer(municipalities, (one) => asTown.get(one) ?? one);
  const own = [
    ...towns,
    ...municipalities.filter((one) => !asTown.get(one)),
    ...provincesOf(postcodes),
    countryOf(postcodes),
  ].map((place) => ({ place, names: everydayOf(place, everyday) }));
  const all: { place: NamedPlace; names: readonly string[]; typed?: readonly string[] }[] = [
    ...own,
    ...(await readDistricts(postcodes)),
    ...(await readRegions(postcodes)),
  ];
  const villages = await readVillages(postcodes);
  const named = labelledPlaces(all.map(({ place }) => place));
  const otherNames = (at: number, place: NamedPlace): OtherNames => ({
    others: all[at]?.names ?? [],
    typed: all[at]?.typed ?? [],
    former: former.get(place.id) ?? [],
    hasOwnName: !isNamedAsTown(place, towns),
  });
  return {
    postcodes,
    // One that is called as its town has no names, but a middle: that of the centre of its name.
    places: [
      ...named,
      ...villages.map(({ place }) => place),
      ...hidden.map((one) => ({ ...one, label: one.name })),
    ],
    names: [
      ...named.flatMap((place, at) => namesOf(place, otherNames(at, place))),
      ...villages.flatMap(({ names }) => names),
    ],
  };
}
