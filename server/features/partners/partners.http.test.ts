import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf } from '#tests/cases/case.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('visitors read those of each kind in the order that staff gave them', async () => {
  const staff = await somebody(server, { roles: ['center_superuser'] });
  for (const partner of [
    { name: 'Bibliotheek', position: 2 },
    { name: 'Gemeente', position: 1 },
    { name: 'Centrale Leusden', kind: 'center' },
  ])
    await server.call(first.host, 'POST', '/api/v1/partners', {
      as: staff,
      body: documentOf('partners', partner),
    });
  const names = async (query: string) => {
    const { body } = await server.call(first.host, 'GET', `/api/v1/partners${query}`);
    return body.data.map((one: { attributes: { name: string } }) => one.attributes.name);
  };
  expect(await names('?filter[kind_eq]=organization')).toEqual(['Gemeente', 'Bibliotheek']);
  expect(await names('?filter[kind_eq]=center')).toEqual(['Centrale Leusden']);
  expect(await names('?filter[q]=bíeb')).toEqual([]);
  expect(await names('?filter[q]=thEEk')).toEqual(['Bibliotheek']);
  expect(await names('?filter[q]=leusden centr')).toEqual(['Centrale Leusden']);
});
