/** The list of accounts as we give it, brought in again: everybody is there already, whatever they are called and may do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  const { build } = server;
  const { email } = await build.user({ roles: ['center_superuser'] });
  staff = await server.signIn(first.host, email);
  const names = ['1e', '10-12', '007', '1 mei', "d'Ancona", '=Öberg', 'Waar'];
  await Promise.all(names.map((last_name) => build.user({ first_name: 'Ed', last_name })));
  // Roles that this reader gives to nobody, and two at once, of which a file has one.
  await build.user({ roles: ['admin'] });
  await build.user({ roles: ['content_manager', 'center_superuser'] });
});
afterAll(() => server.close());

const listed = async (format: string) => {
  const url = `/api/v1/users/export?format=${format}`;
  return (await server.running.app.inject({ url, headers: { host: first.host, ...staff.headers } }))
    .rawPayload;
};

test.each(['csv', 'xlsx'])('as %s', async (format) => {
  const { body } = await sendFile(server, first.host, '/api/v1/imports', await listed(format), { as: staff });
  const path = `/api/v1/imports/${body.data.id}/run`;
  const { meta } = (await server.call(first.host, 'POST', path, { as: staff, body: { dry_run: true } })).body;
  expect(meta.report).toHaveLength(10);
  for (const row of meta.report)
    expect([row.name, row.result, row.problems]).toEqual([row.name, 'exists', []]);
});
