import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { understandPlaces } from './queries.ts';
import { waysToSayAddresses } from './ways-to-say-addresses.fixtures.ts';
import { waysToSayAreas } from './ways-to-say-areas.fixtures.ts';
import { waysToSayFormer } from './ways-to-say-former.fixtures.ts';
import { waysToSayVillages } from './ways-to-say-villages.fixtures.ts';
import { noPlaces, waysToSay } from './ways-to-say.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const understood = (texts: readonly string[], center = first) =>
  inScope(server.running.services.pool, center.id, (scope) => understandPlaces(scope, texts));

const isAt = async (center: typeof first, municipalityCode: string | null) => {
  await server.owner.query("select set_config('app.center', $1, false)", [String(center.id)]);
  await server.owner.query(
    'update volunteer_center_profiles set municipality_code = $2 where volunteer_center_id = $1',
    [center.id, municipalityCode],
  );
};

describe('what people say', () => {
  test('leads to the place that they mean', async () => {
    const expected = [waysToSay, waysToSayAreas, waysToSayAddresses, waysToSayFormer, waysToSayVillages]
      .flatMap((ways) => Object.entries(ways))
      .flatMap(([meant, said]) => said.map((text) => [text, meant]));
    expect(expected.length).toBeGreaterThan(500);
    const places = await understood(expected.map(([text = '']) => text));
    const found = expected.map(([text = '']) => {
      const place = places.get(text);
      return [text, place ? `${place.name} / ${place.municipality} / ${place.province}` : 'not known'];
    });
    expect(found).toEqual(expected);
  });
  test('is no place where it is only like one', async () => {
    expect([...(await understood(noPlaces)).keys()]).toEqual([]);
  });
  test('one place, said by its label, is that place and no other', async () => {
    const { rows } = await server.owner.query<{ id: string; label: string }>(
      'select id, label from named_places',
    );
    const places = await understood(rows.map(({ label }) => label));
    const { rows: asTown } = await server.owner.query<{ id: string }>(
      'select id from named_places where id not in (select place_id from place_names)',
    );
    const hidden = new Set(asTown.map(({ id }) => id));
    const others = rows.filter(({ id, label }) => !hidden.has(id) && places.get(label)?.id !== id);
    expect(others).toEqual([]);
  });
});

describe('of several with the name', () => {
  const names = ['Hengelo', 'Rijswijk', 'Velp', 'Beek', 'Bergen', 'Krimpen', 'Zeeland', 'Utrecht'];
  const labels = async (center: typeof first) => {
    const places = await understood(names, center);
    return names.map((name) => places.get(name)?.label);
  };
  test('the one near the centre, else the largest', async () => {
    await isAt(first, null);
    expect(await labels(first)).toEqual([
      'Hengelo (Overijssel)',
      'Rijswijk (Zuid-Holland)',
      'Velp (Gelderland)',
      'Beek (Limburg)',
      'Bergen (Noord-Holland)',
      'Krimpen aan den IJssel',
      'Zeeland (provincie)',
      'Utrecht',
    ]);
    // Bronckhorst, and the Land van Cuijk: each has its own near it.
    await isAt(first, 'GM1876');
    expect((await labels(first)).slice(0, 4)).toEqual([
      'Hengelo (Gelderland)',
      'Rijswijk (Zuid-Holland)',
      'Velp (Gelderland)',
      'Beek (Gelderland)',
    ]);
    await isAt(second, 'GM1982');
    const there = await labels(second);
    expect([there[0], there[2], there[4], there[6]]).toEqual([
      'Hengelo (Overijssel)',
      'Velp (Noord-Brabant)',
      'Bergen (Limburg)',
      'Zeeland (Noord-Brabant)',
    ]);
    // Roermond: 45 km to the Bergen of its own province. Utrecht has no place of these names in reach.
    await isAt(second, 'GM0957');
    expect((await labels(second))[4]).toBe('Bergen (Limburg)');
    await isAt(second, 'GM0344');
    expect((await labels(second))[4]).toBe('Bergen (Noord-Holland)');
  });
  test('with the others beside it', async () => {
    await isAt(first, null);
    const places = await understood(['Rijswijk', 'Rijswijk (Gelderland)', '4284', 'Wezep', 'Utrecht']);
    expect(places.get('Rijswijk')?.others.map(({ label }) => label)).toEqual([
      'Rijswijk (Gelderland)',
      'Rijswijk (Noord-Brabant)',
    ]);
    for (const alone of ['Rijswijk (Gelderland)', '4284', 'Wezep', 'Utrecht'])
      expect(places.get(alone)?.others, alone).toEqual([]);
  });

  test('and what was taken instead of what was said', async () => {
    await isAt(first, 'GM0307');
    const places = await understood([
      '3811 AB Rotterdam',
      'Rotterdam 3811AB',
      '3811 AB Amersfoort',
      '3811 AB Leusden',
      '3811 AB Nederland',
      '3811 AB Stationsplein 1',
      'Littenseradiel',
      'Stationsplein 1, Amersfoort',
      'Woudenberg-Scherpenzeel',
      'Amersfoort of Utrecht',
      'station Amersfoort',
      'Amersfoort Centraal',
      'Rustenburg',
      'Schothorst',
    ]);
    const taken = Object.fromEntries(
      [...places].map(([text, { label, isWider, others }]) => [
        text,
        [label, isWider, others.map((one) => one.label).join(' | ')],
      ]),
    );
    expect(taken).toEqual({
      '3811 AB Rotterdam': ['3811 Amersfoort', false, 'Rotterdam'],
      'Rotterdam 3811AB': ['3811 Amersfoort', false, 'Rotterdam'],
      '3811 AB Amersfoort': ['3811 Amersfoort', false, ''],
      '3811 AB Leusden': ['3811 Amersfoort', false, ''],
      '3811 AB Nederland': ['3811 Amersfoort', false, ''],
      '3811 AB Stationsplein 1': ['3811 Amersfoort', false, ''],
      Littenseradiel: ['Súdwest-Fryslân', true, 'Waadhoeke | Leeuwarden'],
      'Stationsplein 1, Amersfoort': ['Amersfoort', true, ''],
      'Woudenberg-Scherpenzeel': ['Woudenberg', true, 'Scherpenzeel (Gelderland)'],
      'Amersfoort of Utrecht': ['Amersfoort', true, 'Utrecht'],
      'station Amersfoort': ['Amersfoort', false, ''],
      'Amersfoort Centraal': ['Amersfoort', false, ''],
      Rustenburg: ['Amersfoort Rustenburg', false, 'Den Haag Rustenburg'],
      Schothorst: ['Amersfoort Schothorst', false, ''],
    });
  });
});
