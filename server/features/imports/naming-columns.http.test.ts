/** What can be said of a file of people that was sent, and what cannot. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('its columns can be changed and nothing else: a status is refused, not passed over', async () => {
  const keeper = await server.build.user({ roles: ['center_superuser'] });
  const as = await server.signIn(first.host, keeper.email);
  const sent = await sendFile(server, first.host, '/api/v1/imports', 'a;b;c\nnoor@post.example;Noor;Berg\n', {
    as,
  });
  const { id } = sent.body.data;
  const path = `/api/v1/imports/${id}`;
  const columns = ['email', 'firstName', 'lastName'];
  const name = async (attributes: object) =>
    server.call(first.host, 'PATCH', path, { as, body: { data: { type: 'imports', id, attributes } } });

  const refused = await name({ columns, status: 'done', row_count: 9 });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    ['status', 'row_count'].map((field) =>
      expect.objectContaining({
        code: 'unknown_attribute',
        source: { pointer: `/data/attributes/${field}` },
      }),
    ),
  ]);
  const { body } = await server.call(first.host, 'GET', path, { as });
  expect(body.data.attributes).toMatchObject({ status: 'open', row_count: 1 });
  expect((await name({ columns })).status).toBe(200);
});
