/** A form that closes by itself: at its moment, and when as many filled it in as can. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { patience } from '#tests/support/pace.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { forgetSubmissions } from './commands.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

const ask = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  type = 'forms',
  attributes?: object,
) =>
  server.call(first.host, method, `/api/v1/${path}`, {
    as: staff,
    ...(attributes && { body: documentOf(type, attributes) }),
  });
const problemOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
  const [error] = (body.errors ?? []) as unknown as { code: string; source?: { pointer?: string } }[];
  return [status, error?.code, error?.source?.pointer];
};

interface Online {
  id: string;
  slug: string;
  question: string;
}
async function online(bounds: object): Promise<Online> {
  const questions = [{ text: 'Hoe heet je?', question_type: 'text' }];
  const made = await ask('POST', 'forms', 'forms', { title: 'Kom je?', locale: 'nl', questions, ...bounds });
  expect(made.status).toBe(201);
  const { id, attributes } = made.body.data;
  await ask('POST', `forms/${id}/publish`);
  const [question] = attributes['questions'] as unknown as { question_id: string }[];
  return { id, slug: String(attributes['slug']), question: question?.question_id ?? '' };
}
const send = ({ id, question }: Online, value = 'Noor') =>
  ask('POST', `forms/${id}/submissions`, 'sent_submissions', {
    answers: [{ question_id: question, value }],
  });
const known = async ({ slug }: Online) => {
  const { body } = await server.call(first.host, 'GET', `/api/v1/forms/by_slug/${slug}`);
  const { intake, places_left: left } = body.data.attributes;
  return [intake, left];
};

test(
  'of many who send at once as many come in as there are places',
  async () => {
    const form = await online({ most_submissions: 10 });
    expect(await known(form)).toEqual(['open', 10]);
    const sent = await Promise.all(Array.from({ length: 60 }, (_, at) => send(form, `Noor ${at}`)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = sent.filter(({ status }) => status !== 200).map(problemOf);
    expect(new Set(refused.map(String))).toEqual(new Set([String([422, 'form_full', undefined])]));
    expect(await known(form)).toEqual(['full', 0]);
    const { body } = await ask('GET', `form_submissions?filter[form_id_eq]=${form.id}`);
    expect(body.data).toHaveLength(10);
  },
  patience(30_000),
);

test('what is removed gives its place back, and more places open it again', async () => {
  const form = await online({ most_submissions: 1 });
  expect((await send(form)).status).toBe(200);
  expect(problemOf(await send(form))).toEqual([422, 'form_full', undefined]);
  const { body } = await ask('GET', `form_submissions?filter[form_id_eq]=${form.id}`);
  const [{ id = '' } = {}] = body.data as unknown as { id: string }[];
  await ask('DELETE', `form_submissions/${id}`);
  expect(await known(form)).toEqual(['open', 1]);
  expect((await send(form)).status).toBe(200);
  await ask('PATCH', `forms/${form.id}`, 'forms', { most_submissions: 3 });
  expect(await known(form)).toEqual(['open', 2]);
  await ask('PATCH', `forms/${form.id}`, 'forms', { most_submissions: null });
  expect(await known(form)).toEqual(['open', null]);
});

test('nobody fills it in after its moment, which lies ahead when it is chosen', async () => {
  const start = server.clock.now;
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  const form = await online({ closes_at: after(10).toISOString() });
  expect((await send(form)).status).toBe(200);
  server.clock.now = after(10);
  expect(await known(form)).toEqual(['closed', null]);
  expect(problemOf(await send(form))).toEqual([422, 'form_closed', undefined]);
  const past = { title: 'Kom je toch?', closes_at: after(9).toISOString() };
  expect(problemOf(await ask('PATCH', `forms/${form.id}`, 'forms', past))).toEqual([
    422,
    'date_in_past',
    '/data/attributes/closes_at',
  ]);
  // Other changes are made while it stands there.
  const same = { title: 'Kom je toch?', closes_at: after(10).toISOString() };
  expect((await ask('PATCH', `forms/${form.id}`, 'forms', same)).status).toBe(200);
  await ask('PATCH', `forms/${form.id}`, 'forms', { closes_at: after(20).toISOString() });
  expect(await known(form)).toEqual(['open', null]);
  server.clock.now = start;
});

test('a full one stays closed when the oldest answers are forgotten', async () => {
  const form = await online({ most_submissions: 1 });
  await send(form);
  expect(await known(form)).toEqual(['full', 0]);
  await server.build.sql(
    first.id,
    "update form_submissions set created_at = now() - interval '400 days' where form_id = $1",
    [form.id],
  );
  const now = new Date();
  await inScope(server.running.services.pool, first.id, (scope) => forgetSubmissions({ scope, now }));
  expect(await known(form)).toEqual(['closed', 1]);
});

test('one whose moment has passed is not put online again before it has a later one', async () => {
  const closes_at = new Date(server.clock.now.getTime() + 60_000).toISOString();
  const { id } = await online({ closes_at });
  await ask('POST', `forms/${id}/close`);
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 120_000);
  expect(problemOf(await ask('POST', `forms/${id}/publish`))).toEqual([422, 'form_is_over', undefined]);
  const later = new Date(server.clock.now.getTime() + 60_000).toISOString();
  expect((await ask('PATCH', `forms/${id}`, 'forms', { closes_at: later })).status).toBe(200);
  expect((await ask('POST', `forms/${id}/publish`)).status).toBe(200);
  server.clock.now = now;
});
