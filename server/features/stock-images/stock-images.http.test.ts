/** Stock images: who keeps which, what becomes of one that is chosen, and where the files of those of the platform are. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture } from '#tests/support/pictures.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { soon } from '#tests/support/soon.ts';
import { makeShared } from './stock-images.cases.ts';

let server: TestServer;
let keeper: Session;
let admin: Session;
let organisation: Session;
let elsewhere: Session;

beforeAll(async () => {
  server = await testServer();
  keeper = await somebody(server, { roles: ['content_manager'] });
  admin = await somebody(server, { roles: ['admin'] });
  organisation = await somebody(server);
  const other = await server.build.user({ roles: ['content_manager'], center: second.id });
  elsewhere = await server.signIn(second.host, other.email);
});
afterAll(() => server.close());

const path = '/api/v1/stock_images';
/** Of the drawings that come with the product. */
const soup = '0199f0c0-0000-7000-8000-000000000001';

type Asked = { as?: Session; body?: object; host?: string };
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', address: string, asked: Asked = {}) =>
  server.call(asked.host ?? first.host, method, `${path}${address}`, { as: keeper, ...asked });
const documentOf = (attributes: object) => ({ data: { type: 'stock_images', attributes } });
const sent = async (as = keeper, side = 60) =>
  (await sendFile(server, first.host, '/api/v1/uploads', await picture(side, 40), { as, name: 'keuken.png' }))
    .body.data.id as string;
const added = async (attributes: object, as = keeper) =>
  (await call('POST', '', { as, body: documentOf({ image_id: await sent(as), ...attributes }) })).body.data;
const used = async (id: string, as = keeper) =>
  (await call('POST', `/${id}/use`, { as, body: {} })).body.data;
const open = (url: string, host = first.host) =>
  server.running.app.inject({ method: 'GET', url, headers: { host } });
const namesOf = async (query: string, asked: Asked = {}): Promise<string[]> =>
  (await call('GET', query, asked)).body.data.map(
    (one: { attributes: { name: string } }) => one.attributes.name,
  );
const uploadsOf = async (name: string): Promise<number> => {
  const [row] = await server.build.sql(
    first.id,
    'select count(*)::int as count from uploads where volunteer_center_id = $1 and file_name = $2',
    [first.id, name],
  );
  return Number(row?.['count']);
};

describe('the drawings that come with the product', () => {
  test('are offered to every centre, found by words and keywords, and counted', async () => {
    expect(await namesOf('?filter[q]=soep')).toEqual(['Samen koken']);
    expect(await namesOf('?filter[q]=mensen+KOKEN', { as: elsewhere, host: second.host })).toEqual([
      'Samen koken',
    ]);
    expect(await namesOf('?filter[keyword]=leren&sort=name')).toEqual(['Digihulp', 'Taalles']);
    const { meta } = (await call('GET', '?facets=true&filter[owner]=platform&filter[q]=leren')).body;
    expect(meta.facets.owner).toEqual([
      { value: 'center', count: 0 },
      { value: 'platform', count: 2 },
    ]);
    expect(meta.facets.keyword[0]).toEqual({ value: 'leren', count: 2 });
  });

  test('are served as any picture, in every width, at the host of every centre', async () => {
    const { image_url: url } = (await call('GET', `/${soup}`)).body.data.attributes;
    expect(url).toBe(`/uploads/${soup}.webp`);
    for (const host of [first.host, second.host]) {
      const whole = await open(url, host);
      expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/webp']);
      const small = await open(`/uploads/${soup}/320`, host);
      expect(small.statusCode).toBe(200);
      expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length);
    }
  });
});

describe('one that is chosen', () => {
  test('is copied once among the files of the centre, with its words', async () => {
    const copy = await used(soup);
    expect(copy).toMatchObject({
      type: 'uploads',
      attributes: { file_name: 'Samen koken.webp', alt_text: 'Twee mensen koken samen een grote pan soep' },
    });
    expect((await used(soup)).id).toBe(copy.id);
    expect((await used(soup, admin)).id).toBe(copy.id);
    const [served, original] = [await open(copy.attributes.url), await open(`/uploads/${soup}.webp`)];
    expect(served.rawPayload.equals(original.rawPayload)).toBe(true);
    expect(await uploadsOf('Samen koken.webp')).toBe(1);
  });

  test('is a copy of their own for who does not keep the files, to describe as they like', async () => {
    const [own, ofCenter] = [await used(soup, organisation), await used(soup)];
    expect(own.id).not.toBe(ofCenter.id);
    expect((await used(soup, organisation)).id).toBe(own.id);
    const change = { data: { type: 'uploads', id: own.id, attributes: { alt_text: 'Onze soep' } } };
    const { status } = await server.call(first.host, 'PATCH', `/api/v1/uploads/${own.id}`, {
      as: organisation,
      body: change,
    });
    expect(status).toBe(200);
    expect((await used(soup)).attributes.alt_text).toBe('Twee mensen koken samen een grote pan soep');
  });

  test('is the file itself where the centre has it already', async () => {
    const { id, attributes } = await added({ name: 'Onze keuken', description: 'De keuken' });
    const copy = await used(id);
    expect(copy).toMatchObject({ id: attributes.image.id, attributes: { alt_text: 'De keuken' } });
  });

  test('without a file to copy is refused, and nothing is left behind', async () => {
    const id = await makeShared(server);
    expect((await call('POST', `/${id}/use`, { body: {} })).status).toBe(404);
    expect(await open(`/uploads/${id}.webp`)).toMatchObject({ statusCode: 404 });
  });
});

describe('those of the centre', () => {
  test('are of that centre alone, and their file is not removed while they show it', async () => {
    const { id, attributes } = await added({ name: 'Alleen hier', keywords: ['keuken'] });
    expect(attributes).toMatchObject({ owner: 'center', keywords: ['keuken'], short_description: null });
    expect(await namesOf('?filter[q]=alleen')).toEqual(['Alleen hier']);
    expect(await namesOf('?filter[q]=alleen', { as: elsewhere, host: second.host })).toEqual([]);
    const upload = `/api/v1/uploads/${attributes.image.id}`;
    const refused = await server.call(first.host, 'DELETE', upload, { as: keeper });
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'file_in_use']);
    expect(refused.body.errors[0].detail).toContain('Alleen hier');
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await server.call(first.host, 'DELETE', upload, { as: keeper })).status).toBe(204);
  });

  test('need a picture that the centre has', async () => {
    const problems = async (attributes: object) =>
      (await call('POST', '', { body: documentOf(attributes) })).body.errors.map(
        (one: { code: string; source: { pointer: string } }) => `${one.code} ${one.source.pointer}`,
      );
    expect(await problems({ name: 'Leeg' })).toEqual(['blank /data/attributes/image_id']);
    expect(await problems({ name: 'Vreemd', image_id: soup })).toEqual([
      'unknown_record /data/attributes/image_id',
    ]);
    expect(await problems({ name: '', image_id: await sent(), keywords: ['a', 'a'] })).toEqual([
      'blank /data/attributes/name',
      'duplicate /data/attributes/keywords',
    ]);
  });

  test('a save in between is noticed, and what happened is on record', async () => {
    const { id } = await added({ name: 'Eerst' });
    const save = (name: string) => call('PATCH', `/${id}`, { body: documentOf({ name, lock_version: 0 }) });
    expect((await save('Daarna')).status).toBe(200);
    expect((await save('Te laat')).body.errors[0].code).toBe('stale');
    const { body } = await server.call(
      first.host,
      'GET',
      `/api/v1/audit_events?filter[subject_id_eq]=${id}`,
      { as: admin },
    );
    expect(
      body.data.map((one: { attributes: { act: string; subject_name: string } }) => [
        one.attributes.act,
        one.attributes.subject_name,
      ]),
    ).toEqual([
      ['update', 'Daarna'],
      ['create', 'Daarna'],
    ]);
  });
});

describe('those of the platform', () => {
  test('are added by admins alone, with a file that no centre can take away', async () => {
    const body = documentOf({ name: 'Van allen', owner: 'platform', image_id: await sent() });
    expect((await call('POST', '', { body })).status).toBe(403);
    const { id, attributes } = await added({ name: 'Van allen', owner: 'platform' }, admin);
    expect(await namesOf('?filter[q]=van+allen', { as: elsewhere, host: second.host })).toEqual([
      'Van allen',
    ]);
    const copied = await server.build.sql(
      first.id,
      'select id from uploads order by created_at desc limit 1',
    );
    const upload = `/api/v1/uploads/${copied[0]?.['id']}`;
    expect((await server.call(first.host, 'DELETE', upload, { as: keeper })).status).toBe(204);
    expect((await open(attributes.image_url, second.host)).statusCode).toBe(200);
    expect((await call('PATCH', `/${id}`, { body: documentOf({ name: 'Anders' }) })).status).toBe(403);
  });

  test('have another address once another picture takes their place, and leave no file behind', async () => {
    const { storage } = server.running.services;
    const keys = () => storage.olderThan('stock', new Date(Date.now() + 60_000));
    const { id, attributes } = await added({ name: 'Wissel', owner: 'platform' }, admin);
    const before = await keys();
    const change = documentOf({ image_id: await sent(admin, 90) });
    const changed = await call('PATCH', `/${id}`, { as: admin, body: change });
    expect(changed.body.data.attributes.image).toMatchObject({ width: 90 });
    expect(changed.body.data.attributes.image_url).toBe(`${attributes.image_url}?v=2`);
    await expect.poll(async () => (await keys()).length, soon).toBe(before.length);
    expect((await call('DELETE', `/${id}`, { as: admin })).status).toBe(204);
    await expect.poll(async () => (await keys()).length, soon).toBe(before.length - 1);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  test('that is taken away stays where it was chosen', async () => {
    const { id } = await added({ name: 'Gekozen', owner: 'platform' }, admin);
    const copy = await used(id, organisation);
    await call('DELETE', `/${id}`, { as: admin });
    expect((await open(copy.attributes.url)).statusCode).toBe(200);
  });
});
