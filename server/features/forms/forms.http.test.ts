/** Forms as staff make them: their address, what is asked, and what becomes of it when it changes. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf } from '#tests/cases/case.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['content_manager'] });
});
afterAll(() => server.close());

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, attributes?: object) =>
  server.call(first.host, method, `/api/v1/forms${path}`, {
    as: staff,
    ...(attributes && { body: documentOf('forms', attributes) }),
  });
const make = async (attributes: object = {}) => {
  const answer = await ask('POST', '', { title: 'Vrijwilligersdag', locale: 'nl', ...attributes });
  expect(answer.status).toBe(201);
  return answer.body.data as { id: string; attributes: Record<string, any> };
};
const name = { text: 'Hoe heet je?', question_type: 'text', required: true };
const visit = (slug: unknown, host = first.host) =>
  server.call(host, 'GET', `/api/v1/forms/by_slug/${String(slug)}`);
const problems = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  const errors = body.errors as unknown as { code: string; source?: { pointer?: string } }[];
  return [status, ...errors.map(({ code, source }) => `${code} ${source?.pointer ?? ''}`.trim())];
};

test('the address follows from the title, and is chosen where somebody wants another', async () => {
  const slugs = [
    (await make({ title: 'Kom je óók?' })).attributes['slug'],
    (await make({ title: 'Kom je ook' })).attributes['slug'],
    (await make({ slug: 'Anders' })).attributes['slug'],
  ];
  expect(slugs).toEqual(['kom-je-ook', 'kom-je-ook-2', 'anders']);
  expect(await problems(ask('POST', '', { title: 'Nog een', locale: 'nl', slug: 'anders' }))).toEqual([
    422,
    'taken /data/attributes/slug',
  ]);
  expect(await problems(ask('POST', '', { title: '你好', locale: 'nl', slug: 'met spatie' }))).toEqual([
    422,
    'invalid /data/attributes/slug',
  ]);
});

test('two who begin a form of the same title at once get an address each', async () => {
  const made = await Promise.all([1, 2, 3].map(() => make({ title: 'Tegelijk' })));
  expect(made.map(({ attributes }) => attributes['slug']).toSorted()).toEqual([
    'tegelijk',
    'tegelijk-2',
    'tegelijk-3',
  ]);
});

test('visitors know of a form from when it is online, also once it is closed, and of none elsewhere', async () => {
  const form = await make({ title: 'Open dag', questions: [name] });
  const seen = async () => {
    const answers = [
      await visit('open-dag'),
      await server.call(first.host, 'GET', `/api/v1/forms/${form.id}/online`),
    ];
    const said = answers.map(({ status, body }) =>
      status === 200 ? body.data.attributes['status'] : status,
    );
    // Known by its address and by its id alike.
    expect(said[1]).toBe(said[0]);
    return said[0];
  };
  expect(await seen()).toBe(404);
  await ask('POST', `/${form.id}/publish`);
  expect([await seen(), (await visit('open-dag', second.host)).status]).toEqual(['published', 404]);
  await ask('POST', `/${form.id}/close`);
  expect(await seen()).toBe('closed');
  expect(await problems(ask('POST', `/${form.id}/close`))).toEqual([
    422,
    'move_refused /data/attributes/status',
  ]);
  await ask('POST', `/${form.id}/publish`);
  expect(await seen()).toBe('published');
});

test('nothing goes online that asks nothing, nor stays so', async () => {
  const explains = { text: 'Goed om te weten', question_type: 'info_section', required: true };
  const form = await make({ questions: [explains] });
  expect(form.attributes['questions'][0].required).toBe(false);
  expect(await problems(ask('POST', `/${form.id}/publish`))).toEqual([
    422,
    'blank /data/attributes/questions',
  ]);
  await ask('PATCH', `/${form.id}`, { questions: [explains, name] });
  expect((await ask('POST', `/${form.id}/publish`)).status).toBe(200);
  expect(await problems(ask('PATCH', `/${form.id}`, { questions: [explains] }))).toEqual([
    422,
    'blank /data/attributes/questions',
  ]);
});

test('a question keeps its id wherever it is moved, and nobody brings one of their own', async () => {
  const form = await make({ questions: [name, { ...name, text: 'Waar woon je?' }] });
  const [one, two] = form.attributes['questions'] as { question_id: string }[];
  const { body } = await ask('PATCH', `/${form.id}`, {
    questions: [
      { ...two, text: 'In welke plaats woon je?' },
      one,
      { ...one, text: 'Nog eens?' },
      { ...name, question_id: '01935e00-0000-7000-8000-00000000aaaa' },
    ],
  });
  const ids = (body.data.attributes['questions'] as { question_id: string }[]).map((row) => row.question_id);
  expect(ids.slice(0, 2)).toEqual([two?.question_id, one?.question_id]);
  expect(new Set(ids).size).toBe(4);
  expect(ids).not.toContain('01935e00-0000-7000-8000-00000000aaaa');
});

test('of its settings a question keeps those of its kind, and what they say together must hold', async () => {
  const settings = {
    options: ['Ja'],
    allows_many: true,
    is_select: true,
    minimum: 1,
    unit: 'km',
    long_answer: true,
    longest: 40,
    earliest: '2026-12-05',
    fewest_choices: 1,
  };
  const asked = ['text', 'number', 'multiple_choice', 'date', 'email'].map((question_type) => ({
    text: 'Wat?',
    question_type,
    ...settings,
  }));
  const { attributes } = await make({ questions: asked });
  const kept = (attributes['questions'] as Record<string, unknown>[]).map(
    ({ question_id: _id, text: _text, help: _help, required: _required, question_type: _type, ...rest }) =>
      Object.fromEntries(Object.entries(rest).filter(([field]) => !field.endsWith('_en'))),
  );
  expect(kept).toEqual([
    { long_answer: true, longest: 40 },
    { long_answer: false, minimum: 1, maximum: null, step: null, unit: 'km' },
    {
      long_answer: false,
      options: ['Ja'],
      allows_many: true,
      allows_other: false,
      is_select: false,
      fewest_choices: 1,
      most_choices: null,
    },
    { long_answer: false, earliest: '2026-12-05', latest: null },
    { long_answer: false },
  ]);
  const at = (place: number, field: string) => `/data/attributes/questions/${place}/${field}`;
  const many = {
    text: 'Welke?',
    question_type: 'multiple_choice',
    options: ['Ja', 'Nee'],
    allows_many: true,
  };
  expect(
    await problems(
      ask('POST', '', {
        title: 'Kies',
        locale: 'nl',
        questions: [
          { text: '', question_type: 'multiple_choice' },
          { text: 'Hoeveel?', question_type: 'number', minimum: 5, maximum: 4, step: 0 },
          { text: 'Welke?', question_type: 'multiple_choice', options: ['Ja', ' Ja '] },
          { text: 'Welke?', question_type: 'multiple_choice', options: ['_own'] },
          { text: 'Wanneer?', question_type: 'date', earliest: '2026-12-05', latest: '2026-12-04' },
          { text: 'Waarom?', question_type: 'text', longest: 301 },
          { ...many, fewest_choices: 3, most_choices: 0 },
          { ...many, fewest_choices: 2, most_choices: 1 },
        ],
      }),
    ),
  ).toEqual([
    422,
    `blank ${at(0, 'text')}`,
    `blank ${at(0, 'options')}`,
    `too_small ${at(1, 'step')}`,
    `too_small ${at(1, 'maximum')}`,
    `duplicate ${at(2, 'options')}`,
    `invalid ${at(3, 'options/0')}`,
    `end_before_start ${at(4, 'latest')}`,
    `too_large ${at(5, 'longest')}`,
    `too_small ${at(6, 'most_choices')}`,
    `too_large ${at(6, 'fewest_choices')}`,
    `too_small ${at(7, 'most_choices')}`,
  ]);
});

test('what hangs on an answer is told where that cannot be, and stays with its question in a copy', async () => {
  const [tick, other] = ['a', 'b'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);
  const asked = { question_id: tick, text: 'Ik eet mee', question_type: 'checkbox' };
  const hung = { ...name, condition: { question_id: tick, answer: 'true' } };
  const page = { text: 'Eten', question_type: 'info_section', starts_page: true };
  const at = (place: number, field: string) => `/data/attributes/questions/${place}/${field}`;
  expect(
    await problems(
      ask('POST', '', {
        title: 'Eten',
        locale: 'nl',
        questions: [
          hung,
          asked,
          { ...name, condition: { question_id: tick, answer: 'misschien' } },
          { ...page, condition: { question_id: tick, answer: 'false' } },
          hung,
          { ...name, condition: { question_id: other, answer: 'true' } },
          page,
          page,
          page,
        ],
      }),
    ),
  ).toEqual([
    422,
    `not_before ${at(0, 'condition')}`,
    `inclusion ${at(2, 'condition')}`,
    `never_asked ${at(4, 'condition')}`,
    `not_before ${at(5, 'condition')}`,
    `too_many_pages ${at(8, 'starts_page')}`,
  ]);
  const hangsOn = ({ attributes }: Awaited<ReturnType<typeof make>>) => {
    const [one, two] = attributes['questions'];
    return [one.question_id === tick, two.condition.question_id === one.question_id];
  };
  const form = await make({ questions: [asked, hung] });
  expect(hangsOn(form)).toEqual([false, true]);
  const copy = await make({ questions: form.attributes['questions'] });
  expect(hangsOn(copy)).toEqual([false, true]);
  expect(copy.attributes['questions'][0].question_id).not.toBe(form.attributes['questions'][0].question_id);
});

test('a save over that of somebody else is refused, and each problem is told at its question', async () => {
  const form = await make();
  await ask('PATCH', `/${form.id}`, { title: 'Eerder', lock_version: 0 });
  expect(await problems(ask('PATCH', `/${form.id}`, { title: 'Later', lock_version: 0 }))).toEqual([
    409,
    'stale /data/attributes/lock_version',
  ]);
  expect(
    await problems(
      ask('PATCH', `/${form.id}`, {
        questions: [name, { text: '', question_type: 'vraag' }],
        status: 'closed',
      }),
    ),
  ).toEqual([
    422,
    'unknown_attribute /data/attributes/status',
    'blank /data/attributes/questions/1/text',
    'inclusion /data/attributes/questions/1/question_type',
  ]);
});

test('a page of the site follows, as long as it is online, and none of an organisation’s form', async () => {
  const page = await server.build.page({ slug: 'bedankt', title: 'Bedankt' });
  const { id, attributes } = await make({ questions: [name], success_page_id: page.id });
  await ask('POST', `/${id}/publish`);
  const follows = async () => (await visit(attributes['slug'])).body.data.attributes['success_path'];
  expect([attributes['success_page_id'], await follows()]).toEqual([page.id, '/bedankt']);
  await server.build.sql(first.id, 'delete from published_pages where id = $1', [page.id]);
  expect(await follows()).toBe(null);
  const at = 'unknown_record /data/attributes/success_page_id';
  const foreign = await server.build.page({ center: second.id });
  for (const success_page_id of [foreign.id, '00000000-0000-4000-8000-000000000009'])
    expect(await problems(ask('PATCH', `/${id}`, { success_page_id }))).toEqual([422, at]);
  const { id: organization_id } = await server.build.organization();
  const ofOrganization = { title: 'Feest', locale: 'nl', organization_id, success_page_id: page.id };
  expect(await problems(ask('POST', '', ofOrganization))).toEqual([422, at]);
  // In the bin, it keeps nobody from changing the rest.
  await server.build.sql(first.id, 'update pages set deleted_at = now() where id = $1', [page.id]);
  expect((await ask('PATCH', `/${id}`, { title: 'Anders', success_page_id: page.id })).status).toBe(200);
});

test('its English stays while it is not shown, and what was agreed to in another language says nothing of it', async () => {
  const { id, attributes } = await make({
    has_english: true,
    consent_text: 'Jullie mogen mij bellen',
    consent_text_en: 'You may call me',
    questions: [
      { ...name, text_en: 'What is your name?' },
      {
        text: 'Wat eet je?',
        question_type: 'multiple_choice',
        options: ['Soep', 'Brood'],
        options_en: ['Soup', 'Bread'],
      },
    ],
  });
  const asked = attributes['questions'] as Record<string, unknown>[];
  const change = async (given: object) => (await ask('PATCH', `/${id}`, given)).body.data.attributes;
  const withoutEnglish = asked.map(
    ({ text_en: _text, options_en: _options, help_en: _help, ...rest }) => rest,
  );
  const off = await change({ has_english: false, questions: withoutEnglish });
  expect(off['consent_version']).toBe(Number(attributes['consent_version']) + 1);
  expect(off['questions']).toEqual(asked);
  const [firstOne, secondOne] = withoutEnglish;
  const fewer = await change({ questions: [firstOne, { ...secondOne, options: ['Brood', 'Pap'] }] });
  expect(fewer['questions']).toMatchObject([{ text_en: 'What is your name?' }, { options_en: null }]);
  expect((await change({ questions: [{ ...firstOne, text_en: null }] }))['questions']).toMatchObject([
    { text_en: null },
  ]);
  const on = await change({ has_english: true });
  expect(on['consent_version']).toBe(Number(off['consent_version']) + 1);
  expect((await change({ title: 'Anders' }))['consent_version']).toBe(on['consent_version']);
});

test('what only explains has formatted text, made safe, and its plain words become that', async () => {
  const explains = (over: object) => ({ text: 'Goed om te weten', question_type: 'info_section', ...over });
  const { id, attributes } = await make({
    questions: [
      name,
      explains({
        body: '<p>Neem <b>laarzen</b> mee.<script>alert(1)</script><img src="https://elders.example/x.png"></p>',
      }),
      explains({ help: 'Groepen < 5\n\nmogen ook', text_en: 'Good to know' }),
      explains({ body: '<p> </p>' }),
    ],
  });
  const bodies = (attributes['questions'] as { body?: string | null; help: string | null }[]).map(
    ({ body, help }) => [body, help],
  );
  expect(bodies).toEqual([
    [undefined, null],
    ['<p>Neem <strong>laarzen</strong> mee.</p>', null],
    ['<p>Groepen &#x3C; 5</p><p>mogen ook</p>', null],
    [null, null],
  ]);
  const long = { questions: [name, explains({ body: `<p>${'lang '.repeat(500)}</p>` })] };
  expect(await problems(ask('PATCH', `/${id}`, long))).toEqual([
    422,
    'too_long /data/attributes/questions/1/body',
  ]);
  // Of another kind it is not kept.
  const asked = await ask('PATCH', `/${id}`, { questions: [{ ...name, body: '<p>Nee</p>' }] });
  expect(asked.body.data.attributes['questions'][0]).not.toHaveProperty('body');
});

test('what only explains shows a picture of its centre, which says where it is shown', async () => {
  const [own, strange] = [randomUUID(), randomUUID()];
  for (const [center, id] of [
    [first.id, own],
    [second.id, strange],
  ] as const)
    await server.build.sql(
      center,
      `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height, alt_text)
       values ($1, $2, 'tent.png', $3, repeat('0', 64), 'image/png', 18, 40, 30, 'Een tent')`,
      [center, id, `${center}/${id}.png`],
    );
  const explains = (image_id: string) => ({ text: 'Hier is het', question_type: 'info_section', image_id });
  const { id, attributes } = await make({ questions: [name, explains(own)] });
  expect(attributes['questions'][1]).toMatchObject({
    image_id: own,
    picture: { id: own, alt_text: 'Een tent', width: 40, height: 30 },
  });
  expect(await problems(ask('PATCH', `/${id}`, { questions: [name, explains(strange)] }))).toEqual([
    422,
    'unknown_record /data/attributes/questions/1/image_id',
  ]);
  const used = await server.call(first.host, 'GET', `/api/v1/uploads/${own}`, { as: staff });
  expect(used.body.data.attributes['uses']).toMatchObject([{ type: 'forms', id }]);
  const plain = await ask('PATCH', `/${id}`, { questions: [name] });
  expect(plain.status).toBe(200);
  const [row] = await server.build.sql(first.id, 'select image_ids from forms where id = $1', [id]);
  expect(row).toEqual({ image_ids: [] });
});
