/** Nobody prepares an account for somebody else: a stranger's password never opens what belongs to the owner of the address. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, confirm, solveChallenge, tokenIn, type Mail } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { confirmSignup, contactPerson, signUpOrganization } from '#tests/support/organization-signup.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { sameBrowser, signUp } from '#tests/support/signing-up.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

const strange = 'van een vreemde man';
const own = 'van de eigenaar zelf';
const auth = (method: 'POST' | 'PUT', path: string, body: object) =>
  server.call(first.host, method, `/auth/${path}`, { body });
const opens = async (email: string, word: string) =>
  (await auth('POST', 'sign_in', { email, password: word })).status === 200;

/** Ways of coming in, by somebody who names an address. */
const ways = {
  'sign-up': (email: string, word: string) => signUp(server, { email, password: word }),
  'sign-up of an organisation': (email: string, word: string) =>
    signUpOrganization(server, { email, password: word }),
  'a place in an organisation': async (email: string, word: string) => {
    const { id } = await server.build.organization();
    return server.call(first.host, 'POST', `/api/v1/organizations/${id}/join`, {
      body: contactPerson({ email, password: word, proof: await solveChallenge(server) }),
    });
  },
} as const;
type WithPassword = keyof typeof ways;

/** Ways that bring no password: what the owner or others do meanwhile. */
const others = {
  application: async (email: string) => {
    const { id } = await server.build.vacancy();
    return apply(server, id, { email });
  },
  invitation: (email: string) =>
    server.call(first.host, 'POST', '/api/v1/users', {
      as: staff,
      body: {
        data: {
          type: 'users',
          attributes: { email, first_name: 'Eva', last_name: 'Bos', role: 'center_superuser' },
        },
      },
    }),
  import: async (email: string) => {
    const file = `e-mail;voornaam;achternaam\n${email};Eva;Bos\n`;
    const made = await sendFile(server, first.host, '/api/v1/imports', file, { as: staff });
    expect(made.status).toBe(201);
    return server.call(first.host, 'POST', `/api/v1/imports/${made.body.data.id}/run`, {
      as: staff,
      body: {},
    });
  },
  'role given': async (email: string) => {
    const [row] = await server.build.sql(first.id, 'select id from users where email = $1', [email]);
    if (!row) return;
    const { id } = await server.build.organization();
    await server.call(first.host, 'PUT', `/api/v1/users/${String(row['id'])}/add_role`, {
      as: staff,
      body: { role: 'organization_superuser', organization_id: id },
    });
  },
  reset: (email: string) => auth('POST', 'password', { email }),
  'sign-in link': (email: string) => auth('POST', 'sign_in_link', { email }),
} as const;

/** What the owner of the mailbox does with a mail: presses its button, and chooses a password where that is asked. */
async function press(mail: Mail): Promise<void> {
  if (!mail.body_text.includes('token=')) return;
  const token = tokenIn(mail);
  const choose = (reset_password_token: string) =>
    auth('PUT', 'password', { password: own, password_confirmation: own, reset_password_token });
  if (['invitation', 'password_reset', 'account_known'].includes(mail.template)) await choose(token);
  else if (mail.template === 'sign_in_link') await auth('POST', 'sign_in_by_link', { token });
  else {
    const isOrganization = mail.template === 'organization_confirm';
    const pressed = await (isOrganization ? confirmSignup : confirm)(server, token);
    const chosen = pressed.body.meta?.reset_password_token;
    if (typeof chosen === 'string') await choose(chosen);
  }
}

/** Mails to this address since the last call. */
const takeMails = async (email: string) =>
  (await server.build.sql(first.id, 'delete from email_deliveries where recipient = $1 returning *', [
    email,
  ])) as unknown as Mail[];

async function pressAll(email: string): Promise<void> {
  for (;;) {
    const mails = await takeMails(email);
    if (mails.length === 0) return;
    for (const mail of mails) await press(mail);
  }
}

let count = 0;
const newAddress = () => `eigenaar${(count += 1)}@post.example`;

/** Accounts that are there, and whether their own password still opens them after a stranger came. */
const states = {
  active: { over: {}, keeps: true },
  invited: { over: { status: 'invited', confirmed_at: null, password_hash: null }, keeps: false },
  'waiting for its proof': { over: { status: 'inactive', confirmed_at: null }, keeps: false },
  'waiting for a parent': {
    over: { status: 'inactive', confirmed_at: null, parent_email: 'ouder@post.example' },
    keeps: false,
  },
  'switched off': { over: { status: 'inactive' }, keeps: false },
  archived: { over: { status: 'archived' }, keeps: false },
};

/** A place is asked for by the command that signs an organisation up: what waits meets the rest in the same way. */
const passwordWays: readonly WithPassword[] = ['sign-up', 'sign-up of an organisation'];

describe.each(Object.keys(ways) as WithPassword[])('a stranger comes by %s', (way) => {
  test.each(Object.entries(states))('to an account that is %s', async (_state, { over, keeps }) => {
    const email = newAddress();
    await server.build.user({ email, roles: ['center_superuser'], ...over });
    await ways[way](email, strange);
    await pressAll(email);
    expect(await opens(email, strange)).toBe(false);
    if (keeps) {
      await auth('POST', 'password', { email });
      expect((await opens(email, password)) || (await opens(email, own))).toBe(true);
    }
  });

  test('for an address without an account, and its owner presses the link all the same', async () => {
    const email = newAddress();
    await ways[way](email, strange);
    await pressAll(email);
    expect([await opens(email, strange), await opens(email, own)]).toEqual([false, true]);
  });

  test.each(Object.keys(ways) as WithPassword[])('and waits when the owner comes by %s', async (second) => {
    const email = newAddress();
    await ways[way](email, strange);
    // Their mails are a minute apart, as one address gets no more.
    server.clock.now = new Date(server.clock.now.getTime() + 61_000);
    await ways[second](email, own);
    await pressAll(email);
    expect(await opens(email, strange)).toBe(false);
  });
});

describe.each(passwordWays)('a stranger who came by %s waits', (way) => {
  test.each(Object.keys(others) as (keyof typeof others)[])('through %s', async (between) => {
    const email = newAddress();
    await ways[way](email, strange);
    // The owner asked for nothing yet, and leaves that mail alone.
    await takeMails(email);
    await others[between](email);
    await pressAll(email);
    expect(await opens(email, strange)).toBe(false);
  });
});

test('an invitation is accepted by its own link alone, and a sign-up under its address sends that once more', async () => {
  const email = newAddress();
  await others.invitation(email);
  await takeMails(email);
  await ways['sign-up of an organisation'](email, strange);
  await confirmSignup(server, tokenIn((await takeMails(email))[0]));
  const [account] = await server.build.sql(
    first.id,
    'select status, confirmed_at, password_hash from users where email = $1',
    [email],
  );
  expect(account).toEqual({ status: 'invited', confirmed_at: null, password_hash: null });
  const again = (await takeMails(email)).find(({ template }) => template === 'invitation');
  await press(again as Mail);
  expect(await opens(email, own)).toBe(true);
});

test('the same password twice is the owner’s own: it counts, whichever link is pressed', async () => {
  const email = newAddress();
  await ways['sign-up'](email, own);
  await takeMails(email);
  const sent = await ways['sign-up of an organisation'](email, own);
  await confirmSignup(server, tokenIn((await takeMails(email))[0]), sameBrowser(sent));
  expect(await opens(email, own)).toBe(true);
});
