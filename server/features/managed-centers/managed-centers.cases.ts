/** The volunteer centres themselves: kept by admins alone, wherever their own account lives. */
import { randomUUID } from 'node:crypto';
import type { managedCenterCalls } from '#contract/calls/managed-centers.ts';
import type { Row } from '#tests/cases/actors.ts';
import { documentOf, kind, once, outside, type CasesOf, type InputMaking } from '#tests/cases/case.ts';
import { always, forWhoHas, formOf, inOrder, isGone, manages, whoMayAll } from '#tests/cases/expected.ts';
import type { Cell } from '#tests/cases/actors.ts';
import { exportKey } from './exporting/queries.ts';
import type { TestServer } from '#tests/support/server.ts';

const keep: Row = { admin: 'all', admin_of_other_center: 'all' };

let made = 0;
const nextKey = () => `centrale-${(made += 1)}`;

/** One with nothing in it but its profile. */
export async function makeCenter({ owner, build, running }: TestServer, over: { isClosed?: boolean } = {}) {
  const key = nextKey();
  const { rows } = await owner.query<{ id: number; public_id: string }>(
    `insert into volunteer_centers (id, key, name, closed_at)
     select greatest(max(id), 2000) + 1, $1, $1, case when $2 then now() end from volunteer_centers returning id, public_id`,
    [key, over.isClosed ?? false],
  );
  const row = rows[0] as { id: number; public_id: string };
  await build.sql(
    row.id,
    'insert into volunteer_center_profiles (volunteer_center_id, name) values ($1, $2)',
    [row.id, key],
  );
  await running.services.centers.refresh();
  return { id: row.public_id, centerId: row.id, key };
}

const kindOf = (isClosed: boolean) =>
  kind({
    noun: 'managed_centers',
    make: async ({ server }) => [
      outside(
        (await makeCenter(server, { isClosed })).id,
        'other_organization',
        isClosed ? 'closed' : 'open',
      ),
      outside(randomUUID(), 'missing'),
    ],
    async putBack(server, { record }) {
      await server.owner.query(
        'update volunteer_centers set closed_at = case when $2 then now() end where public_id = $1',
        [record.id, isClosed],
      );
      await server.running.services.centers.refresh();
    },
  });

/** One whose file can be fetched. */
const exported = kind({
  noun: 'managed_centers',
  async make({ server }) {
    const { id: center, centerId } = await makeCenter(server);
    const id = randomUUID();
    await server.owner.query(
      `insert into center_exports (center_id, id, asked_at, ready_at, byte_size, expires_at)
       values ($1, $2, $3::timestamptz, $3::timestamptz, 4, $3::timestamptz + interval '1 day')`,
      [centerId, id, server.clock.now],
    );
    await server.running.services.storage.put(exportKey({ id }), Buffer.from('PK..'));
    return [outside(center, 'other_organization', 'open'), outside(randomUUID(), 'missing')];
  },
});
const askedAt = 'gevraagd@post.example';
const places = new Map<string, number>();
/** One that somebody was asked into. */
const asked = kind({
  noun: 'managed_centers',
  async make({ server }) {
    const { id, centerId } = await makeCenter(server);
    places.set(id, centerId);
    const about = { center: centerId, email: askedAt, status: 'invited' } as const;
    await server.build.user({ ...about, roles: ['center_superuser'] });
    return [outside(id, 'other_organization', 'open'), outside(randomUUID(), 'missing')];
  },
  async putBack(server, { record }) {
    const center = places.get(record.id) ?? 0;
    await server.build.sql(
      center,
      "update users set status = 'invited', archived_at = null, email = $2 where volunteer_center_id = $1",
      [center, askedAt],
    );
  },
});
const open = kindOf(false);
const closed = kindOf(true);

// That it is there is no secret: its site is public.
const seen = (cell: Cell) => !isGone(cell);
const keeps = inOrder(seen, manages(keep), always);

const opening = (over: object = {}) => {
  const key = nextKey();
  return { name: 'Noord', key, hosts: [`${key}.localhost`], start: 'empty', ...over };
};

export const cases: CasesOf<typeof managedCenterCalls> = {
  calls: {
    'GET /api/v1/managed_centers': {
      about: open,
      status: whoMayAll(keep),
      lists: seen,
      input: { as: 'admin' },
    },
    'POST /api/v1/managed_centers': {
      status: whoMayAll(keep, 201),
      body: () => documentOf('managed_centers', opening()),
      input: { as: 'admin' },
    },
    // Without a file, which only sent.http.test.ts sends, nothing comes.
    'POST /api/v1/managed_centers/import': {
      status: whoMayAll(keep, 422),
      body: {},
      input: { as: 'admin' },
    },
    'GET /api/v1/managed_centers/:id': { about: open, status: keeps, input: { as: 'admin' } },
    'PATCH /api/v1/managed_centers/:id': {
      about: open,
      status: keeps,
      body: documentOf('managed_centers', { name: 'Anders' }),
      input: { as: 'admin' },
    },
    'POST /api/v1/managed_centers/:id/close': {
      about: open,
      status: keeps,
      body: {},
      input: { as: 'admin' },
    },
    'POST /api/v1/managed_centers/:id/reopen': {
      about: closed,
      status: keeps,
      body: {},
      input: { as: 'admin' },
    },
    'POST /api/v1/managed_centers/:id/invite': {
      about: open,
      status: keeps,
      body: () =>
        documentOf('users', { email: `${nextKey()}@post.example`, firstName: 'Lotte', lastName: 'Vos' }),
      input: { as: 'admin' },
    },
    'POST /api/v1/managed_centers/:id/withdraw_invitation': {
      about: asked,
      status: keeps,
      body: () => documentOf('users', { email: askedAt }),
      input: { as: 'admin' },
    },
    'POST /api/v1/managed_centers/:id/readdress_invitation': {
      about: asked,
      status: keeps,
      body: () => documentOf('users', { currentEmail: askedAt, email: `${nextKey()}@post.example` }),
      input: { as: 'admin' },
    },
    'POST /api/v1/managed_centers/:id/export': { about: open, status: keeps, input: { as: 'admin' } },
    'GET /api/v1/managed_centers/:id/export': { about: exported, status: keeps, input: { as: 'admin' } },
  },
  screens: {
    '/admin/centers': forWhoHas(keep),
    '/admin/centers/add': forWhoHas(keep),
    '/admin/centers/:id/edit': formOf(open, (cell) => (isGone(cell) ? 404 : 200), manages(keep)),
  },
  input: {
    at: 'managed_centers',
    id: once(async ({ server }: InputMaking) => (await makeCenter(server)).id),
    fields: async () => opening(),
  },
  fill: {
    async center({ server, rows }) {
      for (let at = 0; at < rows; at += 1) await makeCenter(server);
    },
  },
};
