/** What staff do with accounts: finding, inviting, changing, archiving, and never leaving a centre without its last one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer({ hasSchools: true, connections: 4 });
  await server.build.lookAlikes();
  const { email } = await server.build.user({ last_name: 'Aa', roles: ['center_superuser'] });
  staff = await server.signIn(first.host, email);
});
afterAll(() => server.close());

const users = '/api/v1/users';
const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as: Session = staff,
) => server.call(first.host, method, path, { as, body });
const invitation = (attributes: object) => ({
  data: { type: 'users', attributes: { first_name: 'Kim', last_name: 'Bos', ...attributes } },
});
const idsOf = (answer: { body: { data: { id: string }[] } }) => answer.body.data.map(({ id }) => id);
const mailsTo = (email: string) =>
  server.build.sql(
    first.id,
    'select template, subject, body_text, user_id from email_deliveries where recipient = $1 order by created_at',
    [email],
  );
const auditOf = (id: string, act: string) =>
  server.build.sql(first.id, 'select * from audit_events where subject_id = $1 and act = $2', [id, act]);

describe('the list', () => {
  test('by words, role, organisation and status, with roles and organisations', async () => {
    const organization = await server.build.organization({ name: 'De Vijver' });
    const person = await server.build.user({
      first_name: 'Zoë',
      last_name: 'Achterberg',
      roles: [['organization_superuser', organization.id]],
    });
    const found = await call('GET', `${users}?filter[q]=achterb%20zo&include=roles,organizations`);
    expect(idsOf(found)).toEqual([person.id]);
    expect(found.body.data[0].meta.can).toMatchObject({ update: true, archive: true, restore: false });
    expect(found.body.included.map((one: { type: string }) => one.type).toSorted()).toEqual([
      'organizations',
      'roles',
    ]);
    for (const filter of [
      `filter[organization_id_eq]=${organization.id}&filter[with_role]=admin&page[size]=1000`,
      `filter[organization_id_eq]=${organization.id}&filter[with_role]=organization_superuser`,
      `filter[q]=${person.email}&filter[status_eq]=active`,
    ])
      expect(idsOf(await call('GET', `${users}?${filter}`)), filter).toEqual([person.id]);
    expect(idsOf(await call('GET', `${users}?filter[q]=achterb&filter[status_eq]=archived`))).toEqual([]);
    expect(idsOf(await call('GET', `${users}?filter[q]=%25`))).toEqual([]);
  });

  test('volunteers are also those who hold no role', async () => {
    const bare = await server.build.user({ last_name: 'Kaal' });
    const named = await server.build.user({ last_name: 'Kaal', roles: ['volunteer'] });
    const other = await server.build.user({ last_name: 'Kaal', roles: ['page_manager'] });
    const found = idsOf(await call('GET', `${users}?filter[q]=kaal&filter[with_role]=volunteer`));
    expect(found.toSorted()).toEqual([bare.id, named.id].toSorted());
    expect(found).not.toContain(other.id);
  });

  test('for the contact of a vacancy the people of its organisation with an account in use, by one call', async () => {
    const { id } = await server.build.organization({ name: 'De Wilg' });
    const at = (role: Role, more: object = {}) => server.build.user({ roles: [[role, id]], ...more });
    const [leader, mentor] = [await at('organization_superuser'), await at('mentor')];
    await at('student');
    await at('mentor', { status: 'inactive' });
    await server.build.user({ roles: ['center_superuser'] });
    const found = idsOf(await call('GET', `${users}?filter[contact_of]=${id}`));
    expect(found.toSorted()).toEqual([leader.id, mentor.id].toSorted());
  });

  test('sorts by name both ways, and pages without overlap', async () => {
    const names = async (sort: string) => {
      const answer = await call('GET', `${users}?sort=${sort}&page[size]=1000`);
      return answer.body.data.map((one: { attributes: { last_name: string } }) => one.attributes.last_name);
    };
    const up = await names('name');
    expect(await names('-name')).toEqual(up.toReversed());
    for (const sort of ['created_at', '-last_sign_in_at', 'status'])
      expect((await names(sort)).length).toBe(up.length);
    expect(JSON.stringify((await call('GET', users)).body)).not.toMatch(/password|argon/);
  });
});

describe('looking at somebody', () => {
  test('is written down once an hour for each reader, and never for oneself', async () => {
    const person = await server.build.user();
    await call('GET', `${users}/${person.id}?include=roles,organizations`);
    await call('GET', `${users}/${person.id}`);
    expect(await auditOf(person.id, 'look_up')).toHaveLength(1);
    await call('GET', `${users}/${staff.userId}`);
    expect(await auditOf(staff.userId, 'look_up')).toHaveLength(0);
  });
});

describe('inviting', () => {
  test('makes an account that waits, with its role, and mails a link', async () => {
    const organization = await server.build.organization();
    const answer = await call(
      'POST',
      users,
      invitation({
        email: 'kim@post.example',
        role: 'organization_superuser',
        organization_id: organization.id,
      }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      attributes: { status: 'invited', signup_method: 'createdByUser', confirmed_at: null },
      meta: { can: { resend_invitation: true, sign_in_as: false } },
    });
    const [mail] = await mailsTo('kim@post.example');
    expect(mail).toMatchObject({ template: 'invitation', user_id: answer.body.data.id });
    expect(mail?.['body_text']).toMatch(/token=[\w-]{43}/);
    // Of the site hears who is to run it alone.
    expect(mail?.['body_text']).not.toContain('Jij beheert de site');
    const again = await call('POST', `${users}/${answer.body.data.id}/resend_invitation`);
    expect(again.status).toBe(200);
    expect(await mailsTo('kim@post.example')).toHaveLength(2);
    const open = await server.build.sql(
      first.id,
      "select id from one_time_tokens where user_id = $1 and purpose = 'invitation' and replaced_at is null",
      [answer.body.data.id],
    );
    expect(open).toHaveLength(1);
  });

  test('an address that has an account: the centre hears whose, an organisation only where to ask', async () => {
    const taken = await server.build.user({
      email: 'Bezet@post.example',
      first_name: 'Bea',
      last_name: 'Zet',
    });
    const answer = await call('POST', users, invitation({ email: 'bezet@POST.example' }));
    expect([answer.status, answer.body.errors[0]]).toMatchObject([
      422,
      { code: 'email_taken', meta: { user_id: taken.id, user_name: 'Bea Zet' } },
    ]);
    const organization = await server.build.organization();
    const manager = await server.build.user({ roles: [['organization_superuser', organization.id]] });
    const refused = await call(
      'POST',
      users,
      invitation({
        email: 'bezet@post.example',
        role: 'organization_superuser',
        organization_id: organization.id,
      }),
      await server.signIn(first.host, manager.email),
    );
    expect(refused.body.errors[0].code).toBe('ask_center');
    expect(JSON.stringify(refused.body)).not.toContain('Bea');
  });

  test('says everything that does not fit together', async () => {
    const organization = await server.build.organization();
    const codes = async (attributes: object) =>
      (await call('POST', users, invitation({ email: 'x@post.example', ...attributes }))).body.errors.map(
        (one: { code: string }) => one.code,
      );
    expect(await codes({ role: 'mentor' })).toEqual(['blank']);
    expect(await codes({ role: 'page_manager', organization_id: organization.id })).toEqual([
      'role_without_organization',
    ]);
    expect(await codes({ role: 'mentor', organization_id: organization.id })).toEqual(['school_only']);
    expect(await codes({ role: 'admin' })).toEqual(['forbidden']);
    expect(await codes({ role: 'boss', first_name: '' })).toEqual(
      expect.arrayContaining(['inclusion', 'blank']),
    );
  });

  test.each<[isOn: boolean, role: string, status: number, code: string | undefined]>([
    [true, 'mentor', 201, undefined],
    [true, 'student', 201, undefined],
    [true, 'organization_superuser', 201, undefined],
    [false, 'mentor', 422, 'inclusion'],
    [false, 'student', 422, 'inclusion'],
    [false, 'organization_superuser', 201, undefined],
  ])('with internships on: %s, the role %s of a school is answered %i', async (isOn, role, status, code) => {
    const { configuration } = server.running.services;
    const { id } = await server.build.organization({ organization_type: 'School' });
    const somebody = await server.build.user();
    const request = { role, organization_id: id };
    configuration.isStagedoos = isOn;
    try {
      const email = `${role}-${isOn}@stage.example`;
      const invited = await call('POST', users, invitation({ email, ...request }));
      expect([invited.status, invited.body.errors?.[0].code]).toEqual([status, code]);
      const answer = await call('PUT', `${users}/${somebody.id}/add_role`, request);
      expect([answer.status, answer.body.errors?.[0].code]).toEqual([status === 201 ? 200 : status, code]);
      // Who has the role already keeps it until it is taken away.
      const user = await server.build.user({ roles: [[role as Role, id]] });
      expect((await call('DELETE', `${users}/${user.id}/remove_role`, request)).status).toBe(204);
    } finally {
      configuration.isStagedoos = true;
    }
  });

  test('a mentor invites students of the own school, and nobody else', async () => {
    const school = await server.build.organization({ organization_type: 'School' });
    const other = await server.build.organization({ organization_type: 'School' });
    const mentor = await server.build.user({ roles: [['mentor', school.id]] });
    const as = await server.signIn(first.host, mentor.email);
    const invite = async (role: string | null, organization_id: string | null, email: string) =>
      (await call('POST', users, invitation({ email, role, organization_id }), as)).status;
    expect(await invite('student', school.id, 'leerling@post.example')).toBe(201);
    expect(await invite('student', other.id, 'l2@post.example')).toBe(403);
    expect(await invite('mentor', school.id, 'l3@post.example')).toBe(403);
    expect(await invite(null, null, 'l4@post.example')).toBe(403);
    const listed = await call('GET', users, undefined, as);
    expect(listed.body.data.map((one: { attributes: { email: string } }) => one.attributes.email)).toEqual(
      expect.arrayContaining(['leerling@post.example', mentor.email]),
    );
    expect(listed.body.data).toHaveLength(2);
  });
});

describe('changing', () => {
  test('what is given, by version; the address only while nobody has proven it', async () => {
    const person = await server.build.user();
    const patch = (attributes: object) =>
      call('PATCH', `${users}/${person.id}`, { data: { type: 'users', id: person.id, attributes } });
    const changed = await patch({ job_title: 'Coördinator', gender: 'other', lock_version: 0 });
    expect(changed.body.data.attributes).toMatchObject({ job_title: 'Coördinator', lock_version: 1 });
    expect((await patch({ job_title: null, lock_version: 0 })).status).toBe(409);
    expect((await patch({ email: 'anders@post.example' })).body.errors[0].code).toBe('email_proven');
    const invited = await call('POST', users, invitation({ email: 'tikfout@post.example' }));
    const corrected = await call('PATCH', `${users}/${invited.body.data.id}`, {
      data: { type: 'users', attributes: { email: 'goed@post.example' } },
    });
    expect(corrected.body.data.attributes.email).toBe('goed@post.example');
    expect(await mailsTo('goed@post.example')).toHaveLength(1);
  });

  test('a status goes by the table of moves', async () => {
    const person = await server.build.user();
    const move = async (status: string) =>
      (await call('PATCH', `${users}/${person.id}`, { data: { type: 'users', attributes: { status } } }))
        .status;
    expect(await move('invited')).toBe(422);
    expect(await move('inactive')).toBe(200);
    expect(await move('active')).toBe(200);
    expect(await move('archived')).toBe(200);
    expect(await move('active')).toBe(422);
  });

  test('an organisation has no power over its people who may do more elsewhere', async () => {
    const organization = await server.build.organization();
    const manager = await server.build.user({ roles: [['organization_superuser', organization.id]] });
    const as = await server.signIn(first.host, manager.email);
    const boss = await server.build.user({
      roles: [['organization_superuser', organization.id], 'center_superuser'],
    });
    const body = { data: { type: 'users', attributes: { job_title: 'Hulp' } } };
    expect((await call('PATCH', `${users}/${boss.id}`, body, as)).status).toBe(403);
    expect((await call('DELETE', `${users}/${boss.id}`, undefined, as)).status).toBe(403);
    const admin = await server.build.user({ roles: ['admin'] });
    expect((await call('DELETE', `${users}/${admin.id}`)).status).toBe(403);
  });

  test('archiving signs out everywhere; what comes back is inactive', async () => {
    const person = await server.build.user();
    const as = await server.signIn(first.host, person.email);
    expect((await call('DELETE', `${users}/${person.id}`)).status).toBe(200);
    expect((await server.call(first.host, 'GET', '/api/v1/current_user', { as })).status).toBe(401);
    const back = await call('POST', `${users}/${person.id}/restore`);
    expect(back.body.data.attributes).toMatchObject({ status: 'inactive', archived_at: null });
    expect(await auditOf(person.id, 'archive')).toHaveLength(1);
  });
});

describe('roles', () => {
  test('are given once and taken again; nobody raises themselves', async () => {
    const person = await server.build.user();
    const give = (id: string, attributes: object, as = staff) =>
      call('PUT', `${users}/${id}/add_role`, attributes, as);
    await give(person.id, { role: 'content_manager' });
    const twice = await give(person.id, { data: { type: 'users', attributes: { role: 'content_manager' } } });
    expect(twice.body.data.relationships.roles.data).toHaveLength(1);
    expect(await auditOf(person.id, 'add_role')).toHaveLength(1);
    expect((await give(person.id, { role: 'admin' })).status).toBe(403);
    expect((await give(staff.userId, { role: 'content_manager' })).status).toBe(403);
    const take = () => call('DELETE', `${users}/${person.id}/remove_role`, { role: 'content_manager' });
    expect((await take()).status).toBe(204);
    expect((await take()).status).toBe(422);
  });
});

describe('the last one', () => {
  /** A centre of its own, so that nobody else runs it. */
  const atSecond = async () => {
    const people = await Promise.all(
      [1, 2].map(() => server.build.user({ center: second.id, roles: ['center_superuser'] })),
    );
    const admin = await server.build.user({ roles: ['admin'] });
    const as = await server.signIn(first.host, admin.email);
    const archive = (id: string, body?: object) =>
      server.call(second.host, 'DELETE', `${users}/${id}`, { as, body });
    const [one, two] = people.map(({ id }) => id);
    return { one: one ?? '', two: two ?? '', archive };
  };

  test('of two removals at once only one succeeds, and a successor sets the other free', async () => {
    const { one, two, archive } = await atSecond();
    const both = await Promise.all([archive(one), archive(two)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = both.find(({ status }) => status === 422);
    expect(refused?.body.errors[0].code).toBe('last_superuser');
    const left = both[0]?.status === 422 ? one : two;
    const heir = await server.build.user({ center: second.id });
    expect((await archive(left, { successor_id: left })).status).toBe(422);
    expect((await archive(left, { successor_id: heir.id })).status).toBe(200);
    const held = await server.build.sql(second.id, 'select role from user_roles where user_id = $1', [
      heir.id,
    ]);
    expect(held).toEqual([{ role: 'center_superuser' }]);
  });

  test('also of an approved organisation, by losing the role; of one that is not on the site it may go', async () => {
    for (const [status, expected] of [
      ['approved', 422],
      ['archived', 204],
    ] as const) {
      const organization = await server.build.organization({ status });
      const person = await server.build.user({ roles: [['organization_superuser', organization.id]] });
      await server.build.user({ status: 'invited', roles: [['organization_superuser', organization.id]] });
      const body = { role: 'organization_superuser', organization_id: organization.id };
      expect((await call('DELETE', `${users}/${person.id}/remove_role`, body)).status, status).toBe(expected);
    }
  });
});

describe('many at once', () => {
  const bulk = (attributes: object) =>
    call('POST', `${users}/bulk`, { data: { type: 'user_bulk_edits', attributes } });

  test('a dry run says what would happen and changes nothing; then it happens, with a row for each', async () => {
    const [one, two] = await Promise.all([
      server.build.user({ status: 'active' }),
      server.build.user({ status: 'archived' }),
    ]);
    const ids = [one.id, two.id];
    const dryRun = await bulk({ act: 'archive', dry_run: true, user_ids: ids });
    expect(dryRun.body.data.attributes).toMatchObject({ dry_run: true, changed: 1, refused: 1 });
    expect(dryRun.body.meta.report).toMatchObject([
      { id: one.id, result: 'would_change', reason: null },
      { id: two.id, result: 'refused', reason: expect.stringMatching(/\w/) },
    ]);
    expect((await call('GET', `${users}/${one.id}`)).body.data.attributes.status).toBe('active');
    expect(await auditOf(one.id, 'archive')).toHaveLength(0);
    const done = await bulk({ act: 'archive', user_ids: ids });
    expect(done.body.meta.report[0]).toMatchObject({ result: 'done' });
    expect((await call('GET', `${users}/${one.id}`)).body.data.attributes.status).toBe('archived');
  });

  test('a dry run sends no mail, and whom one may not know of is refused like a stranger', async () => {
    const invited = await call('POST', users, invitation({ email: 'velen@post.example' }));
    const elsewhere = await server.build.user({ center: second.id });
    const ids = [invited.body.data.id, elsewhere.id];
    const dryRun = await bulk({ act: 'resend_invitation', dry_run: true, user_ids: ids });
    expect(dryRun.body.meta.report).toMatchObject([
      { result: 'would_change' },
      { result: 'refused', name: null },
    ]);
    expect(await mailsTo('velen@post.example')).toHaveLength(1);
    await bulk({ act: 'resend_invitation', user_ids: ids });
    expect(await mailsTo('velen@post.example')).toHaveLength(2);
    expect((await bulk({ act: 'add_role', user_ids: ids })).body.errors[0].code).toBe('blank');
  });
});

describe('the file of the list', () => {
  test('holds what the list finds, guarded against formulas, and who took it is written down', async () => {
    await server.build.user({ first_name: '=cmd()', last_name: 'Uitvoer;er', phone_number: '+31612345678' });
    const answer = await call('GET', `${users}/export?filter[q]=uitvoer`);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(/users-\d{4}-\d\d-\d\d\.csv|gebruikers-/);
    const [head, row, end] = String(answer.body).split('\r\n');
    expect(head?.charCodeAt(0)).toBe(0xfeff);
    expect(row).toMatch(/^'=cmd\(\);"Uitvoer;er";/);
    expect(row).toContain(';06 12 34 56 78;');
    expect(end).toBe('');
    expect(await auditOf(staff.userId, 'export')).toMatchObject([{ reason: 'q' }]);
  });
});
