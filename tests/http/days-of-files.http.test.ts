/** The day in every file and in its name is the one that the centre's clock shows, also just after midnight and in the nights of another hour. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportKey } from '#server/features/managed-centers/exporting/queries.ts';
import { routes } from '#server/routes.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { patience } from '#tests/support/pace.ts';

/** Moments of UTC, each with the day that it is in the Netherlands. */
const moments = [
  ['in winter', '2026-11-30T23:15:00Z', '2026-12-01'],
  ['in summer', '2026-07-14T22:30:00Z', '2026-07-15'],
  ['before the clock goes back', '2026-10-24T22:10:00Z', '2026-10-25'],
  ['late on the day that it went back', '2026-10-25T22:50:00Z', '2026-10-25'],
  ['after that day', '2026-10-25T23:05:00Z', '2026-10-26'],
  ['before the clock goes forward', '2027-03-27T23:10:00Z', '2027-03-28'],
  ['after that day', '2027-03-28T22:10:00Z', '2027-03-29'],
  ['at New Year', '2026-12-31T23:30:00Z', '2027-01-01'],
] as const;

let server: TestServer;
let email: string;

const empty = '[]';
const insert = async (table: string, values: Record<string, unknown>) => {
  const row = { volunteer_center_id: first.id, id: randomUUID(), ...values };
  const keys = Object.keys(row);
  await server.build.sql(
    first.id,
    `insert into ${table} (${keys.join(', ')}) values (${keys.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  return row.id;
};

const of = (as: Session, now: Date) => ({ created_at: now, owner_id: as.userId, owner_name: 'Sam' });
const ofPeople = JSON.stringify(
  ['email', 'firstName', 'lastName'].map((field) => ({ heading: field, field, samples: [] })),
);
const fileOfRows = { file_name: 'x.csv', columns: empty, rows: empty, row_count: 0 };

/** By call of a file: where one is that is of this moment. */
const addresses: Record<string, (as: Session, now: Date) => Promise<string>> = {
  '/api/v1/users/export': async () => 'users/export',
  '/api/v1/vacancies/export': async () => 'vacancies/export',
  '/api/v1/forms/:id/submissions/export': async () => {
    const slug = `dag-${randomUUID()}`;
    return `forms/${await insert('forms', { locale: 'nl', title: 'Kom je ook?', slug })}/submissions/export`;
  },
  '/api/v1/data_downloads/:id/file': async (as, now) => {
    const soon = new Date(now.getTime() + 3_600_000);
    const made = { user_id: as.userId, archive: Buffer.from('PK'), created_at: now, ready_at: now };
    return `data_downloads/${await insert('data_downloads', { ...made, expires_at: soon })}/file`;
  },
  '/api/v1/imports/:id/report': async (as, now) =>
    `imports/${await insert('imports', { ...of(as, now), ...fileOfRows, columns: ofPeople })}/report`,
  '/api/v1/vacancy_imports/:id/report': async (as, now) => {
    const done = {
      status: 'done',
      rows: null,
      report: empty,
      ended_at: now,
      locale: 'nl',
      source: 'Bestand',
    };
    return `vacancy_imports/${await insert('vacancy_imports', { ...of(as, now), ...fileOfRows, ...done })}/report`;
  },
  '/api/v1/managed_centers/:id/export': async (_as, now) => {
    const id = randomUUID();
    await server.owner.query(
      `insert into center_exports (center_id, id, asked_at, ready_at, byte_size, expires_at)
       values ($1, $2, $3::timestamptz, $3::timestamptz, 4, $3::timestamptz + interval '1 day')
       on conflict (center_id) do update set id = $2, asked_at = $3, ready_at = $3, expires_at = excluded.expires_at`,
      [first.id, id, now],
    );
    await server.running.services.storage.put(exportKey({ id }), Buffer.from('PK..'));
    const { rows } = await server.owner.query('select public_id from volunteer_centers where id = $1', [
      first.id,
    ]);
    return `managed_centers/${rows[0].public_id}/export`;
  },
};

const get = (path: string, as: Session) =>
  server.running.app.inject({ url: `/api/v1/${path}`, headers: { host: first.host, ...as.headers } });

beforeAll(async () => {
  server = await testServer();
  ({ email } = await server.build.user({ roles: ['admin'] }));
});
afterAll(() => server.close());

test('every call that gives a file has its name here', () => {
  const calls = routes.filter(({ file }) => file).map(({ path }) => path);
  expect(calls.toSorted()).toEqual(Object.keys(addresses).toSorted());
});

describe.each(moments)('%s, at %s', (_when, at, day) => {
  const now = new Date(at);

  test(
    'each file is called after that day',
    async () => {
      server.clock.now = now;
      const as = await server.signIn(first.host, email);
      for (const [call, address] of Object.entries(addresses)) {
        const answer = await get(await address(as, now), as);
        expect(answer.statusCode, `${call} ${answer.payload.slice(0, 200)}`).toBe(200);
        expect(String(answer.headers['content-disposition']), call).toContain(`-${day}.`);
      }
    },
    patience(20_000),
  );

  test('so are the days within, as text', async () => {
    server.clock.now = now;
    const as = await server.signIn(first.host, email);
    const title = `Van ${at}`;
    await server.build.vacancy({ title, created_at: now, published_at: now, expires_at: now });
    await server.build.user({ last_name: title, created_at: now, last_sign_in_at: now });
    const vacancies = await get('vacancies/export', as);
    expect(rowOf(vacancies.payload, title).slice(-3)).toEqual([day, day, day]);
    const users = await get('users/export', as);
    expect(rowOf(users.payload, title).slice(-2)).toEqual([day, day]);
    const slug = `dag-${now.getTime()}`;
    const form_id = await insert('forms', { locale: 'nl', title, slug });
    await insert('form_submissions', { form_id, answers: empty, created_at: now });
    const answers = await get(`forms/${form_id}/submissions/export`, as);
    expect(rowOf(answers.payload, day)[0]).toContain(day);
  });
});

const rowOf = (csv: string, title: string): string[] =>
  csv
    .split('\r\n')
    .find((line) => line.includes(title))
    ?.split(';') ?? [];
