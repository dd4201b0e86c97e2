/** Whoever a centre chose hears that a form was filled in: at once, then at most once an hour, and of nothing twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTasks } from '#server/jobs/all-tasks.ts';
import { documentOf } from '#tests/cases/case.ts';
import { solveChallenge } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer({ now: new Date('2026-11-24T09:00:00Z') });
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

const asStaff = (method: 'POST' | 'PATCH' | 'GET', path: string, attributes?: object) =>
  server.call(first.host, method, `/api/v1/${path}`, {
    as: staff,
    ...(attributes && { body: documentOf('forms', attributes) }),
  });

async function online(readers: readonly string[]) {
  const questions = [{ text: 'Hoe heet je?', question_type: 'text' }];
  const made = await asStaff('POST', 'forms', {
    title: 'Kom je ook?',
    locale: 'nl',
    questions,
    notify_emails: readers,
  });
  const { id, attributes } = made.body.data;
  await asStaff('POST', `forms/${id}/publish`);
  return { id, questions: attributes['questions'] as unknown as { question_id: string }[] };
}
type Form = Awaited<ReturnType<typeof online>>;

async function fillIn({ id, questions }: Form) {
  const answers = [{ question_id: questions[0]?.question_id, value: 'Noor Vreemd' }];
  const body = documentOf('sent_submissions', { answers, proof: await solveChallenge(server) });
  expect((await server.call(first.host, 'POST', `/api/v1/forms/${id}/submissions`, { body })).status).toBe(
    200,
  );
}

/** The job that waits for a form: when it is to run. */
const waiting = async ({ id }: Form) =>
  (
    await server.owner.query(
      `select run_at from graphile_worker._private_jobs where payload ->> 'formId' = $1 order by run_at`,
      [id],
    )
  ).rows.map((row) => row['run_at'] as Date);

const run = ({ id: formId }: Form) =>
  allTasks(server.running.services).mail_form_answers(
    { centerId: first.id, formId, origin: 'https://punt.example' },
    { signal: new AbortController().signal, isLastAttempt: false },
  );
const mailsOf = (reader: string) =>
  server.build.sql(
    first.id,
    'select subject, body_text as text, body_html as html from email_deliveries where recipient = $1 order by created_at',
    [reader],
  );

test('each reader gets one mail for all that came in an hour, without a word of what was answered', async () => {
  const form = await online(['balie@punt.example', 'Wies@Punt.example']);
  await fillIn(form);
  expect(await waiting(form)).toHaveLength(1);
  await run(form);
  const [mail, ...others] = await mailsOf('balie@punt.example');
  expect(others).toEqual([]);
  expect(mail?.['text']).toContain('Er is 1 nieuwe inzending van het formulier ‘Kom je ook?’');
  expect(mail?.['text']).toContain(`https://punt.example/form_builder/${form.id}?new=1`);
  expect(JSON.stringify(mail)).not.toContain('Noor');
  expect(await mailsOf('wies@punt.example')).toHaveLength(1);
  // Nothing came since.
  await run(form);
  expect(await mailsOf('balie@punt.example')).toHaveLength(1);

  server.clock.now = new Date('2026-11-24T09:10:00Z');
  await fillIn(form);
  await fillIn(form);
  // One job, an hour after the mail before.
  expect(await waiting(form)).toEqual([new Date('2026-11-24T10:00:00Z')]);
  server.clock.now = new Date('2026-11-24T10:00:00Z');
  await run(form);
  const mails = await mailsOf('balie@punt.example');
  expect(mails).toHaveLength(2);
  expect(mails[1]?.['text']).toContain('Er zijn 3 nieuwe inzendingen');
});

test('what was read before the hour is over is told to nobody, and nobody is mailed where nobody was chosen', async () => {
  const quiet = await online([]);
  await fillIn(quiet);
  expect(await waiting(quiet)).toEqual([]);
  const form = await online(['rustig@punt.example']);
  await fillIn(form);
  await server.build.sql(first.id, 'update form_submissions set read_at = now() where form_id = $1', [
    form.id,
  ]);
  await run(form);
  expect(await mailsOf('rustig@punt.example')).toEqual([]);
});

test('addresses are those of mailboxes, each once, and no visitor sees them', async () => {
  const form = await online(['balie@punt.example']);
  const refused = async (readers: unknown) => {
    const { status, body } = await asStaff('PATCH', `forms/${form.id}`, { notify_emails: readers });
    const [{ code, source }] = body.errors as unknown as [{ code: string; source: { pointer: string } }];
    return [status, code, source.pointer];
  };
  const at = '/data/attributes/notify_emails';
  expect(await refused(['balie'])).toEqual([422, 'invalid_email', `${at}/0`]);
  expect(await refused(['a@p.example', 'A@p.example'])).toEqual([422, 'duplicate', at]);
  const many = Array.from({ length: 6 }, (_, place) => `a${place}@p.example`);
  expect(await refused(many)).toEqual([422, 'too_many', at]);
  const { slug } = (await asStaff('GET', `forms/${form.id}`)).body.data.attributes;
  const { status, body } = await server.call(first.host, 'GET', `/api/v1/forms/by_slug/${String(slug)}`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('balie@');
});

test('whoever fills in an address is told that it came in, where the form says so, and no word of what they answered', async () => {
  const made = await asStaff('POST', 'forms', {
    title: 'Kom je ook?',
    locale: 'en',
    success_message: 'Tot dinsdag',
    questions: [
      { text: 'Hoe heet je?', question_type: 'text' },
      { text: 'Wat is je mailadres?', question_type: 'email' },
    ],
    sends_confirmation: true,
  });
  const { id, attributes } = made.body.data;
  expect(attributes['sends_confirmation']).toBe(true);
  await asStaff('POST', `forms/${id}/publish`);
  const [name, email] = attributes['questions'] as unknown as { question_id: string }[];
  const send = async (value: string | null) => {
    const answers = [
      { question_id: name?.question_id, value: 'Noor Vreemd' },
      { question_id: email?.question_id, value },
    ];
    const body = documentOf('sent_submissions', { answers, proof: await solveChallenge(server) });
    return (await server.call(first.host, 'POST', `/api/v1/forms/${id}/submissions`, { body })).status;
  };
  expect([await send('noor@post.example'), await send(null)]).toEqual([200, 200]);
  const [mail, ...others] = await mailsOf('noor@post.example');
  expect(others).toEqual([]);
  expect(mail?.['subject']).toBe('We have received your form');
  expect(mail?.['text']).toContain('Tot dinsdag');
  expect(mail?.['text']).not.toContain('Vreemd');
  await asStaff('PATCH', `forms/${id}`, { sends_confirmation: false });
  expect(await send('bram@post.example')).toBe(200);
  expect(await mailsOf('bram@post.example')).toEqual([]);
});
