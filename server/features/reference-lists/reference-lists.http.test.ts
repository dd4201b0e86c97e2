import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test.each([
  ['categories', 18, ['activities', 'Activiteiten en recreatie']],
  ['target_groups', 14, ['children', 'Kinderen']],
  ['age_groups', 7, ['13_15', '13 tot en met 15 jaar']],
  ['tags', 5, ['once', 'Eenmalig']],
  ['non_profit_types', 8, ['foundation', 'Stichting']],
  ['activity_types', 57, ['meeting', 'Ontmoeten en meedoen']],
])('%s: whole, in order, the same at every centre', async (name, count, [id, nameNl]) => {
  const { body } = await server.call(first.host, 'GET', `/api/v1/${name}`);
  expect([
    body.data.length,
    body.meta.pagination.records,
    body.data[0].id,
    body.data[0].attributes.name_nl,
  ]).toEqual([count, count, id, nameNl]);
  const positions = body.data.map((one: { attributes: { position: number } }) => one.attributes.position);
  expect(positions).toEqual(positions.toSorted((a: number, b: number) => a - b));
  expect((await server.call(second.host, 'GET', `/api/v1/${name}`)).body.data).toEqual(body.data);
});

test('activities are a tree of twelve themes, each with its types behind it', async () => {
  const { body } = await server.call(first.host, 'GET', '/api/v1/activity_types');
  const items = body.data as { id: string; attributes: { theme_id: string | null } }[];
  const themes = items.filter((one) => one.attributes.theme_id === null).map((one) => one.id);
  expect(themes).toHaveLength(12);
  let theme = '';
  for (const { id, attributes } of items) {
    if (attributes.theme_id === null) theme = id;
    else expect(attributes.theme_id, id).toBe(theme);
  }
});
