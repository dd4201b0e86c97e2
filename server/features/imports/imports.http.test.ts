/** Bringing in a file of people: sent, its columns named, tried, and then everybody at once or nobody. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importBytesMax } from '#contract/imports.ts';
import type { TaskPayload } from '#server/jobs/queue.ts';
import { cleanUp } from '#server/jobs/all-tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { spreadsheetFile, workbookFile } from '#tests/support/spreadsheets.ts';
import { countStatements } from '#tests/support/statements.ts';
import { patience } from '#tests/support/pace.ts';
import { sendInvitationsTask } from './tasks.ts';

let server: TestServer;
let staff: Session;
let organization: string;
let school: string;

beforeAll(async () => {
  server = await testServer({ hasSchools: true, connections: 4 });
  staff = await signInAs('center_superuser');
  organization = (await server.build.organization({ name: 'De Tuin' })).id;
  school = (await server.build.organization({ name: 'Het College', organization_type: 'School' })).id;
});
beforeEach(async () => {
  await server.build.sql(first.id, "delete from users where signup_method = 'imported'");
  await server.owner.query('delete from graphile_worker._private_jobs');
});
afterAll(() => server.close());

const signInAs = async (role: 'center_superuser' | 'content_manager' | 'admin', center = first) =>
  server.signIn(center.host, (await server.build.user({ center: center.id, roles: [role] })).email);

const send = (file: Uint8Array | string, as: Session = staff, host = first.host) =>
  sendFile(server, host, '/api/v1/imports', file, { as });

/** Sends it and answers its id. */
async function taken(file: Uint8Array | string, as: Session = staff): Promise<string> {
  const answer = await send(file, as);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
}

const call = (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: unknown, as = staff) =>
  server.call(first.host, method, `/api/v1/imports/${path}`, { as, body });
const run = (id: string, body: object = {}, as = staff) => call('POST', `${id}/run`, body, as);
const resultsOf = (answer: { body: { meta: { report: { result: string }[] } } }) =>
  answer.body.meta.report.map(({ result }) => result);

const imported = () =>
  server.build.sql(
    first.id,
    `select email, first_name, last_name, phone_number, gender, locale, status, invited_at, r.role, r.organization_id
     from users u left join user_roles r on r.user_id = u.id where signup_method = 'imported' order by email`,
  );
const countOf = async (what: string, center = first.id) =>
  Number((await server.build.sql(center, `select count(*) from ${what}`))[0]?.['count']);

describe('a file', () => {
  test('is taken with a guess of its columns, for whoever sent it alone', async () => {
    const answer = await send(
      'E-mailadres;Roepnaam;Tussenvoegsel;Achternaam;Postcode;Mobiel\nnoor@post.example;Noor;van der;Berg;8091 AB;06-12345678\n',
    );
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      type: 'imports',
      attributes: { file_name: 'mensen.csv', status: 'open', row_count: 1, added: null, is_inviting: false },
      meta: { can: { update: true, run: true, delete: true } },
    });
    const columns: { field: string | null; heading: string; samples: string[] }[] =
      answer.body.data.attributes.columns;
    expect(columns.map(({ field }) => field)).toEqual([
      'email',
      'firstName',
      'lastNamePrefix',
      'lastName',
      null,
      'phoneNumber',
    ]);
    expect(columns[4]).toEqual({ heading: 'Postcode', field: null, samples: ['8091 AB'] });
    const { id } = answer.body.data;
    const colleague = await signInAs('center_superuser');
    for (const [method, path] of [
      ['GET', id],
      ['GET', `${id}/report`],
      ['POST', `${id}/run`],
      ['DELETE', id],
    ] as const)
      expect((await call(method, path, method === 'POST' ? {} : undefined, colleague)).status).toBe(404);
    expect((await call('GET', id)).status).toBe(200);
  });

  test('of several sheets says which are not read', async () => {
    const rows = [['E-mail'], ['sheet@post.example']];
    const id = await taken(workbookFile([{ rows }, { rows, name: 'Bestuur' }, { rows: [] }]));
    const { attributes } = (await call('GET', id)).body.data;
    expect(attributes).toMatchObject({ row_count: 1, other_sheets: ['Bestuur'] });
  });

  test.each([
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'no_table'],
    ['an old Excel file', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), 'old_spreadsheet'],
    ['headings alone', 'E-mail;Voornaam', 'empty_table'],
    ['too many', `E-mail\n${'a@b.example\n'.repeat(5001)}`, 'too_many_rows'],
    [
      'what becomes large when it opens',
      spreadsheetFile([['x']], { also: { 'a.xml': new Uint8Array(51 * 1024 * 1024) } }),
      'too_large_table',
    ],
  ])('is refused with its reason: %s', async (_name, bytes, code) => {
    const { status, body } = await sendFile(server, first.host, '/api/v1/imports', bytes, { as: staff });
    expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([422, code, '/file']);
  });

  test('of more than five megabytes is not even read', async () => {
    const { body } = await send(`E-mail\n${'x'.repeat(importBytesMax)}`);
    expect(body.errors[0]).toMatchObject({ code: 'too_large_table', source: { pointer: '/file' } });
  });

  test('must come along', async () => {
    const { status, body } = await call('POST', '', {});
    expect([status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([422, 'blank', '/file']);
  });

  test('is gone a day later, and at once when it is thrown away', async () => {
    const old = await taken('E-mail\na@b.example\n');
    await server.build.sql(
      first.id,
      "update imports set created_at = created_at - interval '25 hours' where id = $1",
      [old],
    );
    expect((await call('GET', old)).status).toBe(404);
    const id = await taken('E-mail\na@b.example\n');
    await inScope(server.running.services.pool, first.id, cleanUp);
    expect(await countOf(`imports where id = '${old}'`)).toBe(0);
    expect((await call('DELETE', id)).status).toBe(204);
    expect((await call('GET', id)).status).toBe(404);
    expect(await countOf(`imports where id = '${id}'`)).toBe(0);
  });
});

describe('the columns', () => {
  test('are named otherwise, each field once and none of the needed left out', async () => {
    const id = await taken('a;b;c;d\nnoor@post.example;Noor;Berg;x\n');
    const named = (columns: unknown) =>
      call('PATCH', id, { data: { type: 'imports', id, attributes: { columns } } });
    const codeOf = async (columns: unknown) => (await named(columns)).body.errors?.[0];
    expect(await codeOf(['email', 'firstName', null, null])).toMatchObject({
      code: 'columns_needed',
      source: { pointer: '/data/attributes/columns' },
    });
    expect(await codeOf(['email', 'firstName', 'lastName', 'email'])).toMatchObject({ code: 'column_twice' });
    expect(await codeOf(['email', 'firstName', 'lastName'])).toMatchObject({ code: 'invalid' });
    expect(await codeOf(['email', 'firstName', 'password', null])).toMatchObject({ code: 'inclusion' });
    expect((await run(id, { dry_run: true })).body.errors[0].code).toBe('columns_needed');
    expect((await named(['email', 'firstName', 'lastName', null])).status).toBe(200);
    expect(resultsOf(await run(id, { dry_run: true }))).toEqual(['would_add']);
  });
});

const mixed = [
  'E-mail;Voornaam;Achternaam;Telefoon;Rol;Organisatie;Geslacht;Taal',
  'noor@post.example;Noor;Berg;612345678;;;v;Engels',
  'KENT@post.example;Ken;Al;;;;;',
  'noor@POST.example;Nora;Berg;;;;;',
  'fout;;Nul;12;;;;Frans',
  'tuin@post.example;Ria;Groen;;organisatiebeheerder;de tuin;;',
  'mentor@post.example;Mo;Mentor;;mentor;De Tuin;;',
  'leerling@post.example;Lea;Leer;;Leerling;Het College;;',
  'baas@post.example;Bas;Baas;;admin;;;',
  'weg@post.example;Wil;Weg;;organisatiebeheerder;Bestaat niet;;',
  `formule@post.example;"=HYPERLINK(""x"")";'+Plus;;;;;`,
].join('\n');

describe('a dry run', () => {
  test('says of each row what would happen, and changes nothing', async () => {
    const existingUser = await server.build.user({
      email: 'kent@post.example',
      first_name: 'Kent',
      last_name: 'Al',
    });
    const id = await taken(mixed);
    const before = [await countOf('users'), await countOf('audit_events'), await countOf('user_roles')];
    const answer = await run(id, { dry_run: true, invite: true });
    expect(answer.status).toBe(200);
    expect(resultsOf(answer)).toEqual([
      'would_add',
      'exists',
      'duplicate',
      'refused',
      'would_add',
      'refused',
      'would_add',
      'refused',
      'refused',
      'would_add',
    ]);
    const { report } = answer.body.meta;
    expect(report[1]).toMatchObject({ row: 3, name: 'Kent Al', user_id: existingUser.id });
    const fieldsOf = (at: number) =>
      report[at].problems.map(({ field }: { field: string }) => field).toSorted();
    expect(fieldsOf(3)).toEqual(['email', 'firstName', 'locale', 'phoneNumber']);
    expect(report[5].problems).toEqual([
      { field: 'role', value: 'mentor', reason: expect.stringContaining('school') },
    ]);
    expect(report[7].problems[0].reason).toMatch(/rollen: Vrijwilliger, .*Centralebeheerder/);
    expect(fieldsOf(8)).toEqual(['organization']);
    expect([await countOf('users'), await countOf('audit_events'), await countOf('user_roles')]).toEqual(
      before,
    );
    expect(await countOf("imports where status = 'open' and rows is not null")).toBeGreaterThan(0);
    await server.build.sql(first.id, 'delete from users where id = $1', [existingUser.id]);
  });

  test('is a file as well, without formulas for the program that opens it', async () => {
    const id = await taken(mixed);
    const { status, body, headers } = await call('GET', `${id}/report`);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toMatch(/import-\d{4}-\d\d-\d\d\.csv/);
    expect(body).toContain('Regel;Uitkomst;E-mail;Naam;Reden');
    expect(body).toMatch(/11;Komt erbij;formule@post\.example;"'=HYPERLINK/);
    expect(body).toMatch(/5;Klopt niet;fout;Nul;.*E-mail “fout”: /);
  });
});

describe('bringing in', () => {
  test('adds all who can be added at once, writes it down and keeps nothing of the file', async () => {
    const id = await taken(mixed);
    const answer = await run(id);
    expect(resultsOf(answer).filter((result) => result === 'added')).toHaveLength(5);
    expect(answer.body.data.attributes).toMatchObject({
      status: 'done',
      added: 5,
      existing: 0,
      duplicates: 1,
      refused: 4,
    });
    const people = await imported();
    expect(people).toHaveLength(5);
    expect(people.find(({ email }) => email === 'noor@post.example')).toMatchObject({
      phone_number: '06 12 34 56 78',
      gender: 'female',
      locale: 'en',
      status: 'invited',
      invited_at: null,
      role: null,
    });
    expect(people.find(({ email }) => email === 'tuin@post.example')).toMatchObject({
      role: 'organization_superuser',
      organization_id: organization,
    });
    expect(people.find(({ email }) => email === 'leerling@post.example')).toMatchObject({
      role: 'student',
      organization_id: school,
    });
    expect(people.find(({ email }) => email === 'formule@post.example')).toMatchObject({
      first_name: '=HYPERLINK("x")',
      last_name: '+Plus',
    });
    const [kept] = await server.build.sql(
      first.id,
      'select rows, columns::text, report::text from imports where id = $1',
      [id],
    );
    expect(kept?.['rows']).toBeNull();
    expect(`${String(kept?.['columns'])}${String(kept?.['report'])}`).not.toMatch(/post\.example|Noor/);
    const events = await server.build.sql(
      first.id,
      `select subject_type, reason from audit_events where act = 'import' and (subject_id = $1 or subject_id in (select id from users where signup_method = 'imported'))`,
      [id],
    );
    expect(events.filter(({ subject_type }) => subject_type === 'users')).toHaveLength(5);
    expect(events.find(({ subject_type }) => subject_type === 'imports')?.['reason']).toBe(
      '5 added, 0 known, 1 twice, 4 refused',
    );
    expect(await jobs()).toEqual([]);
    // A second press, and a change after it.
    expect((await run(id)).body.errors[0].code).toBe('move_refused');
    expect((await call('GET', id)).body.data.meta.can).toEqual({ update: false, run: false, delete: true });
    expect((await call('GET', `${id}/report`)).body).toContain('5;Klopt niet;;Nul;');
  });

  test('reads Excel files alike', async () => {
    const id = await taken(
      spreadsheetFile([
        ['Email', 'First name', 'Last name'],
        ['zoe@post.example', 'Zoë', 'Bos'],
      ]),
    );
    expect(resultsOf(await run(id))).toEqual(['added']);
    expect((await imported())[0]).toMatchObject({ email: 'zoe@post.example', first_name: 'Zoë' });
  });

  test('leaves nothing behind when something fails', async () => {
    const id = await taken(mixed);
    await server.owner.query(
      "alter table audit_events add constraint fails check (subject_type <> 'imports') not valid",
    );
    expect((await run(id, { invite: true })).status).toBe(500);
    await server.owner.query('alter table audit_events drop constraint fails');
    expect(await imported()).toEqual([]);
    expect(await jobs()).toEqual([]);
    expect((await call('GET', id)).body.data.attributes.status).toBe('open');
    expect(resultsOf(await run(id)).filter((result) => result === 'added')).toHaveLength(5);
  });

  test('is done once, however often it is asked at the same time', async () => {
    const id = await taken(mixed);
    const answers = await Promise.all([run(id), run(id), run(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await imported()).toHaveLength(5);
  });

  test('knows nothing of another centre', async () => {
    await server.build.user({ center: second.id, email: 'noor@post.example' });
    await server.build.organization({ center: second.id, name: 'Bestaat niet' });
    const id = await taken(mixed);
    const results = resultsOf(await run(id, { dry_run: true }));
    expect([results[0], results[8]]).toEqual(['would_add', 'refused']);
    const elsewhere = await signInAs('center_superuser', second);
    expect((await server.call(second.host, 'GET', `/api/v1/imports/${id}`, { as: elsewhere })).status).toBe(
      404,
    );
    expect((await run(id, {}, elsewhere)).status).toBe(403);
  });

  test('gives an admin’s role only by an admin, and is for staff of the centre', async () => {
    const admin = await signInAs('admin');
    const file = 'E-mail,Voornaam,Achternaam,Rol\nbaas@post.example,Bas,Baas,admin\n';
    expect(resultsOf(await run(await taken(file, admin), { dry_run: true }, admin))).toEqual(['would_add']);
    expect(resultsOf(await run(await taken(file), { dry_run: true }))).toEqual(['refused']);
    expect((await send(file, await signInAs('content_manager'))).status).toBe(403);
  });

  test('a name that two organisations have is not guessed', async () => {
    const { id: other } = await server.build.organization({ name: 'DE TUIN' });
    const id = await taken(
      `E-mail,Voornaam,Achternaam,Rol,Organisatie\na@post.example,A,B,organisatiebeheerder,De Tuin\nb@post.example,B,C,organisatiebeheerder,${other}\n`,
    );
    expect(resultsOf(await run(id, { dry_run: true }))).toEqual(['refused', 'would_add']);
    await server.build.sql(first.id, 'delete from organizations where id = $1', [other]);
  });
});

const jobs = async () =>
  (
    await server.owner.query<{ payload: TaskPayload<'send_invitations'> }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'send_invitations'`,
    )
  ).rows.map(({ payload }) => payload);
const work = async () => {
  const task = sendInvitationsTask(server.running.services);
  for (const payload of await jobs())
    await task(payload, { signal: new AbortController().signal, isLastAttempt: false });
};

describe('many', () => {
  const crowd = (count: number) =>
    `E-mail;Voornaam;Achternaam;Rol;Organisatie\n${Array.from({ length: count }, (_none, at) => `mens${at}@menigte.example;Mens;Nummer ${at};organisatiebeheerder;De Tuin`).join('\n')}`;

  test(
    'are added and asked in with as many statements for five thousand as for ten',
    { timeout: patience(120_000) },
    async () => {
      const count = countStatements(server.running.services.pool);
      const few = await count(async () => run(await taken(crowd(10)), { invite: true }));
      await server.build.sql(first.id, "delete from users where signup_method = 'imported'");
      const started = performance.now();
      const many = await count(async () => run(await taken(crowd(5000)), { invite: true }));
      const took = performance.now() - started;
      process.stdout.write(
        `Import of 5,000 people: ${Math.round(took)} ms, ${many.statements.length} statements (${few.statements.length} for 10)\n`,
      );
      expect(many.result.body.data.attributes.added).toBe(5000);
      expect(await countOf("users where signup_method = 'imported'")).toBe(5000);
      // The record of what happened goes in with 2,000 rows at once.
      expect(many.statements.length).toBeLessThanOrEqual(few.statements.length + 4);
      expect((await jobs()).length).toBe(51);
    },
  );

  test('get one mail each, in their language, however often the job runs', async () => {
    await run(await taken(mixed), { invite: true });
    expect(await countOf("email_deliveries where template = 'invitation'")).toBe(0);
    await work();
    await work();
    const mails = await server.build.sql(
      first.id,
      "select recipient, locale, body_text from email_deliveries where template = 'invitation' order by recipient",
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual((await imported()).map(({ email }) => email));
    expect(mails.find(({ recipient }) => recipient === 'noor@post.example')).toMatchObject({
      locale: 'en',
      body_text: expect.stringMatching(/\/en\/auth\/reset\?token=/),
    });
    expect((await imported()).every(({ invited_at }) => invited_at !== null)).toBe(true);
    const token = /token=([\w-]+)/.exec(String(mails[0]?.['body_text']))?.[1];
    const fresh = 'een heel nieuw wachtwoord';
    const accepted = await server.call(first.host, 'PUT', '/auth/password', {
      body: JSON.stringify({
        password: fresh,
        password_confirmation: fresh,
        reset_password_token: token,
      }),
      headers: { 'content-type': 'application/json' },
    });
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  });
});
