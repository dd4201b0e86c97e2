/** Leaving takes what is one's own, and nothing of those who bear the same name, share a number or have a like address. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepRetention } from '#server/features/retention/commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { tokenIn } from '#tests/support/applying.ts';
import { signUpOrganization } from '#tests/support/organization-signup.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const day = 86_400_000;
const run = (text: string, values: unknown[] = []) => server.build.sql(first.id, text, values);

/** Words that stand in nearly every sentence, a number that an organisation shows, and an address that is a part of another. */
const leaver = { first_name: 'op', last_name: 'de', phone_number: '0525 12 34 56' };
const address = 'p@post.example';
const likeAddress = 'sp@post.example';

const mail = (recipient: string, status: string, text: string) =>
  run(
    `insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, status)
     values (1, gen_random_uuid(), 'application_accepted', 'nl', $1, $2, $2, $2, $3)`,
    [recipient, text, status],
  );

/** What others have, in every table in which a name, a number or an address is looked for. */
async function othersLife() {
  const { build } = server;
  const person = { first_name: 'Op', last_name: 'de', phone_number: '0525-123456' };
  const organization = await build.organization({ email: likeAddress, phone_number: '0525 123456' });
  const vacancy = await build.vacancy({
    organization_id: organization.id,
    contact_person: 'op de',
    contact_phone: '0525 12 34 56',
    contact_email: likeAddress,
  });
  await build.vacancy({ organization_id: organization.id, contact_person: 'op de', contact_email: null });
  await build.application({
    ...person,
    vacancy_id: vacancy.id,
    organization_id: organization.id,
    email: likeAddress,
  });
  const other = await build.user({ ...person, email: likeAddress, parent_email: `${address}.example` });
  for (const status of ['queued', 'sent', 'failed'])
    await mail(
      'ander@post.example',
      status,
      `Kom op de fiets, vraag ${likeAddress} of bel 0525 12 34 56. ${address}.nl`,
    );
  await mail(likeAddress, 'queued', `Ook van ${address} las je dit.`);
  await run(
    `insert into notifications (volunteer_center_id, id, user_id, kind, data, path)
     values (1, gen_random_uuid(), $1, 'application_received', '{"personName": "op de"}', '/')`,
    [other.id],
  );
  await run(
    `insert into imports (volunteer_center_id, id, owner_id, owner_name, file_name, columns, rows, row_count)
     values (1, gen_random_uuid(), $1, 'op de', 'a.csv', $2, $3, 1)`,
    [
      other.id,
      JSON.stringify([{ heading: 'E-mail', field: 'email', samples: [likeAddress] }]),
      JSON.stringify([{ row: 2, cells: [likeAddress, 'op', 'de'] }]),
    ],
  );
  await run(
    `insert into idempotency_keys (volunteer_center_id, key_hash, body_hash, answer) values (1, 'a', 'b', $1)`,
    [
      JSON.stringify({
        status: 201,
        body: JSON.stringify({ email: likeAddress, name: 'op de' }),
        location: null,
      }),
    ],
  );
  await signUpOrganization(server, { ...leaver, email: likeAddress });
}

/** What stands under the very address of somebody who never proved that it is theirs. */
async function lifeOfTheAddress() {
  const organization = await server.build.organization({ email: address });
  const vacancy = await server.build.vacancy({ organization_id: organization.id, contact_email: address });
  await server.build.application({
    vacancy_id: vacancy.id,
    organization_id: organization.id,
    email: address,
  });
  for (const status of ['queued', 'sent']) await mail(address, status, `Dag ${address}`);
  await signUpOrganization(server, { ...leaver, email: address });
}

const tables = [
  'applications',
  'email_deliveries',
  'idempotency_keys',
  'imports',
  'notifications',
  'organization_signups',
  'organizations',
  'users',
  'vacancies',
];
const snapshot = async () =>
  Promise.all(
    tables.map(async (table) => {
      const rows = await run(`select to_jsonb(t) - 'search' as row from ${table} t`);
      return { table, rows: rows.map(({ row }) => JSON.stringify(row)).toSorted() };
    }),
  );

const night = () =>
  inScope(server.running.services.pool, first.id, (scope) => keepRetention(scope, server.running.services));

async function archiveAndWait(id: string) {
  await run("update users set status = 'archived', archived_at = $2 where id = $1", [
    id,
    new Date(server.clock.now.getTime() - 31 * day),
  ]);
  await night();
}

interface Way {
  account: object;
  isProven: boolean;
  leave(id: string): Promise<unknown>;
}

const byLink: Way['leave'] = async () => {
  await server.call(first.host, 'POST', '/api/v1/account_removals', { body: { email: address } });
  const [asked] = await run(
    "select template, body_text from email_deliveries where template = 'account_removal_asked' order by id desc",
  );
  const pressed = await server.call(first.host, 'POST', '/api/v1/account_removals/confirm', {
    body: { removal_token: tokenIn(asked as never) },
  });
  expect(pressed.body.data.attributes.state).toBe('removed');
};

const byStaff: Way['leave'] = async (id) => {
  const { email } = await server.build.user({ email: 'balie@post.example', roles: ['center_superuser'] });
  const as = await server.signIn(first.host, email);
  const answer = await server.call(first.host, 'DELETE', `/api/v1/users/${id}`, { as, body: {} });
  expect(answer.status).toBe(200);
  await archiveAndWait(id);
  await run('delete from users where email = $1', [email]);
};

const unproven = { status: 'inactive', confirmed_at: null };
const ways: Record<string, Way> = {
  'by the link of their mail': { account: {}, isProven: true, leave: byLink },
  'after staff archived them': { account: {}, isProven: true, leave: byStaff },
  'when the time is up': { account: {}, isProven: true, leave: archiveAndWait },
  'as a sign-up that nobody ever confirmed': { account: unproven, isProven: false, leave: archiveAndWait },
  'as a child whose parent never said yes': {
    account: { ...unproven, parent_email: 'ouder@post.example' },
    isProven: false,
    leave: archiveAndWait,
  },
  'as somebody who was invited and never came': {
    account: { status: 'invited', confirmed_at: null, password_hash: null },
    isProven: false,
    leave: archiveAndWait,
  },
};

test.each(Object.entries(ways))('who leaves %s takes nothing of others along', async (_name, way) => {
  await run(`truncate ${tables.join(', ')} cascade`);
  await othersLife();
  if (!way.isProven) await lifeOfTheAddress();
  const before = await snapshot();
  const { id } = await server.build.user({ ...leaver, email: address, ...way.account });
  await way.leave(id);
  expect(await run('select 1 from users where id = $1', [id])).toEqual([]);
  const after = await snapshot();
  for (const [at, { table, rows }] of before.entries())
    expect(
      rows.filter((row) => !after[at]?.rows.includes(row)),
      table,
    ).toEqual([]);
});

test('of a mail that has left, only the address as a whole leads to the person', async () => {
  await run('delete from email_deliveries');
  await mail('ander@post.example', 'sent', `Vraag het ${address}.`);
  await mail('ander@post.example', 'sent', `Vraag het ${likeAddress}.`);
  const { id } = await server.build.user({ ...leaver, email: address });
  await archiveAndWait(id);
  const texts = await run('select body_text from email_deliveries order by body_text');
  expect(texts.map((row) => row['body_text'])).toEqual(['', `Vraag het ${likeAddress}.`]);
});

test('from a file that waits the person goes, and everybody else in it stays', async () => {
  await run('delete from imports');
  const { id } = await server.build.user({ ...leaver, email: address });
  await run(
    `insert into imports (volunteer_center_id, id, owner_id, owner_name, file_name, columns, rows, row_count)
     values (1, gen_random_uuid(), gen_random_uuid(), 'Sam', 'a.csv', $1, $2, 2)`,
    [
      JSON.stringify([{ heading: 'E-mail', field: 'email', samples: [address] }]),
      JSON.stringify([
        { row: 2, cells: [' P@post.example '] },
        { row: 3, cells: [likeAddress] },
      ]),
    ],
  );
  await archiveAndWait(id);
  expect(await run('select rows, columns, row_count from imports')).toEqual([
    {
      rows: [{ row: 3, cells: [likeAddress] }],
      columns: [{ heading: 'E-mail', field: 'email', samples: [] }],
      row_count: 1,
    },
  ]);
});

test('a child who named the person as a parent still needs a yes', async () => {
  const child = await server.build.user({ ...unproven, parent_email: address });
  const { id } = await server.build.user({ ...leaver, email: address });
  await archiveAndWait(id);
  const [row] = await run('select parent_email from users where id = $1', [child.id]);
  expect(row).toEqual({ parent_email: `removed@${child.id}.invalid` });
});
