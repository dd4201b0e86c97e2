/** How often each thing was answered: counted as answers come and go, and nothing that somebody wrote. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { solveChallenge } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { forgetSubmissions } from '../commands.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

const asked = [
  { text: 'Hoe heet je?', question_type: 'text' },
  { text: 'Wat eet je?', question_type: 'multiple_choice', options: ['Soep', 'Brood'], allows_other: true },
  { text: 'Wat drink je?', question_type: 'multiple_choice', options: ['Thee', 'Sap'], allows_many: true },
  { text: 'Kom je?', question_type: 'checkbox' },
  { text: 'Hoe ver?', question_type: 'number', unit: 'km', minimum: -5, step: 0.5 },
  { text: 'Welke dag?', question_type: 'date' },
  { text: 'Hoe laat?', question_type: 'time' },
] as const;

interface Question {
  question_id: string;
}
interface Form {
  id: string;
  questions: Question[];
}
interface Counted {
  text: string;
  answered: number;
  own: number;
  values: { value: string; before: string | null; answers: number }[];
  figures: object | null;
}

const asStaff = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, attributes?: object) =>
  server.call(first.host, method, `/api/v1/${path}`, {
    as: staff,
    ...(attributes && { body: documentOf(path.split('/')[0] ?? '', attributes) }),
  });

async function online(): Promise<Form> {
  const { body } = await asStaff('POST', 'forms', { title: 'Kom je ook?', locale: 'nl', questions: asked });
  const { id, attributes } = body.data;
  expect((await asStaff('POST', `forms/${id}/publish`)).status).toBe(200);
  return { id, questions: attributes['questions'] as unknown as Question[] };
}

async function send({ id, questions }: Form, values: readonly unknown[]): Promise<void> {
  const answers = values.map((value, at) => ({ question_id: questions[at]?.question_id, value }));
  const body = documentOf('sent_submissions', { answers, proof: await solveChallenge(server) });
  const { status } = await server.call(first.host, 'POST', `/api/v1/forms/${id}/submissions`, { body });
  expect(status).toBe(200);
}

async function summary(id: string): Promise<Counted[]> {
  const { body } = await asStaff('GET', `forms/${id}/submissions/summary`);
  return body.data.attributes['questions'] as unknown as Counted[];
}
/** In short: the question, how many answered, of them by their own words, and how often each. */
const short = async (id: string) =>
  (await summary(id)).map(({ text, answered, own, values }) => [
    text,
    answered,
    own,
    values.map(({ value, answers }) => `${value}: ${answers}`).join(', '),
  ]);

test('each question has how often each thing was answered, also what was not', async () => {
  const form = await online();
  await send(form, ['Noor', 'Soep', ['Thee', 'Sap'], true, 2.5, '2026-12-24', '09:30']);
  await send(form, ['Sam', 'een appel', ['Thee'], false, -5, '2026-12-24', '11:05']);
  await send(form, ['Bo', 'Soep', [], true, 2.5, '2026-12-01', null]);
  expect(await short(form.id)).toEqual([
    ['Hoe heet je?', 3, 0, ''],
    ['Wat eet je?', 3, 1, 'Soep: 2, Brood: 0'],
    ['Wat drink je?', 2, 0, 'Thee: 2, Sap: 1'],
    ['Kom je?', 3, 0, 'true: 2, false: 1'],
    ['Hoe ver?', 3, 0, '-5: 1, 2.5: 2'],
    ['Welke dag?', 3, 0, '2026-12-01: 1, 2026-12-24: 2'],
    ['Hoe laat?', 2, 0, '09: 1, 10: 0, 11: 1'],
  ]);
  const all = await summary(form.id);
  expect(all[4]?.figures).toEqual({ least: -5, average: 0, most: 2.5 });
  expect(JSON.stringify(all)).not.toMatch(/Noor|appel/);
});

test('what is removed, read, forgotten or asked otherwise is counted as it is then', async () => {
  const form = await online();
  const [, eats] = form.questions;
  await send(form, ['Noor', 'Soep', [], true, 1, null, null]);
  await send(form, ['Sam', 'Brood', [], false, 7, null, null]);
  const { body } = await asStaff('GET', `form_submissions?filter[form_id_eq]=${form.id}&sort=created_at`);
  const [noor] = body.data;
  await asStaff('POST', `form_submissions/${noor?.id}/read`, { read: true });
  expect((await short(form.id))[1]).toEqual(['Wat eet je?', 2, 0, 'Soep: 1, Brood: 1']);
  await asStaff('DELETE', `form_submissions/${noor?.id}`);
  expect((await short(form.id))[1]).toEqual(['Wat eet je?', 1, 0, 'Soep: 0, Brood: 1']);
  // Asked no more: its answers are still counted, and what could be chosen and was not is gone.
  await asStaff('PATCH', `forms/${form.id}`, { questions: form.questions.filter((one) => one !== eats) });
  expect((await short(form.id)).at(-1)).toEqual(['Wat eet je?', 1, 0, 'Brood: 1']);
  const now = new Date(server.clock.now.getTime() + 366 * 86_400_000);
  await inScope(server.running.services.pool, first.id, (scope) => forgetSubmissions({ scope, now }));
  const left = await server.build.sql(
    first.id,
    'select count(*)::int as counts from form_answer_counts where form_id = $1',
    [form.id],
  );
  expect(left).toEqual([{ counts: 0 }]);
  expect((await asStaff('DELETE', `forms/${form.id}`)).status).toBe(204);
});

test('many numbers and days are put together, and none is lost', async () => {
  const form = await online();
  const [, , , , far, day] = form.questions;
  await server.build.sql(
    first.id,
    `insert into form_submissions (volunteer_center_id, id, form_id, answers)
     select $1, gen_random_uuid(), $2, jsonb_build_array(
       jsonb_build_object('questionId', $3::text, 'text', 'Hoe ver?', 'questionType', 'number', 'value', n * 0.5 - 5),
       jsonb_build_object('questionId', $4::text, 'text', 'Welke dag?', 'questionType', 'date',
         'value', to_char(date '2026-11-20' + n, 'YYYY-MM-DD')))
     from generate_series(0, 99) n`,
    [first.id, form.id, far?.question_id, day?.question_id],
  );
  const all = await summary(form.id);
  expect(all[4]?.values.map(({ value, before, answers }) => [value, before, answers])).toEqual([
    ['-10', '0', 10],
    ['0', '10', 20],
    ['10', '20', 20],
    ['20', '30', 20],
    ['30', '40', 20],
    ['40', '50', 10],
  ]);
  expect((await short(form.id))[5]?.[3]).toBe('2026-11: 11, 2026-12: 31, 2027-01: 31, 2027-02: 27');
});

test('of people who answer at once each is counted', async () => {
  const form = await online();
  await Promise.all(
    Array.from({ length: 8 }, () => send(form, ['Noor', 'Soep', ['Thee'], true, 3, null, null])),
  );
  expect((await short(form.id)).slice(1, 5).map(([, answered]) => answered)).toEqual([8, 8, 8, 8]);
});
