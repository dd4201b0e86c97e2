/** Adding and changing vacancies. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  problems,
  sendVacancy,
  vacancyWorld,
  type SentVacancy,
  type VacancyWorld,
} from '#tests/support/managing-vacancies.ts';
import { first, second, type Session } from '#tests/support/server.ts';

let world: VacancyWorld;
let { server, organizationId, manager, staff } = {} as VacancyWorld;

beforeAll(async () => {
  world = await vacancyWorld();
  ({ server, organizationId, manager, staff } = world);
});
afterAll(() => server.close());

const send = (method: 'POST' | 'PATCH' | 'PUT', path: string, attributes: object, more?: SentVacancy) =>
  sendVacancy(world, method, path, attributes, more);
const read = (id: string, as?: Session) => server.call(first.host, 'GET', `/api/v1/vacancies/${id}`, { as });
const ofMine = async (over: object = {}) =>
  (await server.build.vacancy({ organization_id: organizationId, ...over })).id;

describe('adding', () => {
  test('a title and an organisation make a draft', async () => {
    const answer = await send('POST', '', { title: '  Voorlezen  ', organization_id: organizationId });
    expect(answer.status).toBe(201);
    expect(answer.headers['location']).toBe(`/api/v1/vacancies/${answer.body.data.id}`);
    expect(answer.body.data.attributes).toMatchObject({
      title: 'Voorlezen',
      status: 'draft',
      organization_name: 'De Speeltuin',
      lock_version: 0,
      published_at: null,
      is_open: false,
    });
    expect(answer.body.data.meta.can).toEqual({
      update: true,
      publish: true,
      check: false,
      approve: false,
      return: false,
      reject: false,
      unpublish: false,
      fill: false,
      renew: false,
      archive: true,
      restore: false,
      delete: true,
      apply: false,
      ask: false,
    });
    expect((await read(answer.body.data.id)).status).toBe(404);
    const audit = await server.build.sql(
      first.id,
      'select act, to_state from audit_events where subject_id = $1',
      [answer.body.data.id],
    );
    expect(audit).toEqual([{ act: 'create', to_state: 'draft' }]);
  });

  test('everything that can be filled in comes back, and the postcode gives the point', async () => {
    const attributes = {
      title: 'Taalmaatje',
      title_en: 'Language buddy',
      summary: 'Kort',
      description: '<p>Lang<br>met <strong>regels</strong></p>',
      vacancy_type: 'language',
      category_ids: ['language', 'buddy'],
      target_group_ids: ['refugees'],
      age_group_ids: ['18_27'],
      tags: ['regularly'],
      schedule: ['monday_morning', 'sunday_evening'],
      hours_min: 1.5,
      hours_max: 3,
      starts_on: '2026-12-01',
      ends_on: '2027-01-01',
      postcode: '8091ab',
      city: 'Wezep',
      positions: 3,
      requires_vog: true,
      minimum_age: 16,
      demand_reason: 'Je reist alleen.',
      language_level: 'B1',
      compensation: 'expenses',
      youtube_url: 'https://www.youtube.com/watch?v=dQ_4-9Wg1cQ',
      contact_phone: '06 12 34 56 78',
      expires_at: '2027-01-01T00:00:00+01:00',
    };
    const relationships = { organization: { data: { type: 'organizations', id: organizationId } } };
    const { status, body } = await send('POST', '', attributes, { rest: { relationships } });
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body.data.attributes).toMatchObject({
      ...attributes,
      postcode: '8091 AB',
      expires_at: '2026-12-31T23:00:00.000Z',
      positions_left: 3,
    });
    expect(body.data.attributes.lat).toBeCloseTo(52.46, 1);
    expect(body.data.relationships.categories.data).toEqual([
      { type: 'categories', id: 'language' },
      { type: 'categories', id: 'buddy' },
    ]);
  });

  test('a description is formatted text: cleaned, lines made paragraphs, and nothing without words', async () => {
    const described = async (description: string) =>
      (await send('POST', '', { organization_id: organizationId, title: 'x', description })).body.data
        .attributes.description;
    expect(await described('<h2 onclick="x()">Zaaien</h2><script>x()</script><p>en <b>oogsten</b></p>')).toBe(
      '<h2>Zaaien</h2><p>en <strong>oogsten</strong></p>',
    );
    expect(await described('Kinderen < 12 & hun\nouders\n\nTot dan')).toBe(
      '<p>Kinderen &#x3C; 12 &#x26; hun<br>ouders</p><p>Tot dan</p>',
    );
    expect(await described('<p> </p>')).toBeNull();
  });

  test('what cannot be is refused, all at once', async () => {
    const answer = await send('POST', '', {
      organization_id: organizationId,
      title: '',
      category_ids: ['language', 'language'],
      hours_min: 3,
      hours_max: 2,
      starts_on: '2026-12-02',
      ends_on: '2026-12-01',
      onzin: 1,
    });
    expect(answer.status).toBe(422);
    expect(problems(answer)).toEqual(
      expect.arrayContaining([
        'blank /data/attributes/title',
        'duplicate /data/attributes/category_ids',
        'unknown_attribute /data/attributes/onzin',
      ]),
    );
    const unknown = await send('POST', '', {
      organization_id: organizationId,
      title: 'x',
      category_ids: ['bestaat_niet'],
      age_group_ids: ['ook_niet'],
    });
    expect(problems(unknown)).toEqual([
      'unknown_record /data/attributes/age_group_ids',
      'unknown_record /data/attributes/category_ids',
    ]);
    const nowhere = await send('POST', '', { organization_id: organizationId, title: 'x', postcode: '1000' });
    expect(problems(nowhere)[0]).toMatch(/^unknown_place/);
  });

  test('the same key gives the same vacancy', async () => {
    const headers = { 'idempotency-key': 'een-keer' };
    const again = () => send('POST', '', { title: 'Eén keer', organization_id: organizationId }, { headers });
    const answers = [await again(), await again(), ...(await Promise.all([again(), again()]))];
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    const other = await send('POST', '', { title: 'Anders', organization_id: organizationId }, { headers });
    expect(other.body.errors[0].code).toBe('idempotency_mismatch');
    const staffs = await send(
      'POST',
      '',
      { title: 'Eén keer', organization_id: organizationId },
      { headers, as: staff },
    );
    expect(staffs.body.data.id).not.toBe(answers[0]?.body.data.id);
  });
});

describe('changing', () => {
  test('absent leaves, null clears, and what cannot be changed may be sent back', async () => {
    const id = await ofMine({ summary: 'Weg', description: '<p>Blijft</p>' });
    const { attributes } = (await read(id, manager)).body.data;
    const answer = await send('PATCH', `/${id}`, {
      ...attributes,
      summary: null,
      title: 'Nieuw',
      status: 'published',
      accepted_count: 9,
    });
    expect(answer.body.data.attributes).toMatchObject({
      title: 'Nieuw',
      summary: null,
      description: '<p>Blijft</p>',
      status: 'published',
      accepted_count: 0,
      lock_version: 1,
    });
  });

  test('an older version is 409 with both versions, and nothing is overwritten', async () => {
    const id = await ofMine({ lock_version: 4 });
    const stale = await send(
      'PATCH',
      `/${id}`,
      { title: 'Te laat', lock_version: 3 },
      { headers: { 'accept-language': 'en' } },
    );
    expect([stale.status, problems(stale)]).toEqual([409, ['stale /data/attributes/lock_version']]);
    expect(stale.body.errors[0].detail).toMatch(/version 4, you had version 3/);
    const twice = await Promise.all(
      ['Een', 'Twee'].map((title) => send('PUT', `/${id}`, { title, lock_version: 4 })),
    );
    expect(twice.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  test('bounds hold between what is given and what stays', async () => {
    const id = await ofMine({ hours_min: 4, hours_max: 8, starts_on: '2026-12-10' });
    expect(problems(await send('PATCH', `/${id}`, { hours_max: 2, ends_on: '2026-12-09' }))).toEqual([
      'end_before_start /data/attributes/ends_on',
      'hours_reversed /data/attributes/hours_max',
    ]);
  });

  test('the point follows the postcode', async () => {
    const id = await ofMine({ status: 'draft', published_at: null });
    expect((await send('PATCH', `/${id}`, { postcode: null })).body.data.attributes).toMatchObject({
      lat: null,
      lon: null,
    });
    expect((await send('PATCH', `/${id}`, { postcode: '1012' })).body.data.attributes.lat).toBeCloseTo(
      52.37,
      1,
    );
  });
});

describe('the pin', () => {
  const near = { lat: 52.4583, lon: 6.0102 };
  const at = { postcode: '8091 AB', city: 'Wezep' };
  const attributesOf = (answer: { body: { data: { attributes: object } } }) => answer.body.data.attributes;

  test('stands where it was put, until the postcode is another or it is put back', async () => {
    const id = await ofMine({ status: 'draft', published_at: null });
    expect(attributesOf(await send('PATCH', `/${id}`, { ...at, ...near }))).toMatchObject(near);
    expect(attributesOf(await send('PATCH', `/${id}`, { ...at, title: 'Elders' }))).toMatchObject(near);
    const back = await send('PATCH', `/${id}`, { lat: null, lon: null });
    expect(back.body.data.attributes.lat).not.toBe(near.lat);
    expect(back.body.data.attributes.lat).toBeCloseTo(52.46, 1);
    await send('PATCH', `/${id}`, near);
    const moved = await send('PATCH', `/${id}`, { postcode: '1012' });
    expect(moved.body.data.attributes.lat).toBeCloseTo(52.37, 1);
  });

  test('that was only read and comes back with another postcode goes along', async () => {
    const id = await ofMine({ status: 'draft', published_at: null });
    await send('PATCH', `/${id}`, { ...at, ...near });
    const moved = await send('PATCH', `/${id}`, { ...near, postcode: '1012' });
    expect([moved.status, moved.body.data.attributes.lon]).toEqual([200, expect.closeTo(4.9, 1)]);
  });

  test.each([
    ['pin_too_far /data/attributes/lat', { lat: 51.9, lon: 4.5 }],
    ['too_large /data/attributes/lat', { lat: 59.9, lon: 6 }],
    ['too_small /data/attributes/lon', { lat: 52.4, lon: -6 }],
    ['incomplete /data/attributes/lon', { lat: 52.4 }],
    ['incomplete /data/attributes/lon', { lat: 52.4, lon: null }],
  ])('is refused where it cannot be: %s', async (problem, pin) => {
    const id = await ofMine({ status: 'draft', published_at: null });
    await send('PATCH', `/${id}`, at);
    expect(problems(await send('PATCH', `/${id}`, pin))).toEqual([problem]);
  });

  test('is not put at help to a person, whose point is that of the postcode for everybody', async () => {
    const id = await ofMine({ vacancy_type: 'neighbour-help' });
    const { lat, lon } = attributesOf(await send('PATCH', `/${id}`, at)) as typeof near;
    expect(problems(await send('PATCH', `/${id}`, near))).toEqual([
      'pin_of_private_help /data/attributes/lat',
    ]);
    // What was read may come back.
    expect(attributesOf(await send('PATCH', `/${id}`, { lat, lon, city: 'Wezep' }))).toMatchObject({
      lat,
      lon,
    });
    expect(attributesOf(await read(id))).toMatchObject({ lat, lon });
  });

  test.each([
    ['and nothing of it is said', {}],
    ['and it comes back as it was read', near],
  ])('is gone once the vacancy becomes help to a person, %s', async (_how, pin) => {
    const draft = { status: 'draft', published_at: null };
    const id = await ofMine(draft);
    await send('PATCH', `/${id}`, { ...at, ...near });
    const changed = attributesOf(await send('PATCH', `/${id}`, { vacancy_type: 'one-on-one', ...pin }));
    expect(changed).not.toMatchObject(near);
    const middle = attributesOf(await send('PATCH', `/${await ofMine(draft)}`, at)) as typeof near;
    expect(changed).toMatchObject({ lat: middle.lat, lon: middle.lon });
  });

  test('is where a search near a place measures to', async () => {
    const id = await ofMine({ ...at, title: 'Bij de speld' });
    const distance = async () => {
      const path = '/api/v1/vacancies/search?filter[q]=Bij de speld&filter[near]=8091&filter[distance]=50';
      const { body } = await server.call(first.host, 'GET', path);
      return body.data.find((one: { id: string }) => one.id === id).attributes.distance_km;
    };
    await send('PATCH', `/${id}`, { lat: null, lon: null });
    expect(await distance()).toBe(0);
    await send('PATCH', `/${id}`, { lat: 52.55, lon: 6.0 });
    expect(await distance()).toBeGreaterThan(8);
  });
});

test('a title of the other centre is no matter: both stay as they were', async () => {
  const id = await ofMine({ title: 'Dubbele vacature' });
  await send('PATCH', `/${id}`, { summary: 'Alleen hier' });
  const rows = await server.build.sql(
    second.id,
    "select summary from vacancies where title = 'Dubbele vacature' and volunteer_center_id = 2",
  );
  expect(rows).toEqual([{ summary: 'Kort gezegd' }]);
});
