/** Forms of an organisation: made, read and closed by its people, as unknown to others as those of the centre. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostFormsOfOrganization } from '#contract/forms.ts';
import { makeSubmission } from '#server/features/form-submissions/form-submissions.cases.ts';
import { documentOf } from '#tests/cases/case.ts';
import { solveChallenge, takeMails } from '#tests/support/applying.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { makeForm } from './forms.cases.ts';

let server: TestServer;
let staff: Session;
let club: string;
let other: string;
let keeper: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['content_manager'] });
  club = (await server.build.organization({ name: 'Buurthuis De Hoek' })).id;
  other = (await server.build.organization({ name: 'Speeltuin West' })).id;
  keeper = await somebody(server, { roles: [['organization_superuser', club]] });
});
afterAll(() => server.close());

interface Asked {
  as: Session;
  type?: string;
  attributes?: object;
  headers?: Record<string, string>;
}
const ask = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { as, type = 'forms', attributes, headers }: Asked,
) =>
  server.call(first.host, method, `/api/v1/${path}`, {
    as,
    ...(attributes && { body: documentOf(type, attributes) }),
    ...(headers && { headers }),
  });
const problemOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
  const [error] = (body.errors ?? []) as unknown as { code: string; source?: { pointer?: string } }[];
  return [status, error?.code, error?.source?.pointer];
};
const questions = [
  { text: 'Hoe heet je?', question_type: 'text', required: true },
  { text: 'Je mailadres?', question_type: 'email' },
];
const make = (as: Session, over: object = {}) =>
  ask('POST', 'forms', { as, attributes: { title: 'Zomerfeest', locale: 'nl', questions, ...over } });
const idsOf = async (path: string, as: Session, headers?: Record<string, string>) => {
  const { status, body } = await ask('GET', path, { as, ...(headers && { headers }) });
  return status === 200 ? (body.data as unknown as { id: string }[]).map(({ id }) => id) : status;
};

test('whose it is follows from who makes it, and is chosen where that can be more than one', async () => {
  const made = await make(keeper);
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    attributes: { organization_name: 'Buurthuis De Hoek', status: 'draft' },
    relationships: { organization: { data: { type: 'organizations', id: club } } },
  });
  expect((await make(staff)).body.data.attributes['organization_name']).toBe(null);
  expect((await make(staff, { organization_id: other })).body.data.attributes['organization_name']).toBe(
    'Speeltuin West',
  );
  const at = '/data/attributes/organization_id';
  const unknown = { organization_id: '00000000-0000-4000-8000-000000000009' };
  expect(problemOf(await make(keeper, unknown))).toEqual([422, 'unknown_record', at]);
  expect(problemOf(await make(keeper, { organization_id: other }))[0]).toBe(403);
  const both = await somebody(server, {
    roles: [
      ['organization_superuser', club],
      ['organization_superuser', other],
    ],
  });
  expect(problemOf(await make(both))).toEqual([422, 'blank', at]);
  expect((await make(both, { organization_id: other })).status).toBe(201);
});

test('it is read by its organisation and the centre, and is nothing to another organisation', async () => {
  const [own, strange, ofCenter] = [
    await makeForm(server, { organization: club }),
    await makeForm(server, { organization: other }),
    await makeForm(server),
  ];
  const mine = await idsOf('forms', keeper);
  expect(mine).toContain(own);
  expect(mine).not.toContain(strange);
  expect(mine).not.toContain(ofCenter);
  expect(await idsOf('forms', staff)).toEqual(expect.arrayContaining([own, strange, ofCenter]));
  expect(await idsOf('forms?filter[owner]=center', staff)).not.toContain(own);
  expect(await idsOf('forms?filter[owner]=organizations', staff)).not.toContain(ofCenter);
  expect(await idsOf(`forms?filter[organization_id_eq]=${other}`, staff)).toContain(strange);
  expect(await idsOf(`forms?filter[organization_id_eq]=${other}`, keeper)).toEqual([]);
  const askable = await idsOf(`forms?filter[askable_by]=${club}`, staff);
  expect(askable).toEqual(expect.arrayContaining([own, ofCenter]));
  expect(askable).not.toContain(strange);
  expect(await idsOf(`forms?filter[askable_by]=${other}`, keeper)).toEqual([]);
  for (const id of [strange, ofCenter]) {
    const tried = [
      await ask('GET', `forms/${id}`, { as: keeper }),
      await ask('PATCH', `forms/${id}`, { as: keeper, attributes: { title: 'Van ons' } }),
      await ask('GET', `forms/${id}/submissions/export?format=csv`, { as: keeper }),
      await ask('GET', `forms/${id}/submissions/summary`, { as: keeper }),
      await ask('DELETE', `forms/${id}`, { as: keeper }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  }
});

test('what is filled in on it is read by nobody else’s organisation', async () => {
  const [own, strange] = [
    await makeSubmission(server, { organization: club }),
    await makeSubmission(server, { organization: other }),
  ];
  const mine = await idsOf('form_submissions', keeper);
  expect(mine).toContain(own);
  expect(mine).not.toContain(strange);
  expect(await idsOf('form_submissions?filter[q]=noor', keeper)).not.toContain(strange);
  expect((await ask('GET', `form_submissions/${own}`, { as: keeper })).status).toBe(200);
  const { status } = await ask('GET', `form_submissions/${strange}`, { as: keeper });
  expect(status).toBe(404);
});

test('who works for one of two organisations is shown what is of that one', async () => {
  const both = await somebody(server, {
    roles: [
      ['organization_superuser', club],
      ['organization_superuser', other],
    ],
  });
  const [ofClub, ofOther] = [
    await makeForm(server, { organization: club }),
    await makeForm(server, { organization: other }),
  ];
  expect(await idsOf('forms', both)).toEqual(expect.arrayContaining([ofClub, ofOther]));
  const there = await idsOf('forms', both, { 'current-organization-id': other });
  expect(there).toContain(ofOther);
  expect(there).not.toContain(ofClub);
});

test('an organisation that was not approved puts none online', async () => {
  const waits = (await server.build.organization({ status: 'pending' })).id;
  const as = await somebody(server, { roles: [['organization_superuser', waits]] });
  const { id } = (await make(as)).body.data;
  const { body } = await ask('GET', `forms/${id}`, { as });
  expect((body.data.meta as unknown as { can: object }).can).toMatchObject({ publish: false, update: true });
  expect(problemOf(await ask('POST', `forms/${id}/publish`, { as })).slice(0, 2)).toEqual([
    422,
    'organization_not_approved',
  ]);
});

test('it has as many as it may have, however many others have', async () => {
  const many = (await server.build.organization()).id;
  const as = await somebody(server, { roles: [['organization_superuser', many]] });
  await server.build.sql(
    first.id,
    `insert into forms (volunteer_center_id, id, locale, title, slug, organization_id)
     select $1, gen_random_uuid(), 'nl', 'Feest', 'feest-van-velen-' || n, $2 from generate_series(1, $3::int) n`,
    [first.id, many, mostFormsOfOrganization],
  );
  const { status, body } = await make(as);
  expect([status, (body.errors as unknown as { code: string }[])[0]?.code]).toEqual([422, 'too_many']);
  expect((await make(keeper)).status).toBe(201);
});

test('forms with one title get addresses of their own, whoever makes them', async () => {
  const slugs: unknown[] = [];
  for (const as of [keeper, staff, keeper])
    slugs.push((await make(as, { title: 'Samen eten in mei' })).body.data.attributes['slug']);
  expect(slugs).toEqual(['samen-eten-in-mei', 'samen-eten-in-mei-2', 'samen-eten-in-mei-3']);
});

test('whoever fills it in reads of whom it is, on the page and in the mail', async () => {
  const { id, attributes } = (await make(keeper, { sends_confirmation: true })).body.data;
  await ask('POST', `forms/${id}/publish`, { as: keeper });
  const shown = await server.call(first.host, 'GET', `/api/v1/forms/${id}/online`);
  expect(shown.body.data.attributes['organization_name']).toBe('Buurthuis De Hoek');
  const asked = attributes['questions'] as unknown as { question_id: string }[];
  await takeMails(server);
  const sent = await server.call(first.host, 'POST', `/api/v1/forms/${id}/submissions`, {
    body: documentOf('sent_submissions', {
      answers: [
        { question_id: asked[0]?.question_id, value: 'Noor' },
        { question_id: asked[1]?.question_id, value: 'noor@post.example' },
      ],
      proof: await solveChallenge(server),
    }),
  });
  expect(sent.status).toBe(200);
  const [mail] = await takeMails(server);
  expect(mail?.recipient).toBe('noor@post.example');
  expect(mail?.body_text).toContain('Buurthuis De Hoek');
});

test('who is asked by a link of their own is asked in the name of the organisation', async () => {
  const { id } = (await make(keeper, { access_permission: 'token_holder' })).body.data;
  await ask('POST', `forms/${id}/publish`, { as: keeper });
  await takeMails(server);
  const people = [{ email: 'sam@post.example', name: 'Sam' }];
  const asked = await ask('POST', `forms/${id}/tokens`, {
    as: keeper,
    type: 'form_tokens',
    attributes: { people },
  });
  expect(asked.status).toBe(200);
  const [mail] = await takeMails(server);
  expect(mail?.body_text).toContain('Buurthuis De Hoek vraagt je');
});
