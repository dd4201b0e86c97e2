/** Adding and changing organisations, and what of it everybody may read. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  first,
  second,
  testServer,
  type Session,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
let staff: Session;
let own: Session;
let ownId: string;

beforeAll(async () => {
  server = await testServer();
  const { build, signIn } = server;
  staff = await signIn(first.host, (await build.user({ roles: ['center_superuser'] })).email);
  ownId = (await build.organization({ name: 'De Kade' })).id;
  own = await signIn(first.host, (await build.user({ roles: [['organization_superuser', ownId]] })).email);
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, as: Session | null, body?: unknown) =>
  server.call(first.host, method, `/api/v1/${path}`, { as, body });
const add = (attributes: Record<string, unknown>, as: Session | null = staff) =>
  call('POST', 'organizations', as, { data: { type: 'organizations', attributes } });
const change = (attributes: Record<string, unknown>, as: Session | null = own, id = ownId) =>
  call('PATCH', `organizations/${id}`, as, { data: { type: 'organizations', id, attributes } });
const problems = (answer: TestAnswer) =>
  answer.body.errors.map((error: { code: string; source?: { pointer: string } }) => [
    error.code,
    error.source?.pointer.replace('/data/attributes/', ''),
  ]);

const whole = {
  organization_type: 'NonProfit',
  name: 'Stichting De Groene Kade',
  description: '<p>Zes <strong>buurttuinen</strong></p><script>alert(1)</script>',
  website: 'https://groenekade.example',
  email: 'hallo@groenekade.example',
  phone_number: '0118 44 70 12',
  chamber_of_commerce_number: '41 08 77 31',
  rsin: '8141.22.905',
  street: 'Noordkade',
  house_number: '88',
  postcode: '8091ab',
  city: 'Wezep',
  social_links: [{ network: 'instagram', url: 'https://instagram.example/kade' }],
  opening_hours: [
    { day: 'thursday', opens: '09:00', closes: '13:00' },
    { day: 'tuesday', opens: '09:00', closes: '13:00' },
    { day: 'friday', opens: '19:00', closes: '01:00' },
  ],
  opening_note: 'Of op afspraak',
  non_profit_type_id: 'foundation',
  show_on_social_map: true,
  activity_type_ids: ['nature', 'eating_together'],
};

const { name, website, email, phone_number, city, social_links, opening_note } = whole;
const shown = { name, website, email, phone_number, city, social_links, opening_note };

describe('adding one', () => {
  test('all that was filled in comes back, cleaned and put in order; it is approved at once', async () => {
    const answer = await add(whole);
    expect(answer.status).toBe(201);
    const { id, attributes } = (await call('GET', `organizations/${answer.body.data.id}`, staff)).body.data;
    expect(attributes).toMatchObject({
      ...shown,
      description: '<p>Zes <strong>buurttuinen</strong></p>',
      chamber_of_commerce_number: '41087731',
      rsin: '814122905',
      opening_hours: [whole.opening_hours[1], whole.opening_hours[0], whole.opening_hours[2]],
      activity_types: whole.activity_type_ids,
      status: 'approved',
      lock_version: 0,
    });
    expect(attributes.approved_at).not.toBeNull();
    const { included } = (await call('GET', `organizations/${id}?include=address,profile`, null)).body;
    expect(included[0].attributes).toMatchObject({ postcode: '8091 AB', street: 'Noordkade' });
    expect(included[0].attributes.lat).toBeCloseTo(52.46, 1);
    expect(included[1].attributes).toEqual({
      non_profit_type_id: 'foundation',
      show_on_social_map: true,
      activity_type_ids: whole.activity_type_ids,
    });
  });

  test('only the centre’s staff', async () => {
    expect((await add({ name: 'X', organization_type: 'NonProfit' }, own)).status).toBe(403);
    expect((await add({ name: 'X', organization_type: 'NonProfit' }, null)).status).toBe(401);
  });

  test('it is written down who did it', async () => {
    const { id } = (await add({ name: 'Nagekeken', organization_type: 'School' })).body.data;
    const [event] = await server.build.sql(
      first.id,
      "select act, to_state, actor_id from audit_events where subject_type = 'organizations' and subject_id = $1",
      [id],
    );
    expect(event).toEqual({ act: 'create', to_state: 'approved', actor_id: staff.userId });
  });
});

describe('what is wrong', () => {
  test.each([
    [
      'a number of seven digits',
      { chamber_of_commerce_number: '4108773' },
      ['invalid_chamber_of_commerce_number', 'chamber_of_commerce_number'],
    ],
    ['an RSIN with a typing error', { rsin: '814122904' }, ['invalid_rsin', 'rsin']],
    ['an unknown postcode', { postcode: '1000 AA' }, ['unknown_place', 'postcode']],
    [
      'a pin in another part of the country',
      { postcode: '8091', lat: 50.85, lon: 5.7 },
      ['pin_too_far', 'lat'],
    ],
    ['half a pin', { lat: 52 }, ['incomplete', 'lon']],
    ['an unknown kind of body', { non_profit_type_id: 'bv' }, ['unknown_record', 'non_profit_type_id']],
    ['an unknown activity', { activity_type_ids: ['onzin'] }, ['unknown_record', 'activity_type_ids']],
    [
      'hours that end before they begin',
      { opening_hours: [{ day: 'monday', opens: '17:00', closes: '09:00' }] },
      ['end_before_start', 'opening_hours/0/closes'],
    ],
    [
      'a time that no clock shows',
      { opening_hours: [{ day: 'monday', opens: '9:00', closes: '25:00' }] },
      ['invalid', 'opening_hours/0/opens'],
    ],
    [
      'a link without an address',
      { social_links: [{ network: 'facebook', url: 'facebook' }] },
      ['invalid_url', 'social_links/0/url'],
    ],
    ['too long a text', { description: `<p>${'a'.repeat(10_001)}</p>` }, ['too_long', 'description']],
    [
      'a picture that is not there',
      { logo_id: '019a0000-0000-7000-8000-000000000000' },
      ['unknown_record', 'logo_id'],
    ],
  ])('%s', async (_name, attributes, problem) => {
    const answer = await change(attributes);
    expect([answer.status, problems(answer)[0]]).toEqual([422, problem]);
  });

  test('a picture of another centre is none', async () => {
    const [upload] = await server.build.sql(
      second.id,
      `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height)
       values ($1, gen_random_uuid(), 'a.png', 'x', repeat('0', 64), 'image/png', 1, 1, 1) returning id`,
      [second.id],
    );
    expect(problems(await change({ logo_id: upload?.['id'] }))).toEqual([['unknown_record', 'logo_id']]);
  });

  test('ten thousand characters of text may have tags besides', async () => {
    const description = `<p><strong>${'a'.repeat(10_000)}</strong></p>`;
    expect((await change({ description })).body.data.attributes.description).toBe(description);
  });
});

describe('changing', () => {
  test('absent stays, null clears; the postcode moves the pin', async () => {
    await change({
      website: 'https://kade.example',
      email: 'a@kade.example',
      postcode: '8091',
      city: 'Wezep',
    });
    const after = await change({ website: null });
    expect(after.body.data.attributes).toMatchObject({
      website: null,
      email: 'a@kade.example',
      city: 'Wezep',
    });
    const moved = await change({ postcode: '6041' });
    expect(moved.body.data.attributes.lat).toBeCloseTo(51.2, 1);
    const pinned = await change({ lat: 51.21, lon: 5.99 });
    expect(pinned.body.data.attributes).toMatchObject({ lat: 51.21, lon: 5.99 });
    const sentBack = await change({ postcode: '8091', lat: 51.21, lon: 5.99 });
    expect(sentBack.body.data.attributes.lat).toBeCloseTo(52.46, 1);
    expect((await change({ postcode: null })).body.data.attributes).toMatchObject({ lat: null, lon: null });
  });

  test('an older version is refused, with both named', async () => {
    const { lock_version } = (await change({ city: 'Wezep' })).body.data.attributes;
    expect((await change({ city: 'Elburg', lock_version })).status).toBe(200);
    const stale = await change({ city: 'Hattem', lock_version });
    expect([stale.status, problems(stale)]).toEqual([409, [['stale', 'lock_version']]]);
    expect(stale.body.errors[0].detail).toContain(String(lock_version + 1));
  });

  test('another kind of organisation is the centre’s to say; then the profile of a non-profit goes', async () => {
    await change({
      non_profit_type_id: 'foundation',
      show_on_social_map: true,
      activity_type_ids: ['nature'],
    });
    expect((await change({ organization_type: 'VolunteerCenter' })).status).toBe(403);
    expect((await change({ organization_type: 'NonProfit' })).status).toBe(200);
    const school = await change({ organization_type: 'School' }, staff);
    expect(school.body.data.attributes.activity_types).toEqual([]);
    expect((await change({ organization_type: 'NonProfit' }, staff)).status).toBe(200);
  });

  test('a new name shows with its vacancies', async () => {
    const { id } = await server.build.vacancy({ organization_id: ownId });
    await change({ name: 'De Nieuwe Kade' });
    const vacancy = await call('GET', `vacancies/${id}`, null);
    expect(vacancy.body.data.attributes.organization_name).toBe('De Nieuwe Kade');
  });
});

describe('what the public reads', () => {
  const secret = 'geheim@kade.example';
  const number = '06 99 88 77 66';
  const everywhere = async (as: Session | null, id: string) => {
    const vacancy = await server.build.vacancy({ organization_id: id });
    const paths = [
      'organizations?page[size]=1000&facets=true',
      'organizations?include=address,profile,vacancies&filter[q]=Verborgen',
      `organizations/${id}?include=address,profile,vacancies`,
      `vacancies/${vacancy.id}?include=organization`,
      'vacancies/search?include=organization&page[size]=48',
    ];
    const answers = await Promise.all(paths.map((path) => call('GET', path, as)));
    expect(answers.map((answer) => answer.status)).toEqual(paths.map(() => 200));
    return answers.map((answer) => JSON.stringify(answer.body));
  };

  test('no mail address and no number anywhere without the organisation’s yes', async () => {
    const { id } = await server.build.organization({
      name: 'Verborgen',
      email: secret,
      phone_number: number,
      rsin: '814122905',
    });
    const texts = await everywhere(null, id);
    for (const text of texts)
      for (const word of [secret, number, '814122905']) expect(text).not.toContain(word);
    const other = await server.signIn(first.host, (await server.build.user()).email);
    for (const as of [other, own])
      for (const text of await everywhere(as, id)) expect(text).not.toContain(secret);
    const seen = (await call('GET', `organizations/${id}`, staff)).body.data.attributes;
    expect([seen.email, seen.phone_number, seen.rsin]).toEqual([secret, number, '814122905']);
    await change({ email_visible: true }, staff, id);
    const read = (await call('GET', `organizations/${id}`, null)).body.data.attributes;
    expect([read.email, read.phone_number]).toEqual([secret, null]);
  });

  test('nor can one search by them', async () => {
    await server.build.sql(first.id, 'update organizations set email_visible = false');
    for (const query of [
      'filter[email_eq]=geheim@kade.example',
      'filter[email_cont]=kade',
      'filter[phone_number_eq]=1',
      'sort=email',
    ])
      expect((await call('GET', `organizations?${query}`, null)).status, query).toBe(400);
    expect((await call('GET', 'organizations?filter[q]=geheim', null)).body.data).toEqual([]);
  });
});
