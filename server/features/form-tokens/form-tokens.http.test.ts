/** A form for those alone whom the centre mailed a link of their own. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostMailedADay, mostTokens } from '#contract/form-tokens.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { solveChallenge, takeMails } from '#tests/support/applying.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { forgetTokens } from './commands.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['content_manager'] });
});
beforeEach(async () => void (await takeMails(server)));
afterAll(() => server.close());

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, type = 'forms', attributes?: object) =>
  server.call(first.host, method, `/api/v1/${path}`, {
    as: staff,
    ...(attributes && { body: documentOf(type, attributes) }),
  });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
  const [error] = (body.errors ?? []) as unknown as { code: string }[];
  return [status, error?.code];
};

interface Linked {
  id: string;
  slug: string;
  question: string;
}
async function linked(more: object = {}): Promise<Linked> {
  const questions = [{ text: 'Wat vond je ervan?', question_type: 'text' }];
  const made = await ask('POST', 'forms', 'forms', {
    title: 'Hoe was het?',
    locale: 'nl',
    questions,
    access_permission: 'token_holder',
    ...more,
  });
  expect(made.status).toBe(201);
  const { id, attributes } = made.body.data;
  await ask('POST', `forms/${id}/publish`);
  const [question] = attributes['questions'] as unknown as { question_id: string }[];
  return { id, slug: String(attributes['slug']), question: question?.question_id ?? '' };
}

const invite = ({ id }: Linked, ...people: { email: string; name?: string | null }[]) =>
  ask('POST', `forms/${id}/tokens`, 'form_tokens', { people });

/** What is in the link that somebody was mailed last. */
async function secretFor(email: string): Promise<string> {
  const mails = await takeMails(server);
  const mail = mails.findLast(({ recipient }) => recipient === email);
  return /\/forms\/([\w-]{43})/.exec(String(mail?.body_text))?.[1] ?? `no link for ${email}`;
}

const open = (secret: string, host = first.host) =>
  server.call(host, 'GET', `/api/v1/forms/by_token/${secret}`);
const send = async ({ id, question }: Linked, token: string | null, value = 'Leuk') =>
  server.call(first.host, 'POST', `/api/v1/forms/${id}/submissions`, {
    body: documentOf('sent_submissions', {
      answers: [{ question_id: question, value }],
      token,
      proof: await solveChallenge(server),
    }),
  });
const listed = async ({ id }: Linked) => {
  const { body } = await ask('GET', `form_tokens?filter[form_id_eq]=${id}&sort=email`);
  return (body.data as unknown as { id: string; attributes: Record<string, unknown> }[]).map((one) => ({
    id: one.id,
    email: one.attributes['email'],
    state: one.attributes['state'],
  }));
};
const states = async (form: Linked) => (await listed(form)).map(({ email, state }) => `${email} ${state}`);

test('whoever was mailed a link fills it in once, and the centre sees who that was', async () => {
  const form = await linked();
  const asked = await invite(form, { email: 'noor@post.example', name: 'Noor Bos' });
  expect([asked.status, asked.body.meta]).toMatchObject([200, { sent: 1, known: [], waiting: [] }]);
  const secret = await secretFor('noor@post.example');
  const { status, body } = await open(secret);
  expect(status).toBe(200);
  expect(body.data.attributes).toMatchObject({ intake: 'open', asked_email: 'noor@post.example' });
  expect((await send(form, secret)).status).toBe(200);
  expect(codeOf(await send(form, secret))).toEqual([422, 'form_used']);
  expect((await open(secret)).body.data.attributes).toMatchObject({ intake: 'used' });
  const answers = await ask('GET', `form_submissions?filter[form_id_eq]=${form.id}`);
  expect(answers.body.data).toMatchObject([
    { attributes: { asked_person: { email: 'noor@post.example', name: 'Noor Bos' } } },
  ]);
  expect(await states(form)).toEqual(['noor@post.example used']);
});

test('of two that are sent by one link at once one comes in', async () => {
  const form = await linked();
  await invite(form, { email: 'noor@post.example' });
  const secret = await secretFor('noor@post.example');
  const sent = await Promise.all(Array.from({ length: 8 }, (_, at) => send(form, secret, `Leuk ${at}`)));
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 422, 422, 422, 422, 422, 422, 422,
  ]);
});

test('a link that works until the form closes works again, and no longer than that', async () => {
  const form = await linked({ token_use: 'until_closed' });
  await invite(form, { email: 'noor@post.example' });
  const secret = await secretFor('noor@post.example');
  expect((await send(form, secret)).status).toBe(200);
  expect((await send(form, secret)).status).toBe(200);
  await ask('POST', `forms/${form.id}/close`);
  expect(codeOf(await send(form, secret))).toEqual([422, 'form_closed']);
  expect((await open(secret)).body.data.attributes).toMatchObject({ intake: 'closed' });
});

test('without a link nobody knows of it: by its address, its id or the link to another', async () => {
  const [form, other] = [await linked(), await linked()];
  await invite(other, { email: 'noor@post.example' });
  const secret = await secretFor('noor@post.example');
  const look = (path: string) => server.call(first.host, 'GET', `/api/v1/forms/${path}`);
  expect((await look(`by_slug/${form.slug}`)).status).toBe(404);
  expect((await look(`${form.id}/online`)).status).toBe(404);
  for (const token of [null, '', 'a'.repeat(43), secret])
    expect(codeOf(await send(form, token))).toEqual([404, 'not_found']);
  expect((await open(secret, second.host)).status).toBe(404);
});

test('a link that was withdrawn opens nothing, and a new one ends the one before', async () => {
  const form = await linked();
  await invite(form, { email: 'noor@post.example' });
  const old = await secretFor('noor@post.example');
  const [{ id } = { id: '' }] = await listed(form);
  expect((await ask('POST', `form_tokens/${id}/send`)).status).toBe(200);
  const fresh = await secretFor('noor@post.example');
  expect([(await open(old)).status, (await open(fresh)).status]).toEqual([404, 200]);
  expect((await ask('POST', `form_tokens/${id}/withdraw`)).status).toBe(200);
  expect((await open(fresh)).status).toBe(404);
  expect(codeOf(await send(form, fresh))).toEqual([404, 'not_found']);
  expect(await states(form)).toEqual(['noor@post.example withdrawn']);
  // Whoever is asked once more may fill it in once more.
  await ask('POST', `form_tokens/${id}/send`);
  expect((await send(form, await secretFor('noor@post.example'))).status).toBe(200);
  // That somebody answered stays known.
  await ask('POST', `form_tokens/${id}/send`);
  expect(await states(form)).toEqual(['noor@post.example used']);
  expect((await send(form, await secretFor('noor@post.example'))).status).toBe(200);
});

test('a link goes on working, and says who that was, once everybody can fill it in', async () => {
  const form = await linked();
  await invite(form, { email: 'noor@post.example' });
  const secret = await secretFor('noor@post.example');
  await ask('PATCH', `forms/${form.id}`, 'forms', { access_permission: 'anonymous' });
  expect((await send(form, secret)).status).toBe(200);
  expect((await open(secret)).body.data.attributes).toMatchObject({ intake: 'open' });
  expect((await send(form, null)).status).toBe(200);
  const answers = await ask('GET', `form_submissions?filter[form_id_eq]=${form.id}`);
  const people = (answers.body.data as unknown as { attributes: { asked_person: unknown } }[]).map(
    ({ attributes }) => attributes.asked_person,
  );
  expect(people).toHaveLength(2);
  for (const one of [null, { email: 'noor@post.example', name: null }]) expect(people).toContainEqual(one);
});

test('who has a link gets none again, however the address is written', async () => {
  const form = await linked();
  await invite(form, { email: 'noor@post.example' }, { email: 'NOOR@post.example' });
  const again = await invite(form, { email: 'Noor@Post.example' }, { email: 'sam@post.example' });
  expect(again.body.meta).toMatchObject({ sent: 1, known: ['noor@post.example'], waiting: [] });
  expect(await states(form)).toEqual(['noor@post.example sent', 'sam@post.example sent']);
  const mails = await takeMails(server);
  expect(mails.map(({ recipient }) => recipient)).toEqual(['noor@post.example', 'sam@post.example']);
});

test('two hundred are asked at once, each by a link of their own', async () => {
  const form = await linked();
  const people = Array.from({ length: 200 }, (_, at) => ({ email: `lid${at}@post.example` }));
  expect((await invite(form, ...people)).body.meta).toMatchObject({ sent: 200 });
  const mails = await takeMails(server);
  const links = mails.map(({ body_text: text }) => /\/forms\/([\w-]{43})/.exec(String(text))?.[1]);
  expect(new Set(links).size).toBe(200);
  const text = `select t::text || coalesce(encode(token_hash, 'escape'), '') as row from form_tokens t where form_id = $1`;
  const { rows } = await server.owner.query<{ row: string }>(text, [form.id]);
  expect(rows).toHaveLength(200);
  const stored = rows.map(({ row }) => row).join(' ');
  expect(links.filter((link) => link && stored.includes(link))).toEqual([]);
});

test('nobody is asked for what everybody can fill in, is full or is closed', async () => {
  const form = await linked();
  await ask('POST', `forms/${form.id}/close`);
  expect(codeOf(await invite(form, { email: 'noor@post.example' }))).toEqual([422, 'form_closed']);
  const full = await linked({ most_submissions: 1 });
  await invite(full, { email: 'sam@post.example' });
  await send(full, await secretFor('sam@post.example'));
  expect(codeOf(await invite(full, { email: 'noor@post.example' }))).toEqual([422, 'form_full']);
  const anybodys = await linked({ access_permission: 'anonymous' });
  expect(codeOf(await invite(anybodys, { email: 'noor@post.example' }))).toEqual([422, 'form_for_everybody']);
  expect(await takeMails(server)).toEqual([]);
});

test('a form has so many links, and a centre mails so many a day', async () => {
  const form = await linked();
  const fill = (of: Linked, count: number, sentAt: string) =>
    server.build.sql(
      first.id,
      `insert into form_tokens (volunteer_center_id, id, form_id, email, sent_at, created_at)
       select $1, gen_random_uuid(), $2, 'vol' || n || '@post.example', ${sentAt}, $3
       from generate_series(1, ${count}) n`,
      [first.id, of.id, server.clock.now],
    );
  await fill(form, mostTokens, 'null');
  expect(codeOf(await invite(form, { email: 'noor@post.example' }))).toEqual([422, 'too_many']);
  await server.build.sql(first.id, 'delete from form_tokens where form_id = $1', [form.id]);
  const mailed = `insert into email_deliveries (volunteer_center_id, id, template, locale, recipient, subject, body_text, body_html, status)
    select $1, gen_random_uuid(), 'form_asked', 'nl', 'vol' || n || '@post.example', '', '', '', 'sent' from generate_series(1, ${mostMailedADay}) n`;
  await server.build.sql(first.id, mailed, [first.id]);
  expect(codeOf(await invite(form, { email: 'noor@post.example' }))).toEqual([422, 'links_of_today']);
  await takeMails(server);
  expect((await invite(form, { email: 'noor@post.example' })).status).toBe(200);
  const [{ id } = { id: '' }] = await listed(form);
  await server.build.sql(first.id, mailed, [first.id]);
  expect(codeOf(await ask('POST', `form_tokens/${id}/send`))).toEqual([422, 'links_of_today']);
});

test('a mailbox that had too many mails waits, and is mailed later', async () => {
  const forms = [await linked(), await linked(), await linked(), await linked()];
  const sent: unknown[] = [];
  for (const form of forms) sent.push((await invite(form, { email: 'druk@post.example' })).body.meta);
  expect(sent.at(-1)).toMatchObject({ sent: 0, waiting: ['druk@post.example'] });
  const last = forms.at(-1) as Linked;
  const [{ id } = { id: '' }] = await listed(last);
  expect(await states(last)).toEqual(['druk@post.example waiting']);
  expect((await ask('POST', `form_tokens/${id}/send`)).status).toBe(429);
  await server.owner.query("update email_deliveries set created_at = created_at - interval '2 minutes'");
  expect((await ask('POST', `form_tokens/${id}/send`)).status).toBe(200);
  expect(await states(last)).toEqual(['druk@post.example sent']);
});

test('who was asked is forgotten when the answers are', async () => {
  const form = await linked({ retention_days: 28 });
  await invite(form, { email: 'noor@post.example' });
  const secret = await secretFor('noor@post.example');
  const forgetOn = (days: number) =>
    inScope(server.running.services.pool, first.id, (scope) =>
      forgetTokens({ scope, now: new Date(server.clock.now.getTime() + days * 86_400_000) }),
    );
  expect(await forgetOn(27)).toBe(0);
  // Who answered is known for as long as the answer is.
  await server.build.sql(
    first.id,
    `update form_tokens set used_at = sent_at + interval '20 days' where form_id = $1`,
    [form.id],
  );
  await forgetOn(29);
  expect(await listed(form)).toHaveLength(1);
  await send(form, secret);
  expect(await forgetOn(60)).toBeGreaterThan(0);
  expect(await listed(form)).toEqual([]);
  expect((await open(secret)).status).toBe(404);
  const answers = await ask('GET', `form_submissions?filter[form_id_eq]=${form.id}`);
  expect(answers.body.data).toMatchObject([{ attributes: { asked_person: null } }]);
});

test('the file of answers says who answered', async () => {
  const form = await linked();
  await invite(form, { email: 'noor@post.example', name: 'Noor Bos' });
  await send(form, await secretFor('noor@post.example'));
  const answered = await server.running.app.inject({
    method: 'GET',
    url: `/api/v1/forms/${form.id}/submissions/export?format=csv`,
    headers: { host: first.host, ...staff.headers, 'accept-language': 'nl' },
  });
  const file = answered.rawPayload.toString('utf8');
  expect(file).toContain('Van;E-mailadres;Wat vond je ervan?');
  expect(file).toContain('Noor Bos;noor@post.example;Leuk');
});
