/** Parts of towns: those of large ones by their postcodes, neighbourhoods by their points. */
import { kilometresBetween } from '#contract/kilometres.ts';
import { placeKey } from '#contract/place-key.ts';
import { areaOf, type NamedPlace, type PostcodePlace } from './named-places.ts';

/** Without its town in a sentence too, only where a place is typed, or never: 'Centrum' is nobody's own. */
type KnownAlone = 'yes' | 'typed' | 'no';

/** A row of town-districts.csv. */
export interface DistrictLine {
  town: string;
  municipality_code: string;
  district: string;
  is_known_alone: KnownAlone;
  postcodes: string;
}

/** A row of neighbourhoods.csv. */
export interface NeighbourhoodLine {
  municipality_code: string;
  district: string;
  is_known_alone: KnownAlone;
  lat: string;
  lon: string;
}

/** What a district is called. */
export interface District {
  place: NamedPlace;
  /** Wherever a place is said. */
  names: string[];
  /** Only where a place is typed: it may be a word of a sentence, or the name of a town elsewhere. */
  typed: string[];
}

/** '1021-1037 1041': one of these, or between two. */
function isWithin(postcodes: string): (row: PostcodePlace) => boolean {
  const ranges = postcodes.split(' ').map((range) => range.split('-'));
  return ({ postcode }) => ranges.some(([first = '', last = first]) => postcode >= first && postcode <= last);
}

/** 'Noord Amsterdam' is Amsterdam Noord, and Overvecht is known without its town. */
function called(
  place: NamedPlace,
  town: string,
  { district, is_known_alone }: { district: string; is_known_alone: KnownAlone },
): District {
  const short = district.replace(/^De /, '');
  const alone = [district, short];
  return {
    place,
    names: [`${district} ${town}`, `${town} ${short}`, ...(is_known_alone === 'yes' ? alone : [])],
    typed: is_known_alone === 'typed' ? alone : [],
  };
}

/** Called by its town and itself: 'Amsterdam Noord'. */
export function districtOf(rows: readonly PostcodePlace[], line: DistrictLine): District {
  const { town, municipality_code, district, postcodes } = line;
  const inside = rows
    .filter((row) => row.municipality_code === municipality_code)
    .filter(isWithin(postcodes));
  const [first] = inside;
  if (!first) throw new Error(`No postcodes of ${town} ${district}`);
  const { municipality, province } = first;
  const of = { municipality_code, municipality, province, ...areaOf(inside), reach: 0 };
  const id = `${municipality_code}-${placeKey(district)}`;
  return called({ id, kind: 'district', name: `${town} ${district}`, ...of }, town, line);
}

/** Called by the town that is nearest to its point: 'Amersfoort Schothorst'. */
export function neighbourhoodOf(
  byMunicipality: ReadonlyMap<string, readonly PostcodePlace[]>,
  line: NeighbourhoodLine,
): District {
  const { municipality_code, district } = line;
  const point = { lat: Number(line.lat), lon: Number(line.lon) };
  const inside = byMunicipality.get(municipality_code) ?? [];
  const away = inside.map((row) => ({ row, kilometres: kilometresBetween(point, row) }));
  const nearest = away.toSorted((a, b) => a.kilometres - b.kilometres)[0]?.row;
  if (!nearest) throw new Error(`No postcodes of ${municipality_code}, where ${district} is`);
  const { name: town, postcode, municipality, province } = nearest;
  const of = { municipality_code, municipality, province, postcode, ...point, reach: 0, size: 1 };
  const id = `${municipality_code}-${placeKey(district)}`;
  return called({ id, kind: 'district', name: `${town} ${district}`, ...of }, town, line);
}
