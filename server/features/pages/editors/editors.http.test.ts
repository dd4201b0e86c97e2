/** A page is given to page managers of the centre, who are told to whoever may give it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('page managers by name, without those whose account is closed, and nobody else', async () => {
  const { build } = server;
  const bo = await build.user({ roles: ['page_manager'], first_name: 'Bo', last_name: 'Bos' });
  await build.user({ roles: ['page_manager'], first_name: 'An', last_name: 'Aker', status: 'archived' });
  await build.user({ roles: ['volunteer'], first_name: 'Cas' });
  const as = await somebody(server, { roles: ['content_manager'] });
  const { body } = await server.call(first.host, 'GET', '/api/v1/pages/editors', { as });
  const found = body.data.map((one: { id: string; attributes: { name: string } }) => [
    one.id,
    one.attributes.name,
  ]);
  expect(found).toEqual([[bo.id, 'Bo Bos']]);
});
