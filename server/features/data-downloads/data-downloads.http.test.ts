/** The file of one's own data: in one's own language, with nothing of others and no key to an account. */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { allTasks } from '#server/jobs/all-tasks.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { personalParts } from '#server/collected.ts';
import { kindsOf } from '#server/tenancy/personal.ts';
import { sharedColumns } from './names.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const nobody = { userId: '00000000-0000-7000-8000-000000000000', email: 'niemand@veldpost.example' };

test('every column has a name in both languages: its own, or one that several kinds share', async () => {
  const shared = new Set<string>();
  await inScope(server.running.services.pool, first.id, async (scope) => {
    for (const [kind, { read, columns = {} }] of Object.entries(kindsOf(personalParts))) {
      const { sql: text, parameters } = read(first.id, nobody).compile(scope.db);
      const { fields } = await server.owner.query(text, [...parameters]);
      const names = fields.map(({ name }) => name);
      expect(names, kind).toEqual(expect.arrayContaining(Object.keys(columns)));
      for (const name of names) if (!Object.hasOwn(columns, name)) shared.add(name);
    }
  });
  expect([...shared].toSorted()).toEqual(Object.keys(sharedColumns).toSorted());
});

/** Asks, lets the job run, and opens what comes. */
async function filesOf(as: Session): Promise<{ name: string; files: Record<string, string> }> {
  const asked = await server.call(first.host, 'POST', '/api/v1/data_downloads', { as });
  expect(asked.status).toBe(201);
  const downloadId: string = asked.body.data.id;
  await allTasks(server.running.services).make_data_download(
    { centerId: first.id, downloadId, origin: 'https://x.example' },
    { signal: new AbortController().signal, isLastAttempt: false },
  );
  const answer = await server.running.app.inject({
    url: `/api/v1/data_downloads/${downloadId}/file`,
    headers: { host: first.host, ...as.headers },
  });
  const files = Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]);
  return { name: String(answer.headers['content-disposition']), files: Object.fromEntries(files) };
}

async function coordinator(locale: 'nl' | 'en') {
  const { id: organizationId } = await server.build.organization();
  const user = await server.build.user({ locale, roles: [['organization_superuser', organizationId]] });
  const data = JSON.stringify({ personName: 'Wies Vreemd', vacancyTitle: 'Voorlezen' });
  await server.build.sql(
    first.id,
    `insert into notifications (volunteer_center_id, id, user_id, kind, data, path)
     values (1, gen_random_uuid(), $1, 'application_received', $2, '/applications/x')`,
    [user.id, data],
  );
  const mail = (template: string, subject: string, text: string) =>
    server.build.sql(
      first.id,
      `insert into email_deliveries (volunteer_center_id, id, user_id, template, locale, recipient, subject, body_text, body_html)
       values (1, gen_random_uuid(), $1, $2, 'nl', $3, $4, $5, '')`,
      [user.id, template, user.email, subject, text],
    );
  await mail('application_received', 'Wies Vreemd wil meedoen', 'Wies Vreemd schreef je.');
  await mail(
    'password_reset',
    'Nieuw wachtwoord',
    'Druk op https://x.example/auth/reset?token=geheim-Woord_9 .',
  );
  return server.signIn(first.host, user.email);
}

test('it holds no names of others, and no link in it opens an account', async () => {
  const { name, files } = await filesOf(await coordinator('nl'));
  expect(name).toMatch(/''gegevens-\d{4}-\d\d-\d\d\.zip$/);
  const everything = Object.values(files).join('\n');
  expect(everything).not.toContain('Vreemd');
  expect(everything).not.toContain('geheim-Woord_9');
  expect(everything).toContain('https://x.example/auth/reset?token=… .');
  expect(files['meldingen.csv']).toContain('Voorlezen');
  expect(files['mails.csv']).toMatch(/^soort mail;naar;onderwerp;tekst;stand;/);
  expect(JSON.parse(files['gegevens.json'] ?? '').mails).toHaveLength(2);
});

test('who reads English gets it in English, with times as the clock shows them', async () => {
  const { name, files } = await filesOf(await coordinator('en'));
  expect(name).toMatch(/''data-\d{4}-\d\d-\d\d\.zip$/);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'read-me.txt',
      'data.json',
      'account.csv',
      'notifications.csv',
      'what-you-did.csv',
    ]),
  );
  expect(files['roles.csv']).toMatch(
    /^role;organisation;made on\r\norganization_superuser;[^;]+;\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\r\n$/,
  );
});
