import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('what holds for the site of the address, and nothing secret', async () => {
  const of = async (host: string) => (await server.call(host, 'GET', '/api/v1/configuration')).body.data;
  expect(await of(first.host)).toMatchObject({
    id: 'public',
    attributes: {
      tenant: 'public',
      volunteer_center_id: 1,
      locales: ['nl', 'en'],
      locale_strategy: 'prefix',
      header_border: 'plain',
      features: { one_on_one_help: true, one_on_one_wording: 'one-on-one', center_sharing: true, i18n: true },
    },
  });
  expect(await of(second.host)).toMatchObject({
    id: 'oldebroek',
    attributes: {
      app_name: 'Vacaturebank Oldebroek',
      locales: ['nl'],
      header_border: 'primary',
      features: { one_on_one_wording: 'neighbour-help', center_sharing: false, i18n: false },
    },
  });
  expect(JSON.stringify(await of(first.host))).not.toMatch(/secret|postgres|password|smtp/i);
});
