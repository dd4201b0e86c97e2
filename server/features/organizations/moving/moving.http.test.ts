/** An organisation goes to another centre: what goes along, what does not, and that nothing of it is left to be seen in the old one. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeForm } from '#server/features/forms/forms.cases.ts';
import { takeMails, tokenIn } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import {
  busyOrganization,
  everything,
  moveAway,
  picture,
  reportOf,
} from '#tests/support/busy-organization.ts';

let server: TestServer;
let admin: Session;
let staff: Session;
let staffThere: Session;

beforeAll(async () => {
  server = await testServer({ organizationsMove: true });
  const { build, signIn } = server;
  await build.lookAlikes();
  admin = await signIn(first.host, (await build.user({ roles: ['admin'] })).email);
  staff = await signIn(first.host, (await build.user({ roles: ['center_superuser'] })).email);
  const there = await build.user({ center: second.id, roles: ['center_superuser'] });
  staffThere = await signIn(second.host, there.email);
});
afterAll(() => server.close());
beforeEach(async () => {
  await takeMails(server);
  await takeMails(server, second.id);
});

const move = (id: string, body?: object, as = admin) => moveAway(server, as, id, body);
const here = (text: string, ...values: unknown[]) => server.build.sql(first.id, text, values);
const there = (text: string, ...values: unknown[]) => server.build.sql(second.id, text, values);
const busy = () => busyOrganization(server, staff.userId);

const expected = {
  vacancies: 2,
  applications: 1,
  applications_nameless: 1,
  forms: 1,
  pictures: 1,
  notes: 1,
  join_requests: 1,
  accounts_known: 1,
  accounts_made: 4,
  applications_unconfirmed: 1,
  notes_of_center: 1,
  accounts_closed: 4,
  accounts_kept: 1,
};

test('a dry run says what would happen, and changes nothing in either centre', async () => {
  const { id } = await busy();
  const before = await everything(server);
  const answer = await move(id, { dry_run: true });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.meta).toMatchObject({ dry_run: true, center: { id: '2', host: second.host } });
  expect(reportOf(answer)).toEqual(expected);
  expect(await everything(server)).toEqual(before);
  expect((await server.call(first.host, 'GET', `/api/v1/organizations/${id}`)).status).toBe(200);
});

describe('after a move', () => {
  let was: Awaited<ReturnType<typeof busy>>;
  let mails: Awaited<ReturnType<typeof takeMails>>;
  beforeAll(async () => {
    was = await busy();
    // Its address is taken there.
    await makeForm(server, { center: second.id, id: was.form });
    await there(
      'update forms set id = gen_random_uuid() where volunteer_center_id = 2 and id = $1',
      was.form,
    );
    const answer = await move(was.id);
    expect([answer.status, reportOf(answer)]).toEqual([200, expected]);
    mails = await takeMails(server, second.id);
  });

  test('every table of the new centre has it as it was, and no table of the old one has it', async () => {
    const [vacancy] = await there(
      'select * from vacancies where volunteer_center_id = 2 and id = $1',
      was.vacancy.id,
    );
    expect(vacancy).toMatchObject({
      title: was.title,
      status: 'published',
      organization_name: was.name,
      organization_approved: true,
      lat: 52.4567,
      form_id: null,
    });
    // What it asks is the organisation's own, which goes along.
    expect(
      await there('select form_id from vacancies where volunteer_center_id = 2 and id = $1', was.draft.id),
    ).toEqual([{ form_id: was.form }]);
    const [words] = await there(
      'select * from vacancy_words where volunteer_center_id = 2 and vacancy_id = $1',
      was.vacancy.id,
    );
    expect(String(words?.['dutch'])).toContain('doz');
    const [open] = await there(
      'select * from applications where volunteer_center_id = 2 and id = $1',
      was.open.id,
    );
    expect(open).toMatchObject({
      email: was.applicant.email,
      message: 'Ik kom graag helpen.',
      user_id: null,
    });
    const [rejected] = await there(
      'select * from applications where volunteer_center_id = 2 and id = $1',
      was.rejected.id,
    );
    expect(rejected).toMatchObject({ status: 'rejected', message: '–', first_name: '–' });
    expect(await there('select note, author_id from internal_notes where volunteer_center_id = 2')).toEqual([
      { note: 'Belt terug', author_id: null },
    ]);
    const [form] = await there('select * from forms where volunteer_center_id = 2 and id = $1', was.form);
    expect(form).toMatchObject({
      slug: `${was.form}-${was.form.slice(0, 8)}`,
      organization_id: was.id,
      submissions: 1,
      success_page_id: null,
    });
    expect(
      await there(
        `select t.email from form_submissions s join form_tokens t on t.volunteer_center_id = 2 and t.id = s.token_id
         where s.volunteer_center_id = 2 and s.form_id = $1`,
        was.form,
      ),
    ).toEqual([{ email: 'noor@post.example' }]);
    for (const [table, column] of [
      ['organizations', 'id'],
      ['forms', 'organization_id'],
      ['vacancies', 'organization_id'],
      ['applications', 'organization_id'],
      ['user_roles', 'organization_id'],
      ['organization_join_requests', 'organization_id'],
      ['notifications', 'application_id'],
    ])
      expect(
        await here(`select 1 from ${table} where volunteer_center_id = 1 and ${column} = any($1::uuid[])`, [
          was.id,
          was.open.id,
        ]),
        table,
      ).toEqual([]);
    expect(
      await here(
        'select 1 from internal_notes where volunteer_center_id = 1 and subject_id = any($1::uuid[])',
        [was.id, was.open.id],
      ),
    ).toEqual([]);
  });

  test('no list, page, search, count or file of the old centre shows it', async () => {
    const get = (path: string, as: Session | null) => server.call(first.host, 'GET', path, { as });
    for (const as of [null, staff, admin]) {
      for (const path of [
        `organizations/${was.id}`,
        `vacancies/${was.vacancy.id}`,
        ...(as
          ? [
              `applications/${was.open.id}`,
              `organization_checks/${was.id}`,
              `organizations/${was.id}/consequences`,
            ]
          : []),
      ])
        expect((await get(`/api/v1/${path}`, as)).status, path).toBe(404);
      const lists = [
        'organizations?page[size]=1000&facets=true&include=vacancies',
        'organizations?filter[q]=verhuizers',
        'vacancies?page[size]=1000',
        'vacancies/search?filter[q]=dozen&page[size]=1000',
        'vacancies/search?filter[q]=verhuizers',
        ...(as
          ? [
              'applications?page[size]=1000&include=vacancy',
              'organization_join_requests?page[size]=1000',
              'internal_notes?page[size]=1000',
              'notifications',
              'users?page[size]=1000&include=organizations,roles',
              'dashboard',
            ]
          : []),
      ];
      for (const list of lists) {
        const answer = await get(`/api/v1/${list}`, as);
        const text = JSON.stringify(answer.body);
        if (answer.status === 403) continue;
        expect(answer.status, `${list} ${text.slice(0, 200)}`).toBe(200);
        for (const trace of [was.id, was.vacancy.id, was.open.id, was.name])
          expect(text, `${list}: ${trace}`).not.toContain(trace);
      }
    }
    expect((await get(`/uploads/${was.logo}.png`, null)).status).toBe(404);
    expect(await server.running.services.storage.read(`${first.id}/${was.logo}.png`)).toBeNull();
    const file = await server.running.app.inject({
      url: `/uploads/${was.logo}.png`,
      headers: { host: second.host },
    });
    expect([file.statusCode, file.body]).toEqual([200, picture.toString()]);
  });

  test('the new centre shows it to everybody', async () => {
    const answer = await server.call(second.host, 'GET', `/api/v1/organizations/${was.id}?include=vacancies`);
    expect([answer.status, answer.body.included.map((one: { id: string }) => one.id)]).toEqual([
      200,
      [was.vacancy.id],
    ]);
    const found = await server.call(second.host, 'GET', '/api/v1/vacancies/search?filter[q]=dozen');
    expect(found.body.data.map((one: { id: string }) => one.id)).toEqual([was.vacancy.id]);
    const notes = await server.call(second.host, 'GET', '/api/v1/internal_notes', { as: staffThere });
    expect(notes.body.data).toHaveLength(1);
  });

  test('its people sign in there with the password that they had, and keep what they have here', async () => {
    const session = await server.signIn(second.host, was.only.email, password);
    const mine = await server.call(second.host, 'GET', '/api/v1/current_organizations', { as: session });
    expect(mine.body.data.map((one: { id: string }) => one.id)).toEqual([was.id]);
    const statuses = await here('select id, status from users where id = any($1::uuid[])', [
      was.only.id,
      was.more.id,
      was.gone.id,
      was.applicant.id,
    ]);
    const of = (id: string) => statuses.find((row) => row['id'] === id)?.['status'];
    expect([of(was.only.id), of(was.more.id), of(was.gone.id), of(was.applicant.id)]).toEqual([
      'archived',
      'active',
      'archived',
      'active',
    ]);
    const holders = await there(
      'select u.email, u.id from user_roles r join users u using (volunteer_center_id) where u.id = r.user_id and volunteer_center_id = 2 and r.organization_id = $1',
      was.id,
    );
    expect(holders.map((row) => String(row['email']).toLowerCase()).toSorted()).toEqual(
      [was.only, was.more, was.invited, was.known].map(({ email }) => email).toSorted(),
    );
    expect(holders.map((row) => row['id'])).toContain(was.knownThere.id);
    const asking = await there(
      'select u.email from organization_join_requests j join users u using (volunteer_center_id) where u.id = j.user_id and volunteer_center_id = 2 and j.organization_id = $1',
      was.id,
    );
    expect(asking).toEqual([{ email: was.asker.email }]);
  });

  test('its people and who applied are told, with links of the new site', async () => {
    const told = mails.map(({ template, recipient }) => [template, recipient.toLowerCase()]);
    expect(told.toSorted()).toEqual(
      [
        ['application_moved', was.applicant.email],
        ['invitation', was.invited.email],
        ['organization_moved', was.asker.email],
        ['organization_moved', was.known.email],
        ['organization_moved', was.more.email],
        ['organization_moved', was.only.email],
      ].toSorted(),
    );
    for (const mail of mails) expect(mail.body_text).toContain(`//${second.host}`);
    const application = mails.find(({ template }) => template === 'application_moved');
    const withdrawn = await server.call(second.host, 'POST', '/api/v1/confirm', {
      body: { confirmation_token: tokenIn(application) },
    });
    expect([withdrawn.status, withdrawn.body.data.id]).toEqual([200, was.open.id]);
    expect(withdrawn.body.data.attributes.withdrawn_at).not.toBeNull();
  });

  test('both centres have it on record', async () => {
    const of =
      "select act, reason from audit_events where volunteer_center_id = $2 and subject_id = $1 and act like 'move%'";
    expect(await here(of, was.id, first.id)).toEqual([{ act: 'move_out', reason: expect.any(String) }]);
    expect(await there(of, was.id, second.id)).toEqual([{ act: 'move_in', reason: expect.any(String) }]);
  });
});
