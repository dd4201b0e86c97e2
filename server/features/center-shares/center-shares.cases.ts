/** Centres with which this one shares vacancies: the centre's staff's together, and unknown to everybody else. */
import { randomUUID } from 'node:crypto';
import type { centerShareCalls } from '#contract/calls/center-shares.ts';
import { may, staff, type Cell } from '#tests/cases/actors.ts';
import { documentOf, kind, once, outside, type CasesOf, type WorldRecord } from '#tests/cases/case.ts';
import { inOrder, isGone, whoMayAll, without200 } from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

/** With centres that are nowhere else: numbers above those of the test. */
let lastPartner = 20_000;

async function makeShare(
  { build }: TestServer,
  { center = first.id, status, id = randomUUID() }: { center?: number; status: string; id?: string },
): Promise<string> {
  lastPartner += 1;
  await build.sql(
    center,
    'insert into center_shares (volunteer_center_id, id, partner_id, status) values ($1, $2, $3, $4)',
    [center, id, lastPartner, status],
  );
  return id;
}

const shares = kind({
  noun: 'center_shares',
  make: async ({ server }) => {
    const made: WorldRecord[] = [];
    for (const status of ['offered', 'received', 'accepted'])
      made.push({
        id: await makeShare(server, { status }),
        relation: 'other_organization',
        status,
        organizationStatus: 'approved',
      });
    return [
      ...made,
      outside(await makeShare(server, { center: second.id, status: 'received' }), 'other_center', 'received'),
      outside(randomUUID(), 'missing', 'received'),
    ];
  },
  async putBack(server, { record: { id, status } }) {
    await server.build.sql(first.id, 'delete from center_shares where id = $1', [id]);
    await makeShare(server, { id, status });
  },
});

const isStaff = ({ actor }: Cell) => may(staff, actor) === 'all';
const sees = (cell: Cell) => isStaff(cell) && !isGone(cell);
const always = inOrder(sees, isStaff, () => true);

export const cases: CasesOf<typeof centerShareCalls> = {
  calls: {
    'GET /api/v1/center_shares': { about: shares, status: whoMayAll(staff), lists: sees },
    'POST /api/v1/center_shares': {
      status: whoMayAll(staff, 201),
      body: documentOf('center_shares', { center_id: String(second.id) }),
      before: async ({ build }) => {
        for (const [here, there] of [
          [first.id, second.id],
          [second.id, first.id],
        ] as const)
          await build.sql(here, 'delete from center_shares where partner_id = $1', [there]);
      },
    },
    'POST /api/v1/center_shares/:id/accept': {
      about: shares,
      status: inOrder(sees, isStaff, ({ status }) => status === 'received'),
    },
    'DELETE /api/v1/center_shares/:id': { about: shares, status: without200(always, 204) },
  },
  screens: {
    '/partners/sharing': { status: ({ actor }) => (may(staff, actor) === 'all' ? 200 : 403) },
  },
  input: {
    at: 'center_shares',
    id: once(({ server }) => makeShare(server, { status: 'received' })),
  },
  fill: {
    center: ({ server: { build }, rows }) =>
      build.sql(
        first.id,
        `insert into center_shares (volunteer_center_id, id, partner_id, status, created_at)
         select $1, gen_random_uuid(), 10000 + n, 'offered', timestamptz '2026-11-20 10:00:00.123456' + (n / 2) * interval '1 microsecond'
         from generate_series(1, ${rows}) n`,
        [first.id],
      ),
  },
};
