/** Towns, municipalities, provinces, regions and districts of towns, made of the points of postcodes. */
import { kilometresBetween, type Point } from '#contract/kilometres.ts';
import { placeKey } from '#contract/place-key.ts';

/** A row of places.csv. */
export interface PostcodePlace extends Point {
  postcode: string;
  name: string;
  municipality_code: string;
  municipality: string;
  province: string;
}

export interface NamedPlace extends Point {
  id: string;
  kind: 'town' | 'municipality' | 'district' | 'province' | 'region' | 'country';
  name: string;
  /** The postcode that stands for it: of a town the first, which is mostly its middle. */
  postcode: string;
  municipality_code: string | null;
  municipality: string | null;
  province: string | null;
  /** Kilometres from its point to its farthest postcode; none of a town, which one looks around. */
  reach: number;
  /** How many postcodes it has: which of several is the largest. */
  size: number;
}

/** As these are called by CBS. */
const provinceCodes: Readonly<Record<string, string>> = {
  Groningen: 'PV20',
  Fryslân: 'PV21',
  Drenthe: 'PV22',
  Overijssel: 'PV23',
  Flevoland: 'PV24',
  Gelderland: 'PV25',
  Utrecht: 'PV26',
  'Noord-Holland': 'PV27',
  'Zuid-Holland': 'PV28',
  Zeeland: 'PV29',
  'Noord-Brabant': 'PV30',
  Limburg: 'PV31',
};

/** Two of one name as near as this are one place with a border of municipalities through it. */
const sameTownWithin = 6;
/** More than any town has postcodes: the one that is named as the larger comes first. */
const larger = 1000;

const groupsBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => [
  ...Map.groupBy(items, keyOf).values(),
];

function middleOf(points: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(points.map(({ lat }) => lat)), lon: mean(points.map(({ lon }) => lon)) };
}

/** The middle of what lies in it, and how far that reaches. */
export function areaOf(
  rows: readonly PostcodePlace[],
): Point & { postcode: string; reach: number; size: number } {
  const middle = middleOf(rows);
  const away = rows.map((row) => ({ postcode: row.postcode, kilometres: kilometresBetween(middle, row) }));
  const nearest = away.reduce((best, one) => (one.kilometres < best.kilometres ? one : best));
  const reach = Math.ceil(Math.max(...away.map(({ kilometres }) => kilometres)));
  return { ...middle, postcode: nearest.postcode, reach, size: rows.length };
}

/** `isLarger` says of which there is more than its postcodes tell. */
export function townsOf(
  rows: readonly PostcodePlace[],
  isLarger: (name: string, municipalityCode: string) => boolean,
): NamedPlace[] {
  const towns = groupsBy(rows, (row) => `${row.name} ${row.municipality_code}`).flatMap((ofTown) => {
    const [first] = ofTown;
    if (!first) return [];
    const size = ofTown.length + (isLarger(first.name, first.municipality_code) ? larger : 0);
    return { ...first, id: first.postcode, kind: 'town' as const, reach: 0, size };
  });
  return groupsBy(towns, ({ name }) => name).flatMap((alike) =>
    alike
      .toSorted((a, b) => b.size - a.size)
      .filter(
        (town, at, all) => !all.slice(0, at).some((one) => kilometresBetween(one, town) < sameTownWithin),
      ),
  );
}

export const municipalitiesOf = (rows: readonly PostcodePlace[]): NamedPlace[] =>
  groupsBy(rows, (row) => row.municipality_code).flatMap((inside) => {
    const [first] = inside;
    if (!first) return [];
    const { municipality_code, municipality, province } = first;
    const of = { municipality_code, municipality, province, ...areaOf(inside) };
    return { id: municipality_code, kind: 'municipality' as const, name: municipality, ...of };
  });

export const provincesOf = (rows: readonly PostcodePlace[]): NamedPlace[] =>
  groupsBy(rows, (row) => row.province).flatMap((inside) => {
    const province = inside[0]?.province ?? '';
    const id = provinceCodes[province];
    if (id === undefined) throw new Error(`No code of the province ${province}`);
    const of = { municipality_code: null, municipality: null, province, ...areaOf(inside) };
    return { id, kind: 'province' as const, name: province, ...of };
  });

/** A row of regions.csv: what people say of several municipalities together. */
export interface RegionLine {
  region: string;
  names: string;
  municipalities: string;
}

const mostOf = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)].reduce((most, one) =>
    one[1].length > most[1].length ? one : most,
  )[0];

export function regionOf(rows: readonly PostcodePlace[], { region, municipalities }: RegionLine): NamedPlace {
  const inside = municipalities.split('|').flatMap((name) => {
    const found = rows.filter(({ municipality }) => municipality === name);
    if (found.length === 0) throw new Error(`No municipality ${name} in ${region}`);
    return found;
  });
  const province = mostOf(inside.map((row) => row.province));
  const of = { municipality_code: null, municipality: null, province, ...areaOf(inside) };
  return { id: `region-${placeKey(region)}`, kind: 'region', name: region, ...of };
}

/** What people say who want no place at all. */
export const countryNames = [
  'heel Nederland',
  'hele land',
  'het hele land',
  'Holland',
  'Netherlands',
  'The Netherlands',
];

export const countryOf = (rows: readonly PostcodePlace[]): NamedPlace => {
  const of = { municipality_code: null, municipality: null, province: null, ...areaOf(rows) };
  return { id: 'NL', kind: 'country', name: 'Nederland', ...of };
};
