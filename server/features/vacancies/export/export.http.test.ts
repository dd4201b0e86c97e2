/** The list of vacancies as a file: for Excel and as comma separated values, of what one manages, and written down. */
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { patience } from '#tests/support/pace.ts';
import { countStatements } from '#tests/support/statements.ts';

let server: TestServer;
let organizationId: string;
let staff: Session;
let manager: Session;

beforeAll(async () => {
  server = await testServer({ now: new Date('2026-11-24T09:00:00Z') });
  await server.build.lookAlikes();
  organizationId = (await server.build.organization({ name: 'De Speeltuin' })).id;
  staff = await somebody(server, { roles: ['center_superuser'] });
  manager = await somebody(server, { roles: [['organization_superuser', organizationId]] });
});
afterAll(() => server.close());

const make = (over: object = {}) => server.build.vacancy({ organization_id: organizationId, ...over });

async function fetched(path: string, as: Session) {
  const answer = await server.running.app.inject({
    method: 'GET',
    url: `/api/v1/${path}`,
    headers: { host: first.host, ...as.headers },
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}
async function sheetOf(path: string, as: Session) {
  const [sheet] = await readXlsx((await fetched(path, as)).rawPayload);
  return sheet;
}

test('a file of Excel holds the same rows as the other, its days as days', async () => {
  await make({ title: '=Klok', positions: 3, expires_at: new Date('2026-12-24T09:00:00Z') });
  await make({ title: 'Klokkenluider', status: 'draft' });
  await server.build.vacancy({ title: 'Klokkenmaker' });
  const asked = 'vacancies/export?filter[q]=klok';
  const answer = await fetched(`${asked}&format=xlsx`, manager);
  expect(answer.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(answer.headers['content-disposition']).toContain('vacatures-2026-11-24.xlsx');
  const sheet = await sheetOf(`${asked}&format=xlsx`, manager);
  const [head = [], ...rows] = sheet?.data ?? [];
  const csv = (await fetched(asked, manager)).payload.trim().split('\r\n');
  expect(csv).toHaveLength(rows.length + 1);
  expect(csv[0]).toBe(head.join(';'));
  expect(rows.map(([title]) => title).toSorted()).toEqual(['=Klok', 'Klokkenluider']);
  const one = rows.find(([title]) => title === '=Klok');
  expect(one?.[head.indexOf('Plekken')]).toBe(3);
  expect(one?.[head.indexOf('Online tot')]).toEqual(new Date('2026-12-24'));
  const all = await sheetOf(`${asked}&format=xlsx`, staff);
  expect(all?.data).toHaveLength(rows.length + 2);
});

test('people are a file of Excel as well; what is taken is written down by its kind', async () => {
  const sheet = await sheetOf('users/export?format=xlsx', staff);
  const csv = (await fetched('users/export', staff)).payload.trim().split('\r\n');
  expect(sheet?.data).toHaveLength(csv.length);
  const { body } = await server.call(first.host, 'GET', '/api/v1/audit_events?filter[act_eq]=export', {
    as: staff,
  });
  const kinds = body.data.map(
    ({ attributes }: { attributes: Record<string, string> }) =>
      `${attributes['subject_type']} ${attributes['to_state']}`,
  );
  expect(kinds).toEqual(expect.arrayContaining(['users xlsx', 'users csv']));
});

test.each([
  ['nl', ['Taalmaatje', 'Concept'], ['Actief', 'Centralebeheerder']],
  ['en', ['Language buddy', 'Draft'], ['Active', 'Centre manager']],
])('kinds, states and roles are in the words of the screen: %s', async (locale, ofVacancy, ofUser) => {
  await make({ title: `Woorden ${locale}`, vacancy_type: 'language', status: 'draft' });
  const asked = async (path: string) => {
    const [sheet] = await readXlsx(
      (await fetched(path, { ...staff, headers: { ...staff.headers, 'accept-language': locale } }))
        .rawPayload,
    );
    return sheet?.data ?? [];
  };
  const [, vacancy = []] = await asked(`vacancies/export?format=xlsx&filter[q]=woorden%20${locale}`);
  expect(vacancy).toEqual(expect.arrayContaining(ofVacancy));
  const users = await asked('users/export?format=xlsx');
  expect(users.some((row) => ofUser.every((word) => row.includes(word)))).toBe(true);
});

test.each(['vacancies', 'users'])('another kind of file of %s is refused at its name', async (noun) => {
  const { status, body } = await server.call(first.host, 'GET', `/api/v1/${noun}/export?format=pdf`, {
    as: staff,
  });
  expect(status).toBe(400);
  expect(body.errors[0].source).toEqual({ parameter: 'format' });
});

test('who manages nothing gets no file of either kind', async () => {
  const volunteer = await somebody(server, { roles: ['volunteer'] });
  for (const format of ['csv', 'xlsx']) {
    const { status } = await server.call(first.host, 'GET', `/api/v1/vacancies/export?format=${format}`, {
      as: volunteer,
    });
    expect(status, format).toBe(403);
  }
});

test('ten thousand rows are read a thousand at a time', { timeout: patience(60_000) }, async () => {
  await server.build.sql(
    first.id,
    `insert into vacancies (volunteer_center_id, id, organization_id, title, description, status, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'Rij ' || n, 'Tekst', 'draft', now(), now() from generate_series(1, 10000) n`,
    [first.id, organizationId],
  );
  const count = countStatements(server.running.services.pool);
  const { result: sheet, statements } = await count(() =>
    sheetOf('vacancies/export?filter[q]=rij&format=xlsx', manager),
  );
  expect(sheet?.data).toHaveLength(10_001);
  expect(new Set(sheet?.data.map(([title]) => title)).size).toBe(10_001);
  // Each thousand is a transaction of a few.
  expect(statements.length).toBeLessThan(60);
});
