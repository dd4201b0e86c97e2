/** A link in a mail works no longer once something has made it senseless, whichever kind of link and change these are. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm, takeMails, tokenIn } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

const kinds = [
  'confirm_account',
  'sign_in',
  'reset_password',
  'invitation',
  'change_email',
  'remove_account',
  'parent_consent',
  'download_data',
] as const;
type Kind = (typeof kinds)[number];

const run = (text: string, values: unknown[]) => server.build.sql(first.id, text, values);
const auth = (method: 'POST' | 'PUT', path: string, body: object, as?: Session) =>
  server.call(first.host, method, `/auth/${path}`, { body, as });

/** A link of each kind that waits in the mailbox. */
async function issueAll(userId: string): Promise<void> {
  for (const kind of kinds)
    await run(
      `insert into one_time_tokens (volunteer_center_id, id, purpose, token_hash, user_id, data, expires_at)
       values (1, gen_random_uuid(), $1, $2, $3, '{"email": "ander.adres@post.example"}', $4)`,
      [
        kind,
        createHash('sha256').update(randomBytes(32)).digest(),
        userId,
        new Date(server.clock.now.getTime() + 3_600_000),
      ],
    );
}

const good = async (userId: string) => {
  const rows = await run(
    'select distinct purpose from one_time_tokens where user_id = $1 and used_at is null order by purpose',
    [userId],
  );
  return rows.map(({ purpose }) => purpose as Kind);
};

const word = 'nieuw en lang genoeg';
const choose = (reset_password_token: string) =>
  auth('PUT', 'password', { password: word, password_confirmation: word, reset_password_token });
const askReset = async (email: string) => {
  await auth('POST', 'password', { email });
  const mail = (await takeMails(server)).find(({ template }) => template === 'password_reset');
  return tokenIn(mail);
};

interface Change {
  account?: Record<string, unknown>;
  /** What it does to somebody who has all these links. */
  make(person: { id: string; email: string }): Promise<unknown>;
  leaves: readonly Kind[];
}

const newAddress = 'nieuw.adres@post.example';
const changes: Record<string, Change> = {
  'a sign-up that is confirmed': {
    account: { status: 'inactive', confirmed_at: null },
    make: async ({ email }) => {
      await auth('POST', 'confirmation', { email });
      const mail = (await takeMails(server)).find(({ template }) => template === 'account_confirm');
      return confirm(server, tokenIn(mail), { password: word });
    },
    leaves: ['change_email', 'download_data', 'remove_account', 'reset_password', 'sign_in'],
  },
  'an invitation that is met by a forgotten password': {
    account: { status: 'invited', confirmed_at: null, password_hash: null },
    make: async ({ email }) => choose(await askReset(email)),
    leaves: ['download_data', 'remove_account'],
  },
  'a password that is chosen by mail': {
    make: async ({ email }) => choose(await askReset(email)),
    leaves: ['confirm_account', 'download_data', 'parent_consent', 'remove_account'],
  },
  'a password that is changed in a session': {
    make: async ({ email }) =>
      auth(
        'PUT',
        'password',
        { password: word, password_confirmation: word, current_password: password },
        await server.signIn(first.host, email),
      ),
    leaves: ['confirm_account', 'download_data', 'parent_consent', 'remove_account'],
  },
  'a password that is changed in the settings': {
    make: async ({ email }) =>
      server.call(first.host, 'PUT', '/api/v1/current_user/password', {
        as: await server.signIn(first.host, email),
        body: {
          data: {
            type: 'own_passwords',
            attributes: { password: word, password_confirmation: word, current_password: password },
          },
        },
      }),
    leaves: ['confirm_account', 'download_data', 'parent_consent', 'remove_account'],
  },
  'another address': {
    make: async ({ email }) => {
      const as = await server.signIn(first.host, email);
      const attributes = { email: newAddress, current_password: password };
      await server.call(first.host, 'POST', '/api/v1/current_user/email_change', {
        as,
        body: { data: { type: 'email_changes', attributes } },
      });
      const mail = (await takeMails(server)).find(({ template }) => template === 'email_change_confirm');
      return server.call(first.host, 'POST', '/api/v1/current_user/email_change/confirm', {
        as,
        body: { confirmation_token: tokenIn(mail) },
      });
    },
    leaves: [],
  },
  'being switched off': {
    make: ({ id }) =>
      server.call(first.host, 'POST', `/api/v1/users/${id}/deactivate`, { as: staff, body: {} }),
    leaves: [],
  },
  'being archived': {
    make: ({ id }) => server.call(first.host, 'DELETE', `/api/v1/users/${id}`, { as: staff, body: {} }),
    leaves: [],
  },
};

test.each(Object.entries(changes))('%s ends the links that it makes senseless', async (_name, change) => {
  const user = await server.build.user(change.account);
  await issueAll(user.id);
  const answer = (await change.make(user)) as { status: number; body: unknown };
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  expect(await good(user.id)).toEqual(change.leaves);
});

test('who kept a link and chose a password another way is not told that somebody used it', async () => {
  const { email } = await server.build.user();
  const token = await askReset(email);
  const as = await server.signIn(first.host, email);
  const chosen = { password: word, password_confirmation: word, current_password: password };
  expect((await auth('PUT', 'password', chosen, as)).status).toBe(200);
  const refused = await choose(token);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    ['Deze link is al gebruikt of werkt niet meer'],
  ]);
});
