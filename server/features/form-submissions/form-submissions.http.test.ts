/** Filling in a form: by its rules, once, by people; and what staff read of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalParts } from '#server/collected.ts';
import { removePerson } from '#server/features/personal-data/commands.ts';
import { forgetSubmissions } from './commands.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { documentOf } from '#tests/cases/case.ts';
import { solveChallenge } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());

interface Question {
  question_id: string;
  text: string;
  question_type: string;
}
const asStaff = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, attributes?: object) =>
  server.call(first.host, method, `/api/v1/${path}`, {
    as: staff,
    ...(attributes && { body: documentOf(path.split('/')[0] ?? '', attributes) }),
  });

/** A form that is online, with these questions. */
async function online(questions: readonly object[]): Promise<{ id: string; questions: Question[] }> {
  const made = await asStaff('POST', 'forms', { title: 'Kom je ook?', locale: 'nl', questions });
  const { id, attributes } = made.body.data;
  expect((await asStaff('POST', `forms/${id}/publish`)).status).toBe(200);
  return { id, questions: attributes['questions'] as unknown as Question[] };
}

async function send(
  form: { id: string; questions: Question[] },
  values: readonly (string | number | boolean | readonly string[] | null)[],
  over: { key?: string; attributes?: object } = {},
) {
  const answers = values.map((value, at) => ({ question_id: form.questions[at]?.question_id, value }));
  return server.call(first.host, 'POST', `/api/v1/forms/${form.id}/submissions`, {
    body: documentOf('sent_submissions', {
      answers,
      proof: await solveChallenge(server),
      ...over.attributes,
    }),
    ...(over.key && { headers: { 'idempotency-key': over.key } }),
  });
}
const problemsOf = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
  status,
  ...(body.errors as unknown as { code: string; source?: { pointer?: string } }[]).map(({ code, source }) =>
    `${code} ${source?.pointer ?? ''}`.trim(),
  ),
];
const received = async (id: string) => {
  const { body } = await asStaff('GET', `form_submissions?filter[form_id_eq]=${id}&sort=created_at`);
  return body.data as unknown as {
    id: string;
    attributes: { answers: (Question & { value: unknown })[]; read_at: string | null };
  }[];
};
const valuesOf = async (id: string) =>
  (await received(id)).map(({ attributes }) => attributes.answers.map(({ value }) => value));

const name = { text: 'Hoe heet je?', question_type: 'text', required: true };
const email = { text: 'Je mailadres?', question_type: 'email' };

test('what is sent is kept as it was asked, whatever becomes of the questions', async () => {
  const form = await online([name, email]);
  expect((await send(form, [' Noor ', 'noor@post.example'])).status).toBe(200);
  const [kept] = form.questions;
  await asStaff('PATCH', `forms/${form.id}`, { questions: [{ ...kept, text: 'Wat is je naam?' }] });
  expect((await send({ ...form, questions: form.questions.slice(0, 1) }, ['Sam'])).status).toBe(200);
  expect((await received(form.id)).map(({ attributes }) => attributes.answers)).toEqual([
    [
      { ...pick(form.questions[0]), value: 'Noor' },
      { ...pick(form.questions[1]), value: 'noor@post.example' },
    ],
    [{ ...pick(form.questions[0]), text: 'Wat is je naam?', value: 'Sam' }],
  ]);
});

test('what hangs on an answer is asked with that answer alone, and kept of nobody else', async () => {
  const [tick, diet] = ['a', 'b'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);
  const form = await online([
    { question_id: tick, text: 'Ik eet mee', question_type: 'checkbox' },
    {
      question_id: diet,
      text: 'Wat eet je?',
      question_type: 'multiple_choice',
      options: ['Alles', 'Niet alles'],
      required: true,
      condition: { question_id: tick, answer: 'true' },
    },
    {
      text: 'Wat niet?',
      question_type: 'text',
      required: true,
      condition: { question_id: diet, answer: 'Niet alles' },
    },
    name,
  ]);
  const at = (place: number) => `/data/attributes/answers/${place}/value`;
  // Their ids are those that the form gave.
  const hangsOn = form.questions.map((question) => (question as any).condition?.question_id as unknown);
  expect(hangsOn).toEqual([
    undefined,
    form.questions[0]?.question_id,
    form.questions[1]?.question_id,
    undefined,
  ]);
  expect(problemsOf(await send(form, [true, null, null, 'Noor']))).toEqual([422, `blank ${at(1)}`]);
  expect(problemsOf(await send(form, [true, 'Niet alles', '', 'Noor']))).toEqual([422, `blank ${at(2)}`]);
  for (const values of [
    [true, 'Niet alles', 'Noten', 'Noor'],
    [true, 'Alles', 'Noten', 'Sam'],
    // Also where it makes no sense.
    [false, 'Taart', 'Noten', 'Kim'],
  ])
    expect((await send(form, values)).status).toBe(200);
  expect(await valuesOf(form.id)).toEqual([
    [true, 'Niet alles', 'Noten', 'Noor'],
    [true, 'Alles', 'Sam'],
    [false, 'Kim'],
  ]);
});

const pick = (question: Question | undefined) => ({
  question_id: question?.question_id,
  text: question?.text,
  question_type: question?.question_type,
});

test('each problem is told at its answer, and nothing is kept', async () => {
  const form = await online([
    name,
    email,
    { text: 'Je nummer?', question_type: 'phone' },
    { text: 'Vanaf wanneer?', question_type: 'date' },
    { text: 'Hoe laat?', question_type: 'time' },
    { text: 'Je site?', question_type: 'url' },
  ]);
  const at = (place: number) => `/data/attributes/answers/${place}/value`;
  expect(problemsOf(await send(form, ['', 'geen', '12', '2026-02-30', '25:00', 'geen adres']))).toEqual([
    422,
    `blank ${at(0)}`,
    `invalid_email ${at(1)}`,
    `invalid_phone ${at(2)}`,
    `invalid_date ${at(3)}`,
    expect.stringContaining(at(4)),
    `invalid_url ${at(5)}`,
  ]);
  expect(problemsOf(await send(form, []))).toEqual([422, 'blank /data/attributes/answers']);
  expect(
    problemsOf(await send({ ...form, questions: [form.questions[0]!, form.questions[0]!] }, ['a', 'b'])),
  ).toEqual([422, 'unknown_record /data/attributes/answers/1/question_id']);
  expect(await received(form.id)).toEqual([]);
});

test('numbers, ticks and choices are kept as what they are, each by its settings', async () => {
  const choice = { question_type: 'multiple_choice', options: ['Soep', 'Brood'], allows_other: true };
  const form = await online([
    { text: 'Hoe ver woon je?', question_type: 'number', minimum: 0, maximum: 50, step: 0.5, unit: 'km' },
    { text: 'Kom je?', question_type: 'checkbox' },
    { text: 'Wat eet je?', ...choice },
    { text: 'Wat drink je?', ...choice, options: ['Thee'], allows_many: true },
  ]);
  const at = (place: number) => `/data/attributes/answers/${place}/value`;
  expect(problemsOf(await send(form, [0.7, 'ja', 12, ['Wijn', 'Sap']]))).toEqual([
    422,
    `off_step ${at(0)}`,
    `invalid_type ${at(1)}`,
    `inclusion ${at(2)}`,
    `inclusion ${at(3)}`,
  ]);
  expect(problemsOf(await send(form, [51, true, 'Soep', null]))).toEqual([422, `too_large ${at(0)}`]);
  expect(problemsOf(await send(form, [null, false, null, []]))).toEqual([
    422,
    'blank /data/attributes/answers',
  ]);
  expect((await send(form, [12.5, true, ' Taart ', ['Thee', 'Wijn']])).status).toBe(200);
  const [kept] = await received(form.id);
  expect(kept?.attributes.answers.map(({ value }) => value)).toEqual([12.5, true, 'Taart', ['Thee', 'Wijn']]);
  expect(kept?.attributes.answers[0]).toMatchObject({ unit: 'km' });
});

test('a day, a text and choices keep within what the form says', async () => {
  const form = await online([
    { text: 'Welke dag?', question_type: 'date', earliest: '2026-12-05', latest: '2026-12-24' },
    { text: 'In het kort?', question_type: 'text', longest: 10 },
    {
      text: 'Wat drink je?',
      question_type: 'multiple_choice',
      options: ['Thee', 'Sap', 'Melk'],
      allows_many: true,
      fewest_choices: 2,
      most_choices: 2,
    },
  ]);
  const at = (place: number) => `/data/attributes/answers/${place}/value`;
  const early = await send(form, ['2026-12-04', 'elf tekens!', ['Thee']]);
  expect(problemsOf(early)).toEqual([422, `too_early ${at(0)}`, `too_long ${at(1)}`, `too_few ${at(2)}`]);
  expect(JSON.stringify(early.body)).toContain('Kies 5 december 2026 of later');
  expect(problemsOf(await send(form, ['2026-12-25', null, ['Thee', 'Sap', 'Melk']]))).toEqual([
    422,
    `too_late ${at(0)}`,
    `too_many ${at(2)}`,
  ]);
  expect((await send(form, ['2026-12-05', 'tien teken', []])).status).toBe(200);
  expect((await send(form, ['2026-12-24', null, ['Sap', 'Melk']])).status).toBe(200);
});

test('sent twice by accident it is one, robots send nothing, and nothing is nothing', async () => {
  const form = await online([{ ...name, required: false }]);
  const key = 'inzending-1';
  const proof = await solveChallenge(server);
  const sent = await Promise.all([1, 2].map(() => send(form, ['Noor'], { key, attributes: { proof } })));
  expect(sent.map(({ status }) => status).toSorted()[0]).toBe(200);
  expect(await valuesOf(form.id)).toEqual([['Noor']]);
  expect(problemsOf(await send(form, ['Noor'], { attributes: { proof } }))).toEqual([
    422,
    'proof_of_work /data/attributes/proof',
  ]);
  expect(problemsOf(await send(form, ['Noor'], { attributes: { website: 'x' } }))).toEqual([
    422,
    'proof_of_work /data/attributes/website',
  ]);
  expect(problemsOf(await send(form, [null]))).toEqual([422, 'blank /data/attributes/answers']);
});

test('nobody fills it in once it is closed, and its answers stay until it is removed', async () => {
  const form = await online([name]);
  await send(form, ['Noor']);
  await asStaff('POST', `forms/${form.id}/close`);
  expect(problemsOf(await send(form, ['Sam']))).toEqual([422, 'form_closed']);
  expect(await valuesOf(form.id)).toEqual([['Noor']]);
  expect((await asStaff('DELETE', `forms/${form.id}`)).status).toBe(204);
  expect(await received(form.id)).toEqual([]);
});

test('staff say what they read, and remove what should not be there', async () => {
  const form = await online([name]);
  await send(form, ['Noor']);
  await send(form, ['Sam']);
  const [one, two] = await received(form.id);
  const counted = async () => {
    const { submissions, unread } = (await asStaff('GET', `forms/${form.id}`)).body.data.attributes;
    return [submissions, unread];
  };
  expect(await counted()).toEqual([2, 2]);
  const read = (value: boolean) => asStaff('POST', `form_submissions/${one?.id}/read`, { read: value });
  expect((await read(true)).body.data.attributes['read_at']).not.toBeNull();
  expect(await counted()).toEqual([2, 1]);
  const beside = async (id: string | undefined) => {
    const { newer_id: newer, older_id: older } = (await asStaff('GET', `form_submissions/${id}`)).body.data
      .attributes;
    return [newer, older];
  };
  // Sent at the same moment: in the order of their ids.
  expect([await beside(one?.id), await beside(two?.id)]).toEqual([
    [null, two?.id],
    [one?.id, null],
  ]);
  await server.build.sql(
    first.id,
    "update form_submissions set created_at = created_at + interval '1 second' where id = $1",
    [two?.id],
  );
  expect([await beside(one?.id), await beside(two?.id)]).toEqual([
    [two?.id, null],
    [null, one?.id],
  ]);
  const unread = await asStaff('GET', `form_submissions?filter[form_id_eq]=${form.id}&filter[unread]=true`);
  expect((unread.body.data as unknown as { id: string }[]).map(({ id }) => id)).toEqual([two?.id]);
  expect((await read(false)).body.data.attributes['read_at']).toBeNull();
  expect((await asStaff('DELETE', `form_submissions/${two?.id}`)).status).toBe(204);
  expect([await counted(), await valuesOf(form.id)]).toEqual([[1, 1], [['Noor']]]);
});

test('the counts are those of the answers, whatever becomes of many at once or was counted elsewhere', async () => {
  const [one, two] = [await online([name]), await online([name])];
  const many = (sql: string, values: unknown[] = []) => server.build.sql(first.id, sql, values);
  const counts = async () =>
    many(
      `select f.submissions - count(s.id)::int as submissions, f.unread - count(s.id) filter (where s.read_at is null)::int as unread,
         f.last_submitted_at >= max(s.created_at) as is_last
       from forms f left join form_submissions s on s.volunteer_center_id = f.volunteer_center_id and s.form_id = f.id
       where f.id = any($1) group by f.volunteer_center_id, f.id`,
      [[one.id, two.id]],
    );
  const right = { submissions: 0, unread: 0, is_last: true };
  for (const sql of [
    `insert into form_submissions (volunteer_center_id, id, form_id, answers, read_at, created_at)
     select ${first.id}, gen_random_uuid(), (array['${one.id}', '${two.id}']::uuid[])[1 + n % 2], '[]',
       case when n % 3 = 0 then now() end, now() + n * interval '1 second'
     from generate_series(1, 60) n`,
    `update form_submissions set read_at = case when read_at is null then now() end where form_id in ('${one.id}', '${two.id}')`,
    `delete from form_submissions where form_id in ('${one.id}', '${two.id}') and read_at is null`,
    `update form_submissions set form_id = '${two.id}'
     where id in (select id from form_submissions where form_id = '${one.id}' limit 7)`,
  ]) {
    await many(sql);
    expect(await counts(), sql).toEqual([right, right]);
  }
  const [brought] = await many(
    `insert into forms (volunteer_center_id, id, locale, title, slug, submissions, unread, last_submitted_at)
     values ($1, gen_random_uuid(), 'nl', 'Van elders', 'van-elders', 5, 4, now()) returning submissions, unread, last_submitted_at is not null as had`,
    [first.id],
  );
  expect(brought).toEqual({ submissions: 0, unread: 0, had: true });
});

test('looking at answers is on the record, once an hour for each reader', async () => {
  const form = await online([name]);
  const looks = async (id: string) =>
    (
      await server.build.sql(
        first.id,
        "select actor_id from audit_events where act = 'look_up' and subject_id = $1",
        [id],
      )
    ).map((row) => row['actor_id']);
  // Nothing came in yet: there was nothing to see.
  await received(form.id);
  expect(await looks(form.id)).toEqual([]);
  await send(form, ['Noor']);
  const [one] = await received(form.id);
  await received(form.id);
  await asStaff('GET', `form_submissions/${one?.id}`);
  expect([await looks(form.id), await looks(one?.id ?? '')]).toEqual([[staff.userId], [staff.userId]]);
});

test('what has to be agreed to is asked as it says now, and kept as it was agreed to', async () => {
  const form = await online([name]);
  const agreeTo = async (consent_text: string | null) => {
    const { body } = await asStaff('PATCH', `forms/${form.id}`, { consent_text });
    return body.data.attributes['consent_version'];
  };
  const sent = async (consent_version?: number | null, value: string | null = 'Noor') => {
    const given = await send(form, [value], { attributes: { consent_version } });
    return given.status === 200 ? 200 : problemsOf(given);
  };
  const at = '/data/attributes/consent_version';
  const [unagreed, outdated] = [`blank ${at}`, `inclusion ${at}`];
  // Where nothing has to be agreed to nothing is.
  expect([await sent(), await sent(7)]).toEqual([200, 200]);
  expect(await agreeTo('Jullie mogen me mailen')).toBe(1);
  expect([await sent(), await sent(null), await sent(0), await sent(2)]).toEqual(
    [unagreed, unagreed, outdated, outdated].map((problem) => [422, problem]),
  );
  // All that is wrong at once.
  expect(await sent(null, null)).toEqual([422, 'blank /data/attributes/answers/0/value', unagreed]);
  expect(await sent(1)).toBe(200);
  // The same text is the same; another asks anew, also the same one after there was none.
  expect(await agreeTo('Jullie mogen me mailen')).toBe(1);
  expect(await agreeTo('Jullie mogen me bellen')).toBe(2);
  expect(await sent(1)).toEqual([422, outdated]);
  expect(await sent(2)).toBe(200);
  expect([await agreeTo(null), await sent(null), await agreeTo('Jullie mogen me bellen')]).toEqual([
    2, 200, 3,
  ]);
  const kept = (await received(form.id)) as unknown as { attributes: { agreed_to: string | null } }[];
  expect(kept.map(({ attributes }) => attributes.agreed_to)).toEqual([
    null,
    null,
    'Jullie mogen me mailen',
    'Jullie mogen me bellen',
    null,
  ]);
  const file = await server.running.app.inject({
    url: `/api/v1/forms/${form.id}/submissions/export?format=csv`,
    headers: { host: first.host, ...staff.headers, 'accept-language': 'nl' },
  });
  const rows = file.payload.trim().split('\r\n');
  expect([rows[0], rows[3]?.split(';').slice(2)]).toEqual([
    expect.stringContaining(';Hoe heet je?;Akkoord met'),
    ['Noor', 'Jullie mogen me mailen'],
  ]);
});

test('it goes after the days of its form, and with the account that proved to have the address in it', async () => {
  const [form, longer] = [await online([name, email]), await online([name])];
  const kept = (id: string, retention_days: number) => asStaff('PATCH', `forms/${id}`, { retention_days });
  expect([(await kept(form.id, 27)).status, (await kept(form.id, 731)).status]).toEqual([422, 422]);
  expect((await kept(form.id, 90)).body.data.attributes['retention_days']).toBe(90);
  await send(longer, ['Fatma']);
  const person = await server.build.user();
  await send(form, ['Noor', person.email.toUpperCase()]);
  await send(form, ['Sam', `niet-${person.email}`]);
  await inScope(server.running.services.pool, first.id, (scope) =>
    removePerson(scope, { personalParts }, person.id, { now: server.clock.now, isProvenNow: true }),
  );
  expect((await valuesOf(form.id)).map(([value]) => value)).toEqual(['Sam']);
  const daysLater = (days: number) =>
    inScope(server.running.services.pool, first.id, (scope) =>
      forgetSubmissions({ scope, now: new Date(server.clock.now.getTime() + days * 86_400_000) }),
    );
  await daysLater(89);
  expect(await received(form.id)).toHaveLength(1);
  await daysLater(91);
  expect(await received(form.id)).toEqual([]);
  // A year, unless its maker says otherwise.
  await daysLater(364);
  expect(await received(longer.id)).toHaveLength(1);
  // What was told holds, whatever is told to others since; shorter goes at once.
  await kept(longer.id, 730);
  await daysLater(366);
  expect(await received(longer.id)).toEqual([]);
  await send(longer, ['Fatma']);
  await kept(longer.id, 28);
  await daysLater(29);
  expect(await received(longer.id)).toEqual([]);
});

test('answers are found by their words, and by what was answered to one question', async () => {
  const form = await online([
    name,
    { text: 'Wat eet je?', question_type: 'multiple_choice', options: ['Soep', 'Brood, wit'] },
    { text: 'Wat drink je?', question_type: 'multiple_choice', options: ['Thee', 'Sap'], allows_many: true },
    { text: 'Kom je?', question_type: 'checkbox' },
    { text: 'Je nummer?', question_type: 'phone' },
    { text: 'Welke dag?', question_type: 'date' },
    { text: 'Hoe ver?', question_type: 'number', step: 0.5 },
  ]);
  await send(form, ['Noor van den Berg', 'Soep', ['Thee', 'Sap'], true, '06 12 34 56 78', '2026-12-05', 2.5]);
  await send(form, ['Soep', 'Brood, wit', ['Thee'], false, null, null, null]);
  const [, eats, drinks, comes] = form.questions.map(({ question_id }) => question_id);
  const found = async (filter: string, value: string) => {
    const query = new URLSearchParams({ 'filter[form_id_eq]': form.id, [`filter[${filter}]`]: value });
    const { status, body } = await asStaff('GET', `form_submissions?${query}`);
    if (status !== 200) return status;
    return (body.data as unknown as Awaited<ReturnType<typeof received>>).map(
      ({ attributes }) => attributes.answers[0]?.value,
    );
  };
  for (const q of ['noor', 'vdberg soep', '+31612345678', 'sap', '05-12-2026', '2,5'])
    expect(await found('q', q), q).toEqual(['Noor van den Berg']);
  for (const q of ['wat eet', 'true', 'zeep']) expect(await found('q', q), q).toEqual([]);
  expect(await found('answer', `${eats}:Soep`)).toEqual(['Noor van den Berg']);
  expect(await found('answer', `${eats}:Brood, wit`)).toEqual(['Soep']);
  expect(await found('answer', `${drinks}:Sap`)).toEqual(['Noor van den Berg']);
  expect(await found('answer', `${drinks}:Thee`)).toHaveLength(2);
  expect(await found('answer', `${comes}:false`)).toEqual(['Soep']);
  for (const wanted of [
    `${eats}:`,
    `${eats}:soep`,
    `${comes}:Soep`,
    `${form.id}:Soep`,
    `${eats}:%`,
    `${eats}:"`,
  ])
    expect(await found('answer', wanted), wanted).toEqual([]);
  for (const wanted of ['Soep', `${eats}`, `x:${eats}`, `${eats}:\u0000`, `${eats}:${'x'.repeat(400)}`])
    expect(await found('answer', wanted), wanted).toBe(400);
});

test('what is answered in English is kept as it was asked, with the option that it is', async () => {
  const question = {
    text: 'Wat eet je?',
    text_en: 'What do you eat?',
    question_type: 'multiple_choice',
    options: ['Soep', 'Brood'],
    options_en: ['Soup', 'Bread'],
    required: true,
  };
  const form = await online([question]);
  const english = {
    has_english: true,
    title_en: 'Eating together',
    consent_text: 'Jullie mogen mij bellen',
    consent_text_en: 'You may call me',
  };
  expect((await asStaff('PATCH', `forms/${form.id}`, english)).status).toBe(200);
  const sent = (locale: string) => send(form, ['Soep'], { attributes: { locale, consent_version: 1 } });
  expect([(await sent('en')).status, (await sent('nl')).status]).toEqual([200, 200]);
  const kept = (await received(form.id)) as unknown as {
    attributes: { answers: { text: string; value: string; labels?: string[] }[]; agreed_to: string };
  }[];
  expect(kept.map(({ attributes }) => [attributes.answers[0], attributes.agreed_to])).toMatchObject([
    [{ text: 'What do you eat?', value: 'Soep', labels: ['Soup'] }, 'You may call me'],
    [{ text: 'Wat eet je?', value: 'Soep' }, 'Jullie mogen mij bellen'],
  ]);
  const wrong = { questions: [{ ...question, options_en: ['Soup'] }] };
  const answer = await asStaff('PATCH', `forms/${form.id}`, wrong);
  expect(problemsOf(answer)).toEqual([422, 'as_many_options /data/attributes/questions/0/options_en']);
});
