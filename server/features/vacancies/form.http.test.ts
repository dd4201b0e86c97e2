/** A vacancy that asks the questions of a form of whoever applies, and where the answers go. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeForm, questionId } from '#server/features/forms/forms.cases.ts';
import { documentOf } from '#tests/cases/case.ts';
import { apply, confirm, takeMails, tokenIn } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
let keeper: Session;
let club: string;
let other: string;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['center_superuser'] });
  club = (await server.build.organization()).id;
  other = (await server.build.organization()).id;
  keeper = await somebody(server, { roles: [['organization_superuser', club]] });
});
afterAll(() => server.close());

const change = (id: string, attributes: object, as = keeper) =>
  server.call(first.host, 'PATCH', `/api/v1/vacancies/${id}`, {
    as,
    body: documentOf('vacancies', attributes),
  });
const asked = (id: string) => server.call(first.host, 'GET', `/api/v1/vacancies/${id}/form`);
const problems = ({ status, body }: Awaited<ReturnType<typeof asked>>) => [
  status,
  ...(body.errors as unknown as { code: string; source?: { pointer?: string } }[]).map(({ code, source }) =>
    `${code} ${source?.pointer ?? ''}`.trim(),
  ),
];

/** A vacancy of the club that asks a form. */
async function asking(over: Parameters<typeof makeForm>[1] = {}) {
  const { id } = await server.build.vacancy({ organization_id: club });
  const form = await makeForm(server, { organization: club, ...over });
  expect((await change(id, { form_id: form })).status).toBe(200);
  return { id, form };
}
const answers = [{ question_id: questionId, value: 'Noor van den Berg' }];

test('its organisation chooses among its own forms, the centre among all; another’s is none', async () => {
  const { id } = await server.build.vacancy({ organization_id: club });
  const [own, strange, ofCenter] = [
    await makeForm(server, { organization: club }),
    await makeForm(server, { organization: other }),
    await makeForm(server),
  ];
  const at = 'unknown_record /data/attributes/form_id';
  expect((await change(id, { form_id: own })).body.data.attributes['form_id']).toBe(own);
  for (const form_id of [strange, ofCenter])
    expect(problems(await change(id, { form_id }))).toEqual([422, at]);
  expect(problems(await change(id, { form_id: strange }, staff))).toEqual([422, at]);
  expect((await change(id, { form_id: ofCenter }, staff)).status).toBe(200);
  // What the centre chose stays when its organisation changes something else.
  expect((await change(id, { form_id: ofCenter, summary: 'Anders' })).status).toBe(200);
  expect((await change(id, { form_id: null })).body.data.attributes['form_id']).toBe(null);
});

test('its questions are read by everybody, unless it asks none or the form is closed', async () => {
  const plain = await server.build.vacancy({ organization_id: club });
  expect((await asked(plain.id)).status).toBe(404);
  // It need not be online by itself.
  const { id, form } = await asking({ status: 'draft' });
  expect((await asked(id)).body.data).toMatchObject({ type: 'online_forms', id: form });
  await server.build.sql(first.id, "update forms set status = 'closed' where id = $1", [form]);
  expect((await asked(id)).status).toBe(404);
  await server.call(first.host, 'DELETE', `/api/v1/forms/${form}`, { as: keeper });
  const gone = await server.call(first.host, 'GET', `/api/v1/vacancies/${id}`, { as: keeper });
  expect(gone.body.data.attributes['form_id']).toBe(null);
});

test('whoever applies answers them, and the answers stand at the application as they were asked', async () => {
  const { id, form } = await asking();
  const at = '/data/attributes/answers';
  expect(problems(await apply(server, id))).toEqual([422, `blank ${at}`]);
  expect(problems(await apply(server, id, { answers: [{ question_id: questionId, value: '' }] }))).toEqual([
    422,
    `blank ${at}/0/value`,
  ]);
  await takeMails(server);
  const sent = await apply(server, id, { answers });
  expect(sent.status).toBe(201);
  await confirm(server, tokenIn((await takeMails(server))[0]));
  await server.build.sql(first.id, "update forms set questions = '[]' where id = $1", [form]);
  const { body } = await server.call(first.host, 'GET', `/api/v1/applications/${sent.body.data.id}`, {
    as: keeper,
  });
  expect(body.data.attributes).toMatchObject({
    answers: [{ question_id: questionId, text: 'Hoe heet je?', value: 'Noor van den Berg' }],
    agreed_to: null,
  });
  // Nothing of it came in on the form by itself.
  const [kept] = await server.build.sql(first.id, 'select submissions from forms where id = $1', [form]);
  expect(kept).toEqual({ submissions: 0 });
});

test('what has to be agreed to is asked with it, and kept', async () => {
  const { id, form } = await asking();
  await server.build.sql(
    first.id,
    "update forms set consent_text = 'Jullie mogen mij bellen', consent_version = 1 where id = $1",
    [form],
  );
  const at = '/data/attributes/consent_version';
  expect(problems(await apply(server, id, { answers }))).toEqual([422, `blank ${at}`]);
  const sent = await apply(server, id, { answers, consent_version: 1 });
  expect([sent.status, sent.body.data.attributes['agreed_to']]).toEqual([201, 'Jullie mogen mij bellen']);
});

test('a vacancy that asks nothing takes no answers', async () => {
  const { id } = await server.build.vacancy({ organization_id: club });
  expect(problems(await apply(server, id, { answers }))).toEqual([
    422,
    'unknown_record /data/attributes/answers/0/question_id',
  ]);
});

test('another organisation that gets the vacancy does not get the form', async () => {
  const { id } = await asking();
  const given = await server.call(first.host, 'POST', '/api/v1/vacancies/bulk', {
    as: staff,
    body: documentOf('vacancy_bulk_edits', { vacancy_ids: [id], organization_id: other }),
  });
  expect(given.status).toBe(201);
  const [row] = await server.build.sql(
    first.id,
    'select organization_id, form_id from vacancies where id = $1',
    [id],
  );
  expect(row).toEqual({ organization_id: other, form_id: null });
});

test('a copy keeps what the centre chose to ask at another vacancy of the same organisation', async () => {
  const ofCenter = await makeForm(server);
  const { id } = await server.build.vacancy({ organization_id: club });
  expect((await change(id, { form_id: ofCenter }, staff)).status).toBe(200);
  const copy = await server.build.vacancy({ organization_id: club });
  expect((await change(copy.id, { form_id: ofCenter })).status).toBe(200);
});

test('who works for two finds the forms of the one whose vacancy it is', async () => {
  const both = await somebody(server, {
    roles: [
      ['organization_superuser', club],
      ['organization_superuser', other],
    ],
  });
  const own = await makeForm(server, { organization: other });
  const found = await server.call(first.host, 'GET', `/api/v1/forms?filter[askable_by]=${other}`, {
    as: both,
    headers: { 'current-organization-id': club },
  });
  expect((found.body.data as unknown as { id: string }[]).map((one) => one.id)).toContain(own);
});
