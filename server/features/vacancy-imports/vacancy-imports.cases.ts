/** Files of vacancies: bringing in many at once is the centre's staff's, and each file is theirs together. */
import { randomUUID } from 'node:crypto';
import type { vacancyImportCalls } from '#contract/calls/vacancy-imports.ts';
import { may, staff, type Cell } from '#tests/cases/actors.ts';
import {
  documentOf,
  kind,
  noBody,
  once,
  outside,
  type CasesOf,
  type InputMaking,
  type WorldRecord,
} from '#tests/cases/case.ts';
import { inOrder, isGone, whoMayAll, without200 } from '#tests/cases/expected.ts';
import { first, type TestServer } from '#tests/support/server.ts';

const columns = JSON.stringify([
  { heading: 'Nummer', field: 'outsideId', samples: [] },
  { heading: 'Titel', field: 'title', samples: [] },
  { heading: 'Organisatie', field: 'organization', samples: [] },
]);
const rows = JSON.stringify([{ row: 2, cells: ['1', 'Tuinhulp', 'De Tuin'] }]);
const owner = '00000000-0000-4000-8000-000000000001';
const statuses = ['open', 'running', 'done'];

async function makeImport({ build }: TestServer, center: number, status: string, id: string = randomUUID()) {
  await build.sql(
    center,
    `insert into vacancy_imports
      (volunteer_center_id, id, owner_id, owner_name, locale, file_name, source, status, columns, rows, row_count, report, ended_at)
      values ($1, $2, $3, 'Sam', 'nl', 'vacatures.csv', 'Bestand', $4, $5, $6, 1, $7, case when $4 = 'done' then now() end)`,
    [center, id, owner, status, columns, status === 'done' ? null : rows, status === 'done' ? '[]' : null],
  );
  return id;
}

/** One in each state, and one of the other centre. */
const imports = kind({
  make: async ({ server, alike: _alike }) => {
    const made: WorldRecord[] = [];
    for (const status of statuses)
      made.push({
        id: await makeImport(server, first.id, status),
        relation: 'other_organization',
        status,
        organizationStatus: 'approved',
      });
    const elsewhere = await makeImport(server, 2, 'open');
    return [...made, outside(elsewhere, 'other_center', 'open'), outside(randomUUID(), 'missing', 'open')];
  },
  async putBack(server, { record }) {
    await server.build.sql(first.id, 'delete from vacancy_imports where id = $1', [record.id]);
    await makeImport(server, first.id, record.status, record.id);
  },
});

const isStaff = ({ actor }: Cell) => may(staff, actor) === 'all';
const sees = (cell: Cell) => isStaff(cell) && !isGone(cell);
/** Unknown to whoever brings nothing in. */
const when = (...states: readonly string[]) =>
  inOrder(sees, isStaff, ({ status }) => states.includes(status));

const importInput = once(async ({ server }: InputMaking) => makeImport(server, first.id, 'open'));

export const cases: CasesOf<typeof vacancyImportCalls> = {
  calls: {
    'GET /api/v1/vacancy_imports': { about: imports, status: whoMayAll(staff), lists: sees },
    // Without a file, which only vacancy-imports.http.test.ts sends, nothing is kept.
    'POST /api/v1/vacancy_imports': { status: whoMayAll(staff, 422), body: noBody },
    'GET /api/v1/vacancy_imports/:id': { about: imports, status: when(...statuses) },
    'PATCH /api/v1/vacancy_imports/:id': {
      about: imports,
      status: when('open'),
      body: documentOf('vacancy_imports', {
        source: 'Bestand',
        columns: ['outsideId', 'title', 'organization'],
      }),
    },
    'POST /api/v1/vacancy_imports/:id/check': { about: imports, status: when('open'), body: {} },
    'POST /api/v1/vacancy_imports/:id/start': { about: imports, status: when('open'), body: {} },
    'POST /api/v1/vacancy_imports/:id/stop': { about: imports, status: when('running'), body: {} },
    'GET /api/v1/vacancy_imports/:id/report': { about: imports, status: when(...statuses) },
    'DELETE /api/v1/vacancy_imports/:id': {
      about: imports,
      status: without200(when('open', 'done'), 204),
    },
  },
  screens: {
    '/vacancies/import': { status: ({ actor }) => (may(staff, actor) === 'all' ? 200 : 403) },
  },
  input: { at: 'vacancy_imports', id: importInput },
  fill: {
    center: ({ server: { build }, rows: count }) =>
      build.sql(
        first.id,
        `insert into vacancy_imports
          (volunteer_center_id, id, owner_id, owner_name, locale, file_name, source, status, columns, rows, row_count, created_at)
          select $1, gen_random_uuid(), $2, 'Sam', 'nl', 'vacatures ' || n || '.csv', 'Bestand', 'running', '[]', '[]', n,
            timestamptz '2026-11-20 10:00:00.123456' + (n / 2) * interval '1 microsecond'
          from generate_series(1, $3::int) n`,
        [first.id, owner, count],
      ),
  },
};
