/** The place that a search was taken to be around, where it is another than what was typed says. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const near = async (query: string) =>
  (await server.call(first.host, 'GET', `/api/v1/vacancies/search?${query}`)).body.meta.near;

test('a former municipality, a street and a postcode beside another town are answered with what was taken', async () => {
  for (const asked of ['filter[near]=Landerd', 'filter[q]=koken in Landerd'])
    expect(await near(asked), asked).toMatchObject({ label: 'Maashorst', is_wider: true, others: [] });
  const street = await near('filter[near]=Stationsplein 1, Amersfoort');
  expect(street).toMatchObject({ kind: 'town', label: 'Amersfoort', is_wider: true });
  const postcode = await near('filter[near]=3811 AB Rotterdam');
  expect(postcode).toMatchObject({ kind: 'postcode', postcode: '3811', is_wider: false });
  expect(postcode.others).toMatchObject([{ kind: 'town', label: 'Rotterdam' }]);
});
