/** The answers to a form as a file: a column for each question, also for those that are asked no more, and written down. */
import { randomUUID } from 'node:crypto';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf } from '#tests/cases/case.ts';
import { patience } from '#tests/support/pace.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer({ now: new Date('2026-11-24T09:00:00Z') });
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

const asked = [
  { text: 'Hoe heet je?', question_type: 'text' },
  { text: 'Je nummer?', question_type: 'phone' },
  { text: 'Vanaf wanneer?', question_type: 'date' },
  { text: 'Hoe ver?', question_type: 'number', unit: 'km' },
  { text: 'Kom je?', question_type: 'checkbox' },
  { text: 'Wat eet je?', question_type: 'multiple_choice', options: ['Soep', 'Brood'], allows_many: true },
  { text: 'Lees dit', question_type: 'info_section' },
] as const;

interface Question {
  question_id: string;
  text: string;
  question_type: string;
  unit?: string | null;
}

async function makeForm() {
  const { body } = await server.call(first.host, 'POST', '/api/v1/forms', {
    as: staff,
    body: documentOf('forms', { title: 'Kom je ook?', locale: 'nl', questions: asked }),
  });
  return { id: body.data.id, questions: body.data.attributes['questions'] as unknown as Question[] };
}

/** As somebody filled it in. */
async function answer(form: Awaited<ReturnType<typeof makeForm>>, values: readonly unknown[]) {
  const answers = values.flatMap((value, at) => {
    const { question_id, text, question_type, unit } = form.questions[at]!;
    const question = { questionId: question_id, text, questionType: question_type, ...(unit && { unit }) };
    return value === null ? [] : [{ ...question, value }];
  });
  await server.build.sql(
    first.id,
    'insert into form_submissions (volunteer_center_id, id, form_id, answers, created_at) values ($1, $2, $3, $4, $5)',
    [first.id, randomUUID(), form.id, JSON.stringify(answers), server.clock.now],
  );
}

async function fetched(id: string, format: 'csv' | 'xlsx', locale = 'nl') {
  const answered = await server.running.app.inject({
    method: 'GET',
    url: `/api/v1/forms/${id}/submissions/export?format=${format}`,
    headers: { host: first.host, ...staff.headers, 'accept-language': locale },
  });
  expect(answered.statusCode).toBe(200);
  return answered;
}
const rowsOf = async (id: string) => {
  const [sheet] = await readXlsx((await fetched(id, 'xlsx')).rawPayload);
  return sheet?.data ?? [];
};

test('numbers, days and ticks are that, in both kinds of file, and no answer is reckoned', async () => {
  const form = await makeForm();
  await answer(form, ['=1+1', '+31612345678', '2026-12-24', 12.5, true, ['Soep', 'Brood']]);
  await answer(form, ['Sam', null, null, null, false, null]);
  const [heads, ...rows] = await rowsOf(form.id);
  expect(heads).toEqual([
    'Ingestuurd op',
    'Tijd',
    'Hoe heet je?',
    'Je nummer?',
    'Vanaf wanneer?',
    'Hoe ver? (km)',
    'Kom je?',
    'Wat eet je?',
  ]);
  const day = new Date('2026-11-24');
  expect(rows).toEqual(
    expect.arrayContaining([
      [day, '10:00', '=1+1', '+31612345678', new Date('2026-12-24'), 12.5, 'Ja', 'Soep, Brood'],
      [day, '10:00', 'Sam', null, null, null, 'Nee', null],
    ]),
  );
  const csv = await fetched(form.id, 'csv', 'en');
  expect(csv.headers['content-disposition']).toContain('answers-2026-11-24.csv');
  expect(csv.payload).toContain("2026-11-24;10:00;'=1+1;06 12 34 56 78;2026-12-24;12,5;Yes;Soep, Brood\r\n");
  const { body } = await server.call(first.host, 'GET', '/api/v1/audit_events?filter[act_eq]=export', {
    as: staff,
  });
  expect(body.data[0]?.attributes).toMatchObject({ subject_type: 'forms', subject_id: form.id });
});

test('a question that was answered and is asked no more keeps its column; one that was not has none', async () => {
  const form = await makeForm();
  await answer(form, ['Noor', null, null, 3]);
  const change = async (questions: readonly object[]) => {
    const { body } = await server.call(first.host, 'PATCH', `/api/v1/forms/${form.id}`, {
      as: staff,
      body: documentOf('forms', { questions }),
    });
    return body.data.attributes as unknown as { former_questions: Question[] };
  };
  const [name] = form.questions;
  const { former_questions: former } = await change([name!]);
  expect(former.map(({ text }) => text)).toEqual(['Hoe ver?']);
  // Put back it is the same again, whatever it is called; as an explanation it is another one.
  const distance = form.questions[3]!;
  expect(
    (await change([name!, { ...distance, text: 'Hoe ver is het?', unit: 'm' }])).former_questions,
  ).toEqual([]);
  expect((await rowsOf(form.id)).map((cells) => cells.at(-1))).toEqual(['Hoe ver is het? (m)', '3 km']);
  const explained = await change([name!, { ...distance, question_type: 'info_section', unit: undefined }]);
  expect(explained.former_questions.map(({ text }) => text)).toEqual(['Hoe ver is het?']);
  await change([name!, { ...distance, unit: 'km' }]);
  await change([name!]);
  // What is asked as a new question is another one.
  await change([name!, { text: 'Hoe ver?', question_type: 'number' }]);
  const [heads, row] = await rowsOf(form.id);
  expect(heads).toEqual(['Ingestuurd op', 'Tijd', 'Hoe heet je?', 'Hoe ver?', 'Hoe ver? (km)']);
  expect(row?.slice(2)).toEqual(['Noor', null, 3]);
});

test('all of many are in it once, the first one first', { timeout: patience(60_000) }, async () => {
  const form = await makeForm();
  const [name] = form.questions;
  await server.build.sql(
    first.id,
    `insert into form_submissions (volunteer_center_id, id, form_id, answers, created_at)
     select $1, gen_random_uuid(), $2, jsonb_build_array(jsonb_build_object('questionId', $3::text, 'value', 'Rij ' || n)),
       timestamptz '2026-11-20 10:00:00.123456' + (n / 2) * interval '1 microsecond'
     from generate_series(1, 3500) n`,
    [first.id, form.id, name!.question_id],
  );
  const rows = (await rowsOf(form.id)).slice(1);
  const numbers = rows.map(([, , text]) => Number(String(text).slice(4)));
  expect(new Set(numbers).size).toBe(3500);
  expect(numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0) - 2)).toBe(true);
});
