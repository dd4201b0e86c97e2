/** Vacancies that one keeps for oneself: nobody sees another's. The id of one is that of its vacancy. */
import type { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import { kind, once, ownRows, type CasesOf, type InputMaking } from '#tests/cases/case.ts';
import { answersSignedIn, forEverybody, isOwn, ownRecord, signedIn } from '#tests/cases/expected.ts';
import type { Expected } from '#tests/cases/actors.ts';
import { oneEach } from '#tests/cases/world.ts';
import { first, type TestServer } from '#tests/support/server.ts';

const insert = `insert into bookmarks (volunteer_center_id, user_id, id) values ($1, $2, $3)`;

async function keep(
  { build }: TestServer,
  center: number,
  userId: string | undefined,
  vacancyId?: string,
): Promise<string> {
  const id = vacancyId ?? (await build.vacancy({ center })).id;
  await build.sql(center, insert, [center, userId, id]);
  return id;
}

const bookmarks = kind({
  make: (making) => oneEach(making, (...whose) => keep(making.server, ...whose)),
  async putBack(server, { record, answer, userId }) {
    if (answer.status === 200) await keep(server, first.id, userId, record.id);
  },
});

const vacancyOf = once(async (server: TestServer) => (await server.build.vacancy()).id);
const staffKeeps = once(({ server, staff }: InputMaking) => keep(server, first.id, staff.userId));

/** An account of elsewhere keeps nothing here. */
const withAccountHere =
  (status: number): Expected =>
  (cell) =>
    cell.actor === 'admin_of_other_center' ? 403 : answersSignedIn(status)(cell);

export const cases: CasesOf<typeof bookmarkCalls> = {
  calls: {
    'GET /api/v1/bookmarks': { about: bookmarks, status: signedIn, lists: isOwn },
    'POST /api/v1/bookmarks': {
      status: withAccountHere(201),
      body: async ({ server }: { server: TestServer }) => ({
        data: { type: 'bookmarks', attributes: { vacancy_id: await vacancyOf(server) } },
      }),
    },
    'POST /api/v1/bookmarks/join': {
      status: withAccountHere(204),
      body: async ({ server }: { server: TestServer }) => ({ vacancy_ids: [await vacancyOf(server)] }),
    },
    'DELETE /api/v1/bookmarks/:id': { about: bookmarks, status: ownRecord(200) },
  },
  screens: { '/vacancies/saved': forEverybody, '/vacancies/compare': forEverybody },
  input: {
    at: 'bookmarks',
    id: staffKeeps,
    fields: async (making) => {
      const id = await staffKeeps(making);
      return { vacancyId: id, vacancyIds: [id], createdAt: '2026-11-24T08:30:00.000Z' };
    },
  },
  fill: { own: ownRows('bookmarks', 'user_id', '$2') },
};
