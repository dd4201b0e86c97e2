import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.build.sql(
    second.id,
    "update volunteer_center_profiles set tagline = 'Samen', theme = $1 where volunteer_center_id = 2",
    [{ primaryColorPreset: 'teal', header: { tabVariant: 'pill' } }],
  );
});
afterAll(() => server.close());

test('all centres with their looks: the one read that crosses centres', async () => {
  const answer = await server.call(first.host, 'GET', '/api/v1/volunteer_centers?include=profile');
  expect(
    answer.body.data.map((one: { id: string; attributes: { host: string } }) => [
      one.id,
      one.attributes.host,
    ]),
  ).toEqual([
    ['1', first.host],
    ['2', second.host],
  ]);
  expect(
    answer.body.included.map((one: { id: string; attributes: { name: string } }) => [
      one.id,
      one.attributes.name,
    ]),
  ).toEqual([
    ['1', 'Eerste centrale'],
    ['2', 'Tweede centrale'],
  ]);
});

test('the centre of the site, with its profile in snake case at every depth', async () => {
  const answer = await server.call(second.host, 'GET', '/api/v1/volunteer_centers/current?include=profile');
  expect(answer.body.data).toMatchObject({
    id: '2',
    attributes: { key: 'oldebroek', app_name: 'Vacaturebank Oldebroek' },
  });
  expect(answer.body.included).toHaveLength(1);
  expect(answer.body.included[0].attributes).toMatchObject({
    tagline: 'Samen',
    theme: { primary_color_preset: 'teal', header: { tab_variant: 'pill' } },
  });
});
