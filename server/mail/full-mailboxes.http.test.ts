/** Some mails come only where there is an account: how full a mailbox is must be told to nobody who asks for another kind. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirm, solveChallenge, takeMails, tokenIn } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { contactPerson, signUpOrganization } from '#tests/support/organization-signup.ts';
import { first, testServer, type Session, type TestAnswer, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { signUp } from '#tests/support/signing-up.ts';

let server: TestServer;
let member: Session;
beforeAll(async () => {
  server = await testServer();
  member = await somebody(server);
});
beforeEach(async () => void (await takeMails(server)));
afterAll(() => server.close());

const join = async (email: string) => {
  const { id } = await server.build.organization();
  const body = contactPerson({ email, proof: await solveChallenge(server) });
  return server.call(first.host, 'POST', `/api/v1/organizations/${id}/join`, { body });
};

const changeTo = (email: string) =>
  server.call(first.host, 'POST', '/api/v1/current_user/email_change', {
    as: member,
    body: { data: { type: 'email_changes', attributes: { email, current_password: password } } },
  });

async function asParent(email: string): Promise<TestAnswer> {
  const birthYear = server.clock.now.getUTCFullYear() - 14;
  const made = await signUp(server, { age: 'under16', birth_year: birthYear, parent_email: email });
  const [mail] = await server.build.sql(
    first.id,
    "select body_text from email_deliveries where template = 'account_confirm' and recipient = $1",
    [made.body.data.attributes.email],
  );
  return confirm(server, tokenIn({ body_text: mail?.['body_text'] } as never));
}

const ways: Record<string, (email: string) => Promise<TestAnswer>> = {
  'an organisation that signs up': (email) => signUpOrganization(server, { email }),
  'a place in an organisation': join,
  'another address': changeTo,
  'the yes of a parent': asParent,
};

/** As if the mailbox had got all it may in a minute: what comes only where there is an account. */
const fill = (email: string) =>
  server.build.sql(
    first.id,
    `insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html)
     select 1, gen_random_uuid(), 'password_reset', 'nl', $1, '', '', '' from generate_series(1, 6)`,
    [email],
  );

/** Without what differs from one asking to the next. */
const told = ({ status, body }: TestAnswer) => [status, Object.keys(body.data?.attributes ?? body)];

test.each(Object.entries(ways))('%s: a full mailbox is answered as an empty one', async (_what, ask) => {
  const existingUser = (await server.build.user()).email;
  const usual = await ask('leeg@post.example');
  expect(usual.status).toBeLessThan(300);
  await fill(existingUser);
  expect(told(await ask(existingUser))).toEqual(told(usual));
  const mails = await takeMails(server);
  expect(mails.filter(({ recipient }) => recipient === 'leeg@post.example')).toHaveLength(1);
  expect(mails.filter(({ recipient }) => recipient === existingUser)).toHaveLength(6);
});

test('who names an address that signed an organisation up a moment ago reads what they typed themselves', async () => {
  const email = 'contact@post.example';
  const one = (await signUpOrganization(server, { email, name: 'Blijf van mijn lijf' })).body.data;
  const two = (await signUpOrganization(server, { email, name: 'Iets anders' })).body.data;
  expect(two.attributes.organization_name).toBe('Iets anders');
  expect(two.id).not.toBe(one.id);
  expect(await takeMails(server)).toHaveLength(1);
});
