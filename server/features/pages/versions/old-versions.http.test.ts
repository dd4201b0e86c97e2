/** Going on from a version that an earlier version of the product kept. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockTypes } from '#contract/blocks/all-blocks.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await testServer();
  as = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  server.call(first.host, method, `/api/v1/${path}`, { as, ...(body !== undefined && { body }) });

/** A page with a version that holds this block, and that lacks a field that came since. */
async function keptWith(block: object) {
  const { id } = await server.build.page();
  await call('PATCH', `pages/${id}`, { data: { type: 'pages', attributes: { title: 'Van toen' } } });
  const { body } = await call('GET', `pages/${id}/versions`);
  const versionId: string = body.data[0].id;
  await server.build.sql(
    first.id,
    `update page_versions set content = (content - 'ogTitle') || jsonb_build_object('blocks', $2::jsonb) where id = $1`,
    [versionId, JSON.stringify([block])],
  );
  return { id, versionId };
}

test('what was kept by another version of the product comes back as far as this one knows it', async () => {
  const stored = [
    { type: 'van-later', id: 'een', version: 9 },
    ...blockTypes
      .filter(({ upgrades }) => upgrades.length > 0)
      .map(({ type }) => ({ type, id: 'een', version: 1 })),
  ];
  for (const block of stored) {
    const { id, versionId } = await keptWith(block);
    const back = await call('POST', `pages/${id}/restore_version`, { version_id: versionId });
    expect([block.type, back.status, JSON.stringify(back.body.errors ?? null)]).toEqual([
      block.type,
      200,
      'null',
    ]);
    expect(back.body.data.attributes.title).toBe('Van toen');
    expect((await call('GET', `page_versions/${versionId}`)).status).toBe(200);
  }
});
