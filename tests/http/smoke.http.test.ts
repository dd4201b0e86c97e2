import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
let server: TestServer;
beforeAll(async () => { server = await testServer(); await server.build.lookAlikes(); });
afterAll(() => server.close());
test('it runs', async () => {
  const organization = await server.build.organization();
  const user = await server.build.user({ roles: [['organization_superuser', organization.id]] });
  const as = await server.signIn(first.host, user.email);
  await server.build.application();
  for (const path of ['configuration','volunteer_centers?include=profile','volunteer_centers/current?include=profile','vacancies?include=organization,categories','vacancies/search','organizations?include=vacancies,address,profile','current_user?include=roles,organizations','categories','places?q=wez','current_organization','applications'])
    expect((await server.call(first.host, 'GET', `/api/v1/${path}`, { as })).status, path).toBe(200);
});
