/** In which pages each form stands is told beside it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { makeForm } from '../forms.cases.ts';

let server: TestServer;
let editor: Session;
beforeAll(async () => {
  server = await testServer();
  editor = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

const withForm = (formId: string | null) => [
  { id: 'a', type: 'BuilderForm', version: 1, title: null, intro: null, formId, closedText: null },
];

/** Titles of the pages of each form that stands in one, and in how many it does. */
async function uses(): Promise<Record<string, [string[], number]>> {
  const { status, body } = await server.call(first.host, 'GET', '/api/v1/forms?uses=true', { as: editor });
  expect(status).toBe(200);
  const told = body.meta.uses as { id: string; pages: { title: string }[]; records: number }[];
  return Object.fromEntries(
    told.map(({ id, pages, records }) => [id, [pages.map(({ title }) => title), records]]),
  );
}

test('pages as they are written and as they are online, each once, and none of the bin or of another centre', async () => {
  const { build } = server;
  const [form, other, unused] = [await makeForm(server), await makeForm(server), await makeForm(server)];
  const elsewhere = await makeForm(server, { center: second.id });
  expect(await uses()).toEqual({});
  await build.page({ title: 'Meedoen', blocks: withForm(form) });
  await build.page({ title: 'Beide', blocks: [...withForm(form), ...withForm(other)] });
  const changed = await build.page({ title: 'Was zo', blocks: withForm(form) });
  await build.sql(first.id, "update pages set blocks = '[]' where id = $1", [changed.id]);
  const draft = { blocks: withForm(form), is_published: false };
  await build.page({ ...draft, title: 'Concept' });
  await build.page({ ...draft, title: 'Weggegooid', deleted_at: server.clock.now });
  await build.page({ title: 'Zonder', blocks: withForm(null) });
  await build.page({ center: second.id, title: 'Elders', blocks: withForm(elsewhere) });
  expect(await uses()).toEqual({
    [form]: [['Beide', 'Concept', 'Meedoen', 'Was zo'], 4],
    [other]: [['Beide'], 1],
  });
  for (const number of [1, 2, 3, 4, 5, 6])
    await build.page({ ...draft, title: `Nog ${number}`, blocks: withForm(unused) });
  expect((await uses())[unused]).toEqual([['Nog 1', 'Nog 2', 'Nog 3', 'Nog 4', 'Nog 5'], 6]);
  const plain = await server.call(first.host, 'GET', '/api/v1/forms', { as: editor });
  expect(plain.body.meta.uses).toBeUndefined();
});
