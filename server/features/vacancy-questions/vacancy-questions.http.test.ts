/** A question about a vacancy is a mail to whoever answers it, and nothing else. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { personalParts } from '#server/collected.ts';
import { removePerson } from '#server/features/personal-data/commands.ts';
import { limits } from '#server/mail/limits.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { solveChallenge, takeMails } from '#tests/support/applying.ts';
import {
  first,
  second,
  testServer,
  type CallOptions,
  type Session,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.build.lookAlikes();
});
beforeEach(async () => void (await takeMails(server)));
afterAll(() => server.close());

const question = { question: 'Kan ik met de bus komen?', name: 'Noor Jansen', email: 'noor@post.example' };

async function ask(id: string, over: object = {}, options: CallOptions = {}) {
  const proof = options.as ? {} : { proof: await solveChallenge(server) };
  return server.call(first.host, 'POST', `/api/v1/vacancies/${id}/questions`, {
    ...options,
    body: documentOf('vacancy_questions', { ...question, ...proof, ...over }),
  });
}
const code = (answer: { body: { errors?: { code: string }[] } }) => answer.body.errors?.[0]?.code;
const replyTo = (mail: unknown) => (mail as { reply_to: string | null } | undefined)?.reply_to;
const vacancy = async (over: object = {}) =>
  (await server.build.vacancy({ contact_email: 'ria@buurt.example', ...over })).id;

test('goes to the contact, who answers straight to the asker; the answer says nothing of whom or what', async () => {
  const id = await vacancy({ title: 'Samen koken' });
  const answer = await ask(id);
  expect([answer.status, answer.body.data.attributes]).toEqual([
    200,
    { sent_to: 'contact', created_at: expect.any(String) },
  ]);
  expect(JSON.stringify(answer.body)).not.toMatch(/buurt\.example|noor|bus/i);
  const [mail, ...more] = await takeMails(server);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    template: 'vacancy_question',
    recipient: 'ria@buurt.example',
    locale: 'nl',
    subject: 'Een vraag over Samen koken',
  });
  expect(replyTo(mail)).toBe('noor@post.example');
  expect(mail?.body_text).toContain('Kan ik met de bus komen?');
  expect(mail?.body_text).toContain('niet gecontroleerd');
});

test('is read in the language of the contact, and says nothing of an address that is proven', async () => {
  const { email } = await server.build.user({ locale: 'en' });
  const asker = await server.build.user();
  const as = await server.signIn(first.host, asker.email);
  await ask(await vacancy({ contact_email: email, title_en: 'Cooking' }), { email: asker.email }, { as });
  await ask(await vacancy(), { email: 'ander@post.example' }, { as });
  const [known, other] = await takeMails(server);
  expect(known).toMatchObject({ locale: 'en', subject: 'A question about Cooking' });
  expect(known?.body_text).not.toContain('not checked');
  expect(other?.body_text).toContain('niet gecontroleerd');
});

test('without a contact goes to the organisation, to its people, or to the centre', async () => {
  const staff = await server.build.user({ roles: ['center_superuser'] });
  const { id: own } = await server.build.organization({ email: 'post@buurt.example' });
  const { id: people } = await server.build.organization({ email: null });
  const member = await server.build.user({ roles: [['organization_superuser', people]] });
  const { id: nobody } = await server.build.organization({ email: null });
  const sentTo = async (organizationId: string) => {
    const id = await vacancy({ organization_id: organizationId, contact_email: null });
    const { sent_to } = (await ask(id)).body.data.attributes;
    return [sent_to, (await takeMails(server)).map(({ recipient }) => recipient)];
  };
  expect(await sentTo(own)).toEqual(['organization', ['post@buurt.example']]);
  expect(await sentTo(people)).toEqual(['organization', [member.email]]);
  expect(await sentTo(nobody)).toEqual(['center', [staff.email]]);
});

test('goes through about private help, of which the asker learns nothing', async () => {
  const id = await vacancy({ vacancy_type: 'one-on-one', contact_person: 'Bep de Boer', street: 'Dorpsweg' });
  const answer = await ask(id);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).not.toMatch(/Bep|Dorpsweg|ria@/);
  const [mail] = await takeMails(server);
  expect(mail?.recipient).toBe('ria@buurt.example');
  expect(mail?.body_text).not.toMatch(/Bep|Dorpsweg/);
});

test('is refused where nobody applies: closed, hidden, or of another centre; the vacancy says so beforehand', async () => {
  const can = async (id: string) =>
    (await server.call(first.host, 'GET', `/api/v1/vacancies/${id}`)).body.data.meta.can.ask;
  const [open, filled, draft] = [
    await vacancy(),
    await vacancy({ status: 'filled' }),
    await vacancy({ status: 'draft' }),
  ];
  const elsewhere = (await server.build.vacancy({ center: second.id })).id;
  expect([await can(open), await can(filled)]).toEqual([true, false]);
  expect(code(await ask(filled))).toBe('not_open');
  expect((await ask(draft)).status).toBe(404);
  expect((await ask(elsewhere)).status).toBe(404);
  expect(await takeMails(server)).toEqual([]);
});

test('needs a person: a proof that serves once, and the field that robots fill in left empty', async () => {
  const id = await vacancy();
  const proof = await solveChallenge(server);
  expect(code(await ask(id, { proof: null }))).toBe('proof_of_work');
  expect(code(await ask(id, { website: 'https://spam.example' }))).toBe('proof_of_work');
  expect((await ask(id, { proof })).status).toBe(200);
  expect(code(await ask(id, { proof }))).toBe('proof_of_work');
  expect(await takeMails(server)).toHaveLength(1);
});

test('is sent once under one key', async () => {
  const id = await vacancy();
  const proof = await solveChallenge(server);
  const headers = { 'idempotency-key': 'b7f1c0de-0000-4000-8000-000000000001' };
  const [one, two] = [await ask(id, { proof }, { headers }), await ask(id, { proof }, { headers })];
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(two.body).toEqual(one.body);
  expect(await takeMails(server)).toHaveLength(1);
});

test('a mailbox gets a few a minute; then whoever asks is told to wait, and nothing looks sent', async () => {
  const id = await vacancy({ contact_email: 'druk@buurt.example' });
  const statuses = [];
  for (let sent = 0; sent <= limits.vacancy_question.aMinute; sent += 1)
    statuses.push((await ask(id, { email: `vrager${sent}@post.example` })).status);
  expect(statuses).toEqual([...Array.from({ length: limits.vacancy_question.aMinute }, () => 200), 429]);
  expect(await takeMails(server)).toHaveLength(limits.vacancy_question.aMinute);
});

test('holds no markup, and no address that a mail program makes a link of', async () => {
  await ask(await vacancy(), {
    question: 'Kijk op https://evil.example/x <a href="https://evil.example">hier</a>',
  });
  const [mail] = await takeMails(server);
  expect(mail?.body_text).not.toContain('evil.example');
  expect(mail?.body_html).not.toMatch(/evil\.example|<a href="https:\/\/evil/);
  const refused = await ask(await vacancy(), {
    name: 'Win op www.evil.com',
    email: 'a@b.example\nBcc: c@d.example',
  });
  expect(refused.status).toBe(422);
  expect(await takeMails(server)).toEqual([]);
});

test('goes from the mail that was sent when its asker removes their account', async () => {
  const asker = await server.build.user();
  await ask(await vacancy(), { email: asker.email }, { as: await server.signIn(first.host, asker.email) });
  await server.build.sql(first.id, "update email_deliveries set status = 'sent'");
  await inScope(server.running.services.pool, first.id, (scope) =>
    removePerson(scope, { personalParts }, asker.id, { now: server.clock.now }),
  );
  const mail = (await takeMails(server)).find(({ template }) => template === 'vacancy_question');
  expect([mail?.recipient, mail?.body_text, replyTo(mail)]).toEqual(['ria@buurt.example', '', null]);
});

test('leaves only that it was asked on record', async () => {
  const asker = await server.build.user();
  const as: Session = await server.signIn(first.host, asker.email);
  const id = await vacancy();
  await ask(id, { email: asker.email }, { as });
  const events = await server.build.sql(
    first.id,
    "select to_jsonb(e) as event from audit_events e where subject_id = $1 and act = 'ask'",
    [id],
  );
  expect(events).toHaveLength(1);
  expect(JSON.stringify(events)).not.toMatch(/bus|post\.example/);
});
