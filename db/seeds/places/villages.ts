/** Villages that share the postcode of another: each is where it lies, and is called by its municipality where addresses do not have it. */
import { kilometresBetween } from '#contract/kilometres.ts';
import { placeKey } from '#contract/place-key.ts';
import type { PostcodePlace } from './named-places.ts';
import { bare, namesOf, type LabelledPlace, type PlaceName } from './place-names.ts';

/** A row of villages.csv. */
export interface VillageLine {
  municipality_code: string;
  village: string;
  /** Whether addresses have it: it is then known wherever a place is said, else only where one is typed. */
  is_official: 'yes' | 'no';
  lat: string;
  lon: string;
}

/** A village with all of its names. */
export interface Village {
  place: LabelledPlace;
  names: PlaceName[];
}

/** `inside` is what its municipality has of postcodes: the nearest stands for it. */
export function villageOf(
  inside: readonly PostcodePlace[],
  { municipality_code, village, is_official, lat, lon }: VillageLine,
): Village {
  const point = { lat: Number(lat), lon: Number(lon) };
  const away = inside.map((row) => ({ row, kilometres: kilometresBetween(point, row) }));
  const nearest = away.toSorted((a, b) => a.kilometres - b.kilometres)[0]?.row;
  if (!nearest) throw new Error(`No postcodes of ${municipality_code}, where ${village} is`);
  const isOfficial = is_official === 'yes';
  const { postcode, municipality, province } = nearest;
  const place: LabelledPlace = {
    id: `${municipality_code}-${placeKey(village)}`,
    kind: 'town',
    name: village,
    label: isOfficial ? village : `${village} (${bare(municipality)})`,
    postcode,
    municipality_code,
    municipality,
    province,
    ...point,
    reach: 0,
    size: 1,
  };
  const typed = isOfficial ? [] : [village];
  return { place, names: namesOf(place, { others: [], typed, hasOwnName: isOfficial }) };
}
