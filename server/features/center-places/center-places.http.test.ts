import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // Oldebroek and Amersfoort.
  for (const [center, code] of [
    [first.id, 'GM0269'],
    [second.id, 'GM0307'],
  ] as const) {
    await server.build.sql(
      center,
      'update volunteer_center_profiles set municipality_code = $2 where volunteer_center_id = $1',
      [center, code],
    );
    await server.build.lookAlikes(center);
  }
});
afterAll(() => server.close());

const asked = async (query = '') => {
  const { body } = await server.call(first.host, 'GET', `/api/v1/center_places${query}`);
  return {
    near: body.meta.near,
    centers: body.data.map(
      (one: { id: string; attributes: { municipality: string; kilometres: number } }) => [
        one.id,
        one.attributes.municipality,
        one.attributes.kilometres,
      ],
    ),
    vacancies: body.data.map((one: { attributes: { vacancies: number } }) => one.attributes.vacancies),
  };
};

test('nearest first to a postcode or a place, whole kilometres away', async () => {
  expect(await asked('?near=3811')).toMatchObject({
    near: 'Amersfoort',
    centers: [
      ['2', 'Amersfoort', 2],
      ['1', 'Oldebroek', expect.any(Number)],
    ],
  });
  expect((await asked('?near=Wezep')).centers.map(([id]: [string]) => id)).toEqual(['1', '2']);
});

test('as they come without a place, and where there is none of that name', async () => {
  for (const query of ['', '?near=xqzwvvv'])
    expect(await asked(query)).toMatchObject({
      near: null,
      centers: [
        ['1', 'Oldebroek', null],
        ['2', 'Amersfoort', null],
      ],
    });
});

test('the number of vacancies that visitors find there, of every centre', async () => {
  const found = async (host: string) =>
    (await server.call(host, 'GET', '/api/v1/vacancies/search')).body.meta.pagination.records;
  expect((await asked()).vacancies).toEqual([await found(first.host), await found(second.host)]);
});
