/** Several who want the same at the same moment: one has it, the others hear why not. Nobody gets a fault of ours. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostContactMessages } from '#contract/contact-messages.ts';
import { mostPageShares } from '#contract/page-shares.ts';
import { mostStockImages } from '#contract/stock-images.ts';
import { uploadQuota } from '#contract/uploads.ts';
import { anonymous } from '#server/auth/actor.ts';
import { makePicture } from '#server/features/stock-images/stock-images.cases.ts';
import { askLeave } from '#server/mail/recipient-permission.ts';
import { mailSender } from '#server/mail/sender.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { solveChallenge, takeMails, tokenIn } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { confirmSignup, contactPerson } from '#tests/support/organization-signup.ts';
import { picture } from '#tests/support/pictures.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, testServer, type Session, type TestAnswer, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer({ connections: 8 });
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const times = (count: number, status: number) => Array<number>(count).fill(status);

test('twelve equal invitations are one', async () => {
  const attributes = {
    email: 'kim@post.example',
    first_name: 'Kim',
    last_name: 'Bos',
    role: 'center_superuser',
  };
  const body = { data: { type: 'users', attributes } };
  const { headers } = staff;
  const invite = () => server.call(first.host, 'POST', '/api/v1/users', { headers, body });
  const answers = await Promise.all(Array.from({ length: 12 }, invite));
  expect(statuses(answers)).toEqual([201, ...times(11, 422)]);
});

test('of several who take one new address one has it', async () => {
  const email = 'gewild@post.example';
  const path = '/api/v1/current_user/email_change';
  const people: { as: Session; token: string }[] = [];
  for (let count = 0; count < 4; count += 1) {
    const as = await somebody(server);
    const attributes = { email, current_password: password };
    await takeMails(server);
    await server.call(first.host, 'POST', path, {
      as,
      body: { data: { type: 'email_changes', attributes } },
    });
    const mail = (await takeMails(server)).find(({ recipient }) => recipient === email);
    people.push({ as, token: tokenIn(mail) });
  }
  const answers = await Promise.all(
    people.map(({ as, token }) =>
      server.call(first.host, 'POST', `${path}/confirm`, { as, body: { confirmation_token: token } }),
    ),
  );
  expect(statuses(answers)).toEqual([200, ...times(3, 422)]);
});

test('links of one new address, pressed together, make one account', async () => {
  const person = contactPerson();
  const tokens: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    const { id } = await server.build.organization();
    await takeMails(server);
    const body = { ...person, proof: await solveChallenge(server) };
    await server.call(first.host, 'POST', `/api/v1/organizations/${id}/join`, { body });
    tokens.push(tokenIn((await takeMails(server))[0]));
  }
  const answers = await Promise.all([...tokens, ...tokens].map((token) => confirmSignup(server, token)));
  expect(statuses(answers)).toEqual([...times(5, 200), ...times(5, 422)]);
  const accounts = await server.build.sql(first.id, 'select id from users where email = $1', [
    person['email'],
  ]);
  expect(accounts).toHaveLength(1);
});

test('merges in a circle end without waiting for each other for ever', async () => {
  for (let round = 0; round < 3; round += 1) {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await server.build.organization();
      for (let more = 0; more < 3; more += 1) await server.build.vacancy({ organization_id: id });
      ids.push(id);
    }
    const answers = await Promise.all(
      ids.map((id, at) =>
        server.call(first.host, 'POST', `/api/v1/organizations/${id}/merge`, {
          headers: staff.headers,
          body: { organization_id: ids[(at + 1) % 3] },
        }),
      ),
    );
    for (const { status } of answers) expect([200, 404, 409, 422]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  }
});

test('one key at two records is two keys', async () => {
  const headers = { 'idempotency-key': 'dezelfde' };
  const [here, there] = [await server.build.organization(), await server.build.organization()];
  const body = { ...contactPerson(), proof: await solveChallenge(server) };
  const join = (id: string, more: object = {}) =>
    server.call(first.host, 'POST', `/api/v1/organizations/${id}/join`, {
      headers,
      body: { ...body, ...more },
    });
  const answer = await join(here.id);
  expect([answer.status, (await join(here.id)).body]).toEqual([200, answer.body]);
  // The sum is used up: it was done again, not answered as before.
  expect((await join(there.id)).status).toBe(422);
  expect((await join(here.id, { first_name: 'Anders' })).status).toBe(409);
});

test('of pictures that are sent at once no more are kept than fit in the day', async () => {
  const as = await somebody(server);
  const { pictures } = uploadQuota.person;
  await server.build.sql(
    first.id,
    `insert into uploads (volunteer_center_id, id, owner_id, file_name, storage_key, checksum, mime, byte_size, width, height, created_at)
     select $1, gen_random_uuid(), $2, 'vorige', 'vorige/' || n, repeat('0', 64), 'image/png', 1, 1, 1, $3 from generate_series(1, $4::int) n`,
    [first.id, as.userId, server.clock.now, pictures - 2],
  );
  const file = await picture(40, 30);
  const send = () => sendFile(server, first.host, '/api/v1/uploads', file, { as, name: 'tuin.png' });
  const answers = await Promise.all(Array.from({ length: 6 }, send));
  expect(statuses(answers)).toEqual([201, 201, ...times(4, 429)]);
});

describe('at most so many, asked for all at once', () => {
  const send = (path: string, { headers }: Session, body?: object) =>
    server.call(first.host, 'POST', `/api/v1/${path}`, { headers, ...(body && { body }) });
  const together = (count: number, work: () => Promise<TestAnswer>) =>
    Promise.all(Array.from({ length: count }, work));

  test('three files of one’s data a day', async () => {
    const as = await somebody(server);
    const answers = await together(9, () => send('data_downloads', as));
    expect(statuses(answers)).toEqual([...times(3, 201), ...times(6, 429)]);
  });

  test('ten questions to the centre an hour', async () => {
    const as = await somebody(server);
    const body = documentOf('contact_messages', { topic: 'account', message: 'Mijn adres klopt niet.' });
    const answers = await together(mostContactMessages.anHour + 5, () => send('contact_messages', as, body));
    expect(statuses(answers)).toEqual([...times(mostContactMessages.anHour, 201), ...times(5, 429)]);
  });

  test('links to one draft', async () => {
    const { id } = await server.build.page({ is_published: false });
    const answers = await together(mostPageShares + 4, () => send(`pages/${id}/share`, staff));
    expect(statuses(answers)).toEqual([...times(mostPageShares, 201), ...times(4, 422)]);
  });

  test('stock images of the centre', async () => {
    const image = await makePicture(server, first.id);
    await server.build.sql(
      first.id,
      `insert into stock_images (volunteer_center_id, id, name, keywords, image_id)
       select $1, gen_random_uuid(), 'Keuken ' || n, '{}', $2 from generate_series(1, $3::int) n`,
      [first.id, image, mostStockImages - 1],
    );
    const body = documentOf('stock_images', { name: 'De laatste', image_id: image });
    const answers = await together(6, () => send('stock_images', staff, body));
    expect(statuses(answers)).toEqual([201, ...times(5, 422)]);
  });

  test('mails that one sender causes a day', async () => {
    const { pool, env } = server.running.services;
    const sender = { ...mailSender(env, anonymous, '192.0.2.9'), mostADay: 3 };
    const one = (at: number) =>
      inScope(pool, first.id, async (scope) => {
        const leave = await askLeave(scope, sender, 'application_confirm', `tegelijk${at}@post.example`);
        if (leave)
          await sql`insert into email_deliveries
            (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, sender_hash)
            values (${first.id}, gen_random_uuid(), ${leave.template}, 'nl', ${leave.to}, '', '', '', ${leave.senderHash})`.execute(
            scope.db,
          );
        return leave !== null;
      });
    const leaves = await Promise.all(Array.from({ length: 8 }, (_, at) => one(at)));
    expect(leaves.filter(Boolean)).toHaveLength(3);
  });
});
