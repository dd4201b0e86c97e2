/** Filters of lists that one keeps for oneself: nobody sees another's. */
import { randomUUID } from 'node:crypto';
import type { savedFilterCalls } from '#contract/calls/saved-filters.ts';
import { documentOf, kind, once, type CasesOf, type InputMaking, ownRows } from '#tests/cases/case.ts';
import { answersSignedIn, isOwn, ownRecord, signedIn } from '#tests/cases/expected.ts';
import { oneEach } from '#tests/cases/world.ts';
import { first, type TestServer } from '#tests/support/server.ts';

const insert = `insert into saved_filters (volunteer_center_id, id, user_id, list, name, query)
  values ($1, $2, $3, 'users', 'Uitgenodigd', 'status=invited')`;

async function makeFilter(
  { build }: TestServer,
  center: number,
  userId: string | undefined,
  id: string = randomUUID(),
): Promise<string> {
  await build.sql(center, insert, [center, id, userId]);
  return id;
}

const savedFilters = kind({
  make: (making) => oneEach(making, (...whose) => makeFilter(making.server, ...whose)),
  async putBack(server, { record, answer, userId }) {
    if (answer.status === 204) await makeFilter(server, first.id, userId, record.id);
  },
});

export const cases: CasesOf<typeof savedFilterCalls> = {
  calls: {
    'GET /api/v1/saved_filters': { about: savedFilters, status: signedIn, lists: isOwn },
    'POST /api/v1/saved_filters': {
      status: answersSignedIn(201),
      body: documentOf('saved_filters', { list: 'users', name: 'Stil', query: 'q=a' }),
    },
    'PATCH /api/v1/saved_filters/:id': {
      about: savedFilters,
      status: ownRecord(200),
      body: documentOf('saved_filters', { query: 'q=b' }),
    },
    'DELETE /api/v1/saved_filters/:id': { about: savedFilters, status: ownRecord(204) },
  },
  input: {
    at: 'saved_filters',
    id: once(({ server, staff }: InputMaking) => makeFilter(server, first.id, staff.userId)),
  },
  fill: { own: ownRows('saved_filters', 'user_id, list, name, query', "$2, 'users', 'Naam ' || n, ''") },
};
