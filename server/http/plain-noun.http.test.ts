/** The calls of a plain noun as clients meet them, of one that is made here: every plain noun is served by the same lines. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { text, webAddress, wholeNumber } from '#contract/fields.ts';
import { plainBodies, plainCalls, plainContract } from '#contract/plain-contract.ts';
import type { PlainNoun } from '#contract/plain-nouns.ts';
import { picture, pictureId } from '#contract/uploads.ts';
import { plainName } from '#server/features/audit-events/columns.ts';
import { pictureJson } from '#server/features/uploads/queries.ts';
import { inScope } from '#server/tenancy/scope.ts';
import {
  first,
  second,
  testServer,
  type Method,
  type Session,
  type TestServer,
} from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { assembleHttp } from './assemble.ts';
import { plainRoutes } from './plain-noun.ts';
import { plainAttributes } from './resource.ts';

const fields = {
  name: text(120),
  url: z.nullable(webAddress()),
  logoId: z.nullable(pictureId()),
  position: wholeNumber(0, 100),
};
const bridges = plainContract({
  type: 'bridges',
  attributes: z.object({
    name: z.string(),
    url: z.nullable(z.string()),
    logo: z.nullable(picture),
    position: z.int(),
    lockVersion: z.int(),
  }),
  filters: { name: 'text' },
  sorts: ['position', 'name'],
});
const calls = plainCalls(bridges, plainBodies(fields, ['name']));
const noun: PlainNoun = { right: 'pages.manage', calledBy: 'name', nl: 'de brug', en: 'bridge' };
const routes = plainRoutes(calls, {
  noun,
  table: 'bridges',
  usual: 'position',
  more: { logo: pictureJson('t.logoId') },
  attributes: (row: { name: string }) => plainAttributes(bridges, row),
  // The table is no part of the product's database, and so of its types.
} as never);

const tableSql = `
  create table bridges (
    volunteer_center_id smallint not null, id uuid not null, name text not null, url text, logo_id uuid,
    position integer not null default 0, lock_version integer not null default 0,
    created_at timestamptz not null, updated_at timestamptz not null, primary key (volunteer_center_id, id)
  );
  call protect_tenant_table('bridges')`;

let server: TestServer;
let app: FastifyInstance;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  await server.owner.query(tableSql);
  app = await assembleHttp(server.running.services, { routes, ownRoutes: [] });
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function send(method: Method, at: string, attributes?: object, as: Session | null = staff) {
  const reply = await app.inject({
    method: method as 'GET',
    url: `/api/v1/bridges${at}`,
    headers: { host: first.host, 'content-type': 'application/vnd.api+json', ...as?.headers },
    ...(attributes && { payload: JSON.stringify({ data: { type: 'bridges', attributes } }) }),
  });
  return { status: reply.statusCode, body: reply.payload === '' ? null : reply.json() };
}
const happened = () =>
  inScope(server.running.services.pool, first.id, async (scope) => {
    const named = plainName(scope, { kind: 'user', roles: [{ role: 'admin' }] } as never, { bridges: noun });
    const rows = await scope.db
      .selectFrom('auditEvents as e')
      .select(['e.act', named.as('name')])
      .where('e.subjectType', '=', 'bridges')
      .orderBy('e.id')
      .execute();
    return rows.map(({ act, name }) => [act, name]);
  });

test('one is added, changed and removed by whoever may, and all of it is on record by its name', async () => {
  const { body, status } = await send('POST', '', { name: 'Oost', url: 'oost.example' });
  expect([status, body.data.attributes]).toEqual([
    201,
    { name: 'Oost', url: 'https://oost.example', logo: null, position: 0, lock_version: 0 },
  ]);
  expect(body.data.meta.can).toEqual({ update: true, delete: true });
  const at = `/${body.data.id}`;
  const changed = await send('PATCH', at, { url: null, lock_version: 0 });
  expect(changed.body.data.attributes).toMatchObject({ name: 'Oost', url: null, lock_version: 1 });
  expect((await send('PATCH', at, { name: 'West', lock_version: 0 })).status).toBe(409);
  expect(await happened()).toEqual([
    ['create', 'Oost'],
    ['update', 'Oost'],
  ]);
  expect((await send('DELETE', at)).status).toBe(204);
  expect((await send('GET', at)).status).toBe(404);
  expect((await happened()).at(-1)).toEqual(['delete', null]);
});

test('everybody reads them, and nobody else writes', async () => {
  const { id } = (await send('POST', '', { name: 'Noord' })).body.data;
  const volunteer = await somebody(server, { roles: ['volunteer'] });
  const all = await send('GET', '', undefined, null);
  expect([all.status, all.body.meta.can, all.body.data[0].meta.can]).toEqual([
    200,
    { create: false },
    { update: false, delete: false },
  ]);
  const statuses = async (as: Session | null) =>
    Promise.all([
      send('POST', '', { name: 'x' }, as).then(({ status }) => status),
      send('PATCH', `/${id}`, { name: 'x' }, as).then(({ status }) => status),
      send('DELETE', `/${id}`, undefined, as).then(({ status }) => status),
    ]);
  expect([await statuses(null), await statuses(volunteer)]).toEqual([
    [401, 401, 401],
    [403, 403, 403],
  ]);
});

test('a picture is one of the same centre', async () => {
  const upload = async (center: number) => {
    const [row] = await server.build.sql(
      center,
      `insert into uploads (volunteer_center_id, id, file_name, mime, byte_size, width, height, checksum, storage_key)
       values ($1, gen_random_uuid(), 'a.png', 'image/png', 1, 1, 1, repeat('0', 64), 'x') returning id`,
      [center],
    );
    return String(row?.['id']);
  };
  const logo_id = await upload(first.id);
  expect((await send('POST', '', { name: 'Zuid', logo_id })).body.data.attributes.logo.id).toBe(logo_id);
  const refused = await send('POST', '', { name: 'Zuid', logo_id: await upload(second.id) });
  expect([refused.status, refused.body.errors[0].code, refused.body.errors[0].source.pointer]).toEqual([
    422,
    'unknown_record',
    '/data/attributes/logo_id',
  ]);
});

test('they stand in their order, or by name, or found by it, and only those of the centre', async () => {
  await server.build.sql(first.id, 'delete from bridges');
  const elsewhere = `insert into bridges (volunteer_center_id, id, name, created_at, updated_at)
    values (2, gen_random_uuid(), 'D', now(), now())`;
  await server.build.sql(second.id, elsewhere);
  for (const [name, position] of [
    ['B', 2],
    ['C', 1],
    ['A', 3],
  ])
    await send('POST', '', { name, position });
  const names = async (query: string) =>
    (await send('GET', query)).body.data
      .map((one: { attributes: { name: string } }) => one.attributes.name)
      .join('');
  expect([await names(''), await names('?sort=name'), await names('?filter[name_eq]=B')]).toEqual([
    'CBA',
    'ABC',
    'B',
  ]);
});

test('a field that its table has no column for does not compile', () => {
  const attempt = () =>
    // @ts-expect-error organisations have no url, no logo of this kind and no position
    plainRoutes(calls, { noun, table: 'organizations', usual: 'name', attributes: () => ({}) as never });
  expect(attempt).toBeTypeOf('function');
});
