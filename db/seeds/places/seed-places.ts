/** Writes the points of postcodes, the places made of them, and the names that lead to those. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { insertRows, upsert } from '../insert.ts';
import type { PlaceRows } from './read-places.ts';

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
