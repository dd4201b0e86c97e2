/** Files of people: asking in many at once is the centre's staff's, and each file is its sender's alone. */
import { randomUUID } from 'node:crypto';
import type { importCalls } from '#contract/calls/imports.ts';
import { inviteUsers } from '#server/features/users/users.cases.ts';
import { may } from '#tests/cases/actors.ts';
import { documentOf, kind, noBody, once, type CasesOf, type InputMaking } from '#tests/cases/case.ts';
import { always, inOrder, isOwn, whoMayAll, without200 } from '#tests/cases/expected.ts';
import { oneEach } from '#tests/cases/world.ts';
import { first, type TestServer } from '#tests/support/server.ts';

const columns = JSON.stringify([
  { heading: 'E-mail', field: 'email', samples: [] },
  { heading: 'Voornaam', field: 'firstName', samples: [] },
  { heading: 'Achternaam', field: 'lastName', samples: [] },
]);
const rows = JSON.stringify([{ row: 2, cells: ['nieuw@post.example', 'Kim', 'Bos'] }]);
const insert = `insert into imports
  (volunteer_center_id, id, owner_id, owner_name, file_name, columns, rows, row_count)
  values ($1, $2, $3, 'Sam', 'mensen.csv', $4, $5, 1)`;

async function makeImport(
  { build }: TestServer,
  center: number,
  userId: string | undefined,
  id: string = randomUUID(),
) {
  await build.sql(center, insert, [center, id, userId, columns, rows]);
  return id;
}

/** A file of each person that waits to be brought in. */
const imports = kind({
  make: (making) => oneEach(making, (...whose) => makeImport(making.server, ...whose)),
  async putBack(server, { record, answer, userId }) {
    const { sql } = server.build;
    if (answer.status === 204) await makeImport(server, first.id, userId, record.id);
    await sql(first.id, "delete from users where signup_method = 'imported'");
    await sql(first.id, "update imports set status = 'open', rows = $2 where id = $1", [record.id, rows]);
  },
});

const importInput = once(async ({ server: { build }, staff }: InputMaking) => {
  const id = randomUUID();
  const heading = JSON.stringify([{ heading: 'E-mail', field: 'email', samples: [] }]);
  const row = JSON.stringify([{ row: 2, cells: ['a@b.example'] }]);
  await build.sql(first.id, insert, [first.id, id, staff.userId, heading, row]);
  return id;
});

const own = inOrder(isOwn, ({ actor }) => may(inviteUsers, actor) === 'all', always);

export const cases: CasesOf<typeof importCalls> = {
  calls: {
    // Without a file, which only imports.http.test.ts sends, nothing is kept.
    'POST /api/v1/imports': { status: whoMayAll(inviteUsers, 422), body: noBody },
    'GET /api/v1/imports/:id': { about: imports, status: own },
    'PATCH /api/v1/imports/:id': {
      about: imports,
      status: own,
      body: documentOf('imports', { columns: ['email', 'firstName', 'lastName'] }),
    },
    'POST /api/v1/imports/:id/run': { about: imports, status: own, body: {} },
    'GET /api/v1/imports/:id/report': { about: imports, status: own },
    'DELETE /api/v1/imports/:id': { about: imports, status: without200(own, 204) },
  },
  input: { at: 'imports', id: importInput },
};
