/** Words of a centre's own for its vacancies: put in order by the staff of the centre, and unknown to everybody else. */
import { randomUUID } from 'node:crypto';
import type { ownTagCalls } from '#contract/calls/own-tags.ts';
import { may, staff, type Cell } from '#tests/cases/actors.ts';
import { documentOf, kind, once, outside, type CasesOf } from '#tests/cases/case.ts';
import { inOrder, isGone, whoMayAll, without200 } from '#tests/cases/expected.ts';
import { first, second, type TestServer } from '#tests/support/server.ts';

/** With a name that no other has. */
async function makeTag(
  { build }: TestServer,
  { center = first.id, id = randomUUID() as string, name = `Woord ${id.slice(0, 8)}` } = {},
): Promise<string> {
  await build.sql(center, 'insert into own_tags (volunteer_center_id, id, name) values ($1, $2, $3)', [
    center,
    id,
    name,
  ]);
  return id;
}

const other = randomUUID();

const tags = kind({
  noun: 'own_tags',
  make: async ({ server }) => {
    await makeTag(server, { id: other });
    return [
      {
        id: await makeTag(server),
        relation: 'other_organization',
        status: '',
        organizationStatus: 'approved',
      },
      outside(await makeTag(server, { center: second.id }), 'other_center', ''),
      outside(randomUUID(), 'missing', ''),
    ];
  },
  async putBack(server, { record: { id } }) {
    await server.build.sql(first.id, 'delete from own_tags where id = $1', [id]);
    await makeTag(server, { id });
  },
});

const isStaff = ({ actor }: Cell) => may(staff, actor) === 'all';
const sees = (cell: Cell) => isStaff(cell) && !isGone(cell);
const always = inOrder(sees, isStaff, () => true);

export const cases: CasesOf<typeof ownTagCalls> = {
  calls: {
    'GET /api/v1/own_tags': { about: tags, status: whoMayAll(staff), lists: sees },
    'GET /api/v1/own_tags/:id': { about: tags, status: always },
    'PATCH /api/v1/own_tags/:id': {
      about: tags,
      status: always,
      body: documentOf('own_tags', { name: 'Burendag' }),
    },
    'POST /api/v1/own_tags/:id/merge': {
      about: tags,
      status: always,
      body: documentOf('own_tags', { into_id: other }),
    },
    'DELETE /api/v1/own_tags/:id': { about: tags, status: without200(always, 204) },
  },
  screens: {
    '/vacancies/tags': { status: ({ actor }) => (may(staff, actor) === 'all' ? 200 : 403) },
    '/vacancies/tags/:id': { about: tags, status: always },
  },
  input: {
    at: 'own_tags',
    id: once(({ server }) => makeTag(server)),
  },
  fill: {
    center: ({ server: { build }, rows }) =>
      build.sql(
        first.id,
        `insert into own_tags (volunteer_center_id, id, name, created_at)
         select $1, gen_random_uuid(), 'Trefwoord ' || n, timestamptz '2026-11-20 10:00:00.123456' + (n / 2) * interval '1 microsecond'
         from generate_series(1, ${rows}) n`,
        [first.id],
      ),
  },
};
