/** What is counted beside a page of accounts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  await server.build.lookAlikes();
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

const users = '/api/v1/users';
const get = (path: string) => server.call(first.host, 'GET', path, { as: staff });

test('counts by status without that filter, and what other filters find, in the same answer', async () => {
  for (const status of ['active', 'invited', 'invited'])
    await server.build.user({ last_name: 'Telraam', status });
  const counts = encodeURIComponent(
    'filter[status_eq]=active|filter[q]=telraam&filter[status_eq]=archived|filter[q]=telraam',
  );
  const { meta } = (
    await get(`${users}?filter[q]=telraam&filter[status_eq]=invited&facets=true&counts=${counts}`)
  ).body;
  expect(
    meta.facets.status.toSorted((a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1)),
  ).toEqual([
    { value: 'active', count: 1 },
    { value: 'invited', count: 2 },
  ]);
  expect(meta.pagination.records).toBe(2);
  expect(meta.counts.slice(1)).toEqual([0, 3]);
  expect(meta.counts[0]).toBeGreaterThan(1);
  const bare = (await get(`${users}?filter[q]=telraam`)).body.meta;
  expect([bare.facets, bare.counts]).toEqual([undefined, undefined]);
  const wrong = await get(`${users}?counts=${encodeURIComponent('filter[shoe_size]=43')}`);
  expect([wrong.status, wrong.body.errors[0].source]).toEqual([400, { parameter: 'filter[shoe_size]' }]);
  const many = await get(`${users}?counts=${encodeURIComponent(Array(11).fill('filter[q]=a').join('|'))}`);
  expect([many.status, many.body.errors[0].source]).toEqual([400, { parameter: 'counts' }]);
});

test('an address is looked for as the mailbox that it is, in capitals or with what stood around it', async () => {
  const { id, email } = await server.build.user();
  const found = async (filter: string) =>
    (await get(`${users}?${filter}`)).body.data.map((one: { id: string }) => one.id);
  const asked = encodeURIComponent(` <${email.toUpperCase()}>; `);
  expect(await found(`filter[email_eq]=${asked}`)).toEqual([id]);
  expect(await found(`filter[email_in]=niemand@voorbeeld.example,${asked}`)).toEqual([id]);
  expect(await found(`filter[email_start]=${email.slice(0, 8).toUpperCase()}`)).toContain(id);
  expect(await found(`filter[email_not_eq]=${asked}`)).not.toContain(id);
});
