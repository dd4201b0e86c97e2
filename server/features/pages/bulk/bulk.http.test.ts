/** Many pages at once: each with its own rules, told one by one, and only those that are the reader's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { makeMenuItem } from '../../menu-items/menu-items.cases.ts';

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await testServer();
  as = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

const edit = (act: string, page_ids: readonly string[], { reader = as, dry_run = false } = {}) =>
  server.call(first.host, 'POST', '/api/v1/pages/bulk', {
    as: reader,
    body: { data: { type: 'page_bulk_edits', attributes: { act, page_ids, dry_run } } },
  });
const make = async (over: Record<string, unknown> = {}) => (await server.build.page(over)).id;
const isOnline = async (id: string) =>
  (await server.build.sql(first.id, 'select from published_pages where id = $1', [id])).length === 1;
/** By page, what became of it. */
const told = (answer: Awaited<ReturnType<typeof edit>>): Record<string, string> =>
  Object.fromEntries(
    answer.body.meta.report.map((row: { id: string; reason: string | null; result: string }) => [
      row.id,
      row.reason ?? row.result,
    ]),
  );
const events = (type: string) =>
  server.build.sql(
    first.id,
    'select act, records from audit_events where subject_type = $1 order by created_at desc, id desc',
    [type],
  );

test('those that can go online do, the others stay and say why; trying it changes nothing', async () => {
  const [draft, changed, online, late] = [
    await make({ is_published: false }),
    await make(),
    await make(),
    await make({ is_published: false, online_until: new Date(server.clock.now.getTime() - 1000) }),
  ];
  await server.build.sql(first.id, 'update pages set lock_version = lock_version + 1 where id = $1', [
    changed,
  ]);
  const elsewhere = await make({ center: second.id, is_published: false });
  const ids = [draft, changed, online, late, elsewhere];
  const tried = await edit('publish', ids, { dry_run: true });
  expect(tried.body.data.attributes).toMatchObject({ dry_run: true, changed: 2, refused: 3 });
  expect([await isOnline(draft), (await events('page_bulk_edits')).length]).toEqual([false, 0]);
  const done = await edit('publish', ids);
  expect(done.body.data.attributes).toMatchObject({ act: 'publish', changed: 2, refused: 3 });
  expect(told(done)).toEqual({
    [draft]: 'done',
    [changed]: 'done',
    [online]: 'De pagina staat al online zoals hij is',
    [late]: expect.any(String),
    [elsewhere]: expect.any(String),
  });
  expect([await isOnline(draft), await isOnline(late)]).toEqual([true, false]);
  expect((await events('page_bulk_edits'))[0]).toEqual({ act: 'publish', records: 2 });
});

test('the page that the site opens with stays, and what was deleted by mistake comes back whole', async () => {
  const [home] = await server.build.sql(
    first.id,
    "select id from pages where is_home and locale = 'nl' and deleted_at is null",
  );
  const [one, other] = [await make(), await make()];
  const homeId = String(home?.['id'] ?? (await make({ is_home: true, locale: 'nl' })));
  const off = await edit('unpublish', [homeId, one]);
  expect(told(off)).toEqual({ [homeId]: 'Kies eerst een andere startpagina', [one]: 'done' });
  expect([await isOnline(homeId), await isOnline(one)]).toEqual([true, false]);
  expect(told(await edit('unpublish', [one]))).toEqual({ [one]: 'De pagina staat niet online' });
  const gone = await edit('delete', [homeId, one, other]);
  expect(gone.body.data.attributes).toMatchObject({ changed: 2, refused: 1 });
  const back = await server.call(first.host, 'PUT', '/api/v1/undo', {
    as,
    body: { undo_id: gone.body.meta.undo.id },
  });
  expect([back.status, await isOnline(other), await isOnline(one)]).toEqual([200, true, false]);
  await edit('delete', [one, other]);
  expect(told(await edit('restore', [one, other, homeId]))).toMatchObject({ [one]: 'done', [other]: 'done' });
  expect([await isOnline(other), await isOnline(one)]).toEqual([false, false]);
});

test('who was given some pages puts those online and nothing else', async () => {
  const reader = await somebody(server, { roles: ['page_manager'] });
  const own = await make({ is_published: false, editor_ids: [reader.userId] });
  const others = await make({ is_published: false });
  const done = await edit('publish', [own, others], { reader });
  expect(done.body.data.attributes).toMatchObject({ changed: 1, refused: 1 });
  expect([await isOnline(own), await isOnline(others)]).toEqual([true, false]);
  for (const act of ['unpublish', 'delete'])
    expect((await edit(act, [own], { reader })).body.data.attributes).toMatchObject({
      changed: 0,
      refused: 1,
    });
  expect(await isOnline(own)).toBe(true);
});

test('before pages leave the site it is said what leads to them, without those that go along', async () => {
  const [one, other, alone] = [
    await make({ slug: 'samen-een' }),
    await make({ slug: 'samen-twee' }),
    await make({ slug: 'samen-los' }),
  ];
  await makeMenuItem(server, { pageId: one, name: 'Samen' });
  const leading = (text: string) => ({ blocks: [{ type: 'markdown', version: 1, text }] });
  await make(leading('[a](/samen-een) en [b](/samen-twee)'));
  const along = await make({ slug: 'samen-mee', ...leading('[c](/samen-een)') });
  const ids = [one, other, alone, along];
  for (const act of ['delete', 'unpublish']) {
    const { uses } = (await edit(act, ids, { dry_run: true })).body.meta;
    expect(uses, act).toHaveLength(2);
    expect(uses, act).toEqual(
      expect.arrayContaining([
        { id: one, menus: ['main'], pages: 1 },
        { id: other, menus: [], pages: 1 },
      ]),
    );
  }
  const left = (await edit('delete', [one], { dry_run: true })).body.meta.uses;
  expect(left).toEqual([{ id: one, menus: ['main'], pages: 2 }]);
  expect((await edit('publish', ids, { dry_run: true })).body.meta.uses).toBeUndefined();
});

test('two who do the same with the same pages at once both get an answer, and each page goes once', async () => {
  const ids = await Promise.all([make({ is_published: false }), make({ is_published: false })]);
  const answers = await Promise.all([edit('publish', ids), edit('publish', ids.toReversed())]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers.reduce((sum, { body }) => sum + body.data.attributes.changed, 0)).toBe(2);
});
