/** A centre adds to the pages that every centre has: as a draft, online as a version, read by everybody, agreed to by version. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentOf } from '#tests/cases/case.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await somebody(server, { roles: ['center_superuser'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.build.sql(first.id, 'delete from legal_texts');
  await server.build.sql(first.id, 'delete from legal_text_versions');
});

const section = (over: object = {}) => ({
  kind: 'addition',
  section: 'who',
  title: null,
  title_en: null,
  text: '<p>Onze functionaris heet Noor.</p>',
  text_en: null,
  ...over,
});
const at = (page: string) => `/api/v1/legal_texts/${page}`;
const write = (page: string, sections: object[], lockVersion?: number) =>
  server.call(first.host, 'PATCH', at(page), {
    as: staff,
    body: documentOf('legal_texts', {
      sections,
      ...(lockVersion !== undefined && { lock_version: lockVersion }),
    }),
  });
const publish = (page: string, body: object = {}) =>
  server.call(first.host, 'POST', `${at(page)}/publish`, { as: staff, body });
const read = async (page: string) =>
  (await server.call(first.host, 'GET', at(page), { as: staff })).body.data.attributes;
const published = async (page: string, host = first.host) =>
  (await server.call(host, 'GET', `/api/v1/published_legal_texts/${page}`)).body.data?.attributes;
const codesOf = (body: { errors: { code: string; source: { pointer: string } }[] }) =>
  body.errors.map(({ code, source }) => [code, source.pointer]);

test('what is worked on is online for nobody before it is put there, and then for this centre alone', async () => {
  expect(await read('privacy')).toMatchObject({
    sections: [],
    is_online: true,
    versions: [],
    lock_version: 0,
  });
  expect(await published('privacy')).toMatchObject({
    number: null,
    published_at: null,
    sections: [],
    versions: [],
  });
  const { status, body } = await write('privacy', [section()]);
  expect([status, body.data.attributes.is_online]).toEqual([200, false]);
  expect((await published('privacy')).sections).toEqual([]);

  await publish('privacy', { note: 'Wie je bij ons spreekt', note_en: 'Whom to talk to' });
  expect(await published('privacy')).toMatchObject({
    number: 1,
    sections: [section()],
    versions: [{ number: 1, note: 'Wie je bij ons spreekt', note_en: 'Whom to talk to' }],
  });
  expect(await published('privacy', second.host)).toMatchObject({ number: null, sections: [] });
  expect(await published('terms')).toMatchObject({ number: null });
  expect((await read('privacy')).is_online).toBe(true);
});

test('nothing new is no version', async () => {
  await write('terms', [section()]);
  await publish('terms');
  await publish('terms');
  expect((await published('terms')).versions).toHaveLength(1);
});

test('a version of before is read by everybody, and worked on again without leaving what is online', async () => {
  await write('terms', [section({ text: '<p>Een</p>' })]);
  await publish('terms');
  await write('terms', [section({ text: '<p>Twee</p>' })]);
  await publish('terms');
  expect((await published('terms-1')).sections[0].text).toBe('<p>Een</p>');
  expect(await published('terms')).toMatchObject({ number: 2, versions: [{ number: 2 }, { number: 1 }] });
  const { status, body } = await server.call(first.host, 'POST', `${at('terms')}/restore_version`, {
    as: staff,
    body: { number: 1 },
  });
  expect([status, body.data.attributes.sections[0].text]).toEqual([200, '<p>Een</p>']);
  expect((await published('terms')).sections[0].text).toBe('<p>Twee</p>');
  for (const name of ['terms-3', 'terms-0', 'terms-x', 'nothing', 'privacy-1'])
    expect((await server.call(first.host, 'GET', `/api/v1/published_legal_texts/${name}`)).status, name).toBe(
      404,
    );
  const unknown = await server.call(first.host, 'POST', `${at('terms')}/restore_version`, {
    as: staff,
    body: { number: 9 },
  });
  expect([unknown.status, codesOf(unknown.body)]).toEqual([422, [['unknown_record', '/number']]]);
});

describe('what a centre may write', () => {
  test('the law keeps a section: it may be added to, not replaced', async () => {
    const { status, body } = await write('privacy', [
      section({ section: 'safety', kind: 'replacement' }),
      section({ section: 'rights', kind: 'replacement' }),
    ]);
    expect([status, codesOf(body)]).toEqual([422, [['kept_by_law', '/data/attributes/sections/1/kind']]]);
    expect((await write('privacy', [section({ section: 'safety', kind: 'replacement' })])).status).toBe(200);
  });

  test('a section of another page, one twice, and one of its own without a title are told at once', async () => {
    const { status, body } = await write('terms', [
      section({ section: 'whoSees' }),
      section(),
      section(),
      section({ kind: 'own', section: null }),
      section({ kind: 'own', title: 'Huisregels' }),
    ]);
    expect(status).toBe(422);
    expect(codesOf(body)).toEqual([
      ['inclusion', '/data/attributes/sections/0/section'],
      ['blank', '/data/attributes/sections/3/title'],
      ['inclusion', '/data/attributes/sections/4/section'],
      ['duplicate', '/data/attributes/sections/2/section'],
      ['duplicate', '/data/attributes/sections/4/section'],
    ]);
  });

  test('markup that would do something is gone, and a text of nothing is none', async () => {
    const hostile =
      '<p onclick="alert(1)">Hoi<script>alert(1)</script></p><a href="javascript:alert(1)">x</a>';
    const { body } = await write('terms', [section({ text: hostile, text_en: '<p></p>' })]);
    const [kept] = body.data.attributes.sections;
    expect(kept.text).toContain('<p>Hoi</p>');
    expect(kept.text).not.toMatch(/onclick|script/);
    expect(kept.text_en).toBe(null);
    const blank = await write('terms', [section({ text: '<p> </p>' })]);
    expect([blank.status, codesOf(blank.body)]).toEqual([
      422,
      [['blank', '/data/attributes/sections/0/text']],
    ]);
  });
});

test('who saved in between is not written over, and nothing goes online that was not seen', async () => {
  const saved = await write('terms', [section()], 0);
  expect(saved.status).toBe(200);
  expect((await write('terms', [], 0)).status).toBe(409);
  expect((await publish('terms', { lock_version: 0 })).status).toBe(409);
  const version = saved.body.data.attributes.lock_version;
  expect((await publish('terms', { lock_version: version })).status).toBe(200);
});

test('two who put a page online at once make one version of it', async () => {
  await write('terms', [section()]);
  const both = await Promise.all([publish('terms'), publish('terms')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await published('terms')).versions.map(({ number }: { number: number }) => number)).toEqual([1]);
});

test('each change is on record, with the page that it was done with', async () => {
  await write('cookies', [section({ section: 'video' })]);
  await publish('cookies');
  await server.call(first.host, 'POST', `${at('cookies')}/restore_version`, {
    as: staff,
    body: { number: 1 },
  });
  const { body } = await server.call(
    first.host,
    'GET',
    '/api/v1/audit_events?filter[subject_type_eq]=legal_texts&page[size]=3',
    { as: staff },
  );
  expect(
    body.data.map(({ attributes }: { attributes: { act: string; subject_name: string } }) => [
      attributes.act,
      attributes.subject_name,
    ]),
  ).toEqual([
    ['restore', 'Cookies'],
    ['publish', 'Cookies'],
    ['update', 'Cookies'],
  ]);
});

test('people who agree are counted by the version that holds then', async () => {
  const person = await somebody(server, {});
  const other = await somebody(server, {});
  const agree = (userId: string, terms: number, privacy: number) =>
    server.build.sql(
      first.id,
      `insert into consents (volunteer_center_id, id, user_id, kind, consent_text, locale, given_at, terms_version, privacy_version)
       values (1, gen_random_uuid(), $1, 'terms', 'Ja', 'nl', now(), $2, $3)`,
      [userId, terms, privacy],
    );
  const before = await read('terms');
  await agree(person.userId, 0, 0);
  await write('terms', [section()]);
  await publish('terms');
  await agree(person.userId, 1, 0);
  await agree(person.userId, 1, 0);
  await agree(other.userId, 1, 0);
  const terms = await read('terms');
  expect(terms.agreed_before).toBe(before.agreed_before + 1);
  expect(terms.versions).toMatchObject([{ number: 1, agreed: 2 }]);
  expect((await read('privacy')).versions).toEqual([]);
  expect((await read('cookies')).agreed_before).toBe(null);
});
