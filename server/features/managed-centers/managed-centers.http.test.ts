import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { locales } from '#contract/locales.ts';
import { pageCreate } from '#contract/page-fields.ts';
import { mailSender } from '#server/features/volunteer-centers/mail-branding.ts';
import { forEveryCenter } from '#server/jobs/every-center.ts';
import { sendEmailTask } from '#server/mail/send.ts';
import { soon } from '#tests/support/soon.ts';
import { siteIn } from './site/template.ts';
import { takeMails } from '#tests/support/applying.ts';
import { picture } from '#tests/support/pictures.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { documentOf } from '#tests/cases/case.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { makeCenter } from './managed-centers.cases.ts';

let server: TestServer;
let admin: Session;
beforeAll(async () => {
  server = await testServer();
  const { email } = await server.build.user({ roles: ['admin'], first_name: 'Ada', last_name: 'Beheer' });
  admin = await server.signIn(first.host, email);
});
afterAll(() => server.close());

const path = '/api/v1/managed_centers';
const post = (attributes: object) =>
  server.call(first.host, 'POST', path, { as: admin, body: documentOf('managed_centers', attributes) });
/** What is on the record of the centre itself. */
const acts = async (centerId: number) =>
  (
    await server.build.sql(
      centerId,
      "select act from audit_events where volunteer_center_id = $1 and subject_type = 'managed_centers' order by id",
      [centerId],
    )
  ).map(({ act }) => act);
const noord = { name: 'Vrijwilligers Noord', key: 'noord', hosts: ['noord.localhost'], start: 'site' };

test('a new centre is reached at once by its host, with a whole site and an invitation to who runs it', async () => {
  const answer = await post({
    ...noord,
    name_en: 'Volunteers North',
    email: 'hallo@noord.example',
    phone_number: '0525 12 34 56',
    app_context: 'meedoen',
    superuser_email: 'lotte@noord.example',
    superuser_first_name: 'Lotte',
    superuser_last_name: 'de Boer',
  });
  expect([answer.status, answer.body.data?.attributes]).toEqual([
    201,
    expect.objectContaining({ key: 'noord', state: 'open', is_here: false, hosts: ['noord.localhost'] }),
  ]);
  await vi.waitFor(async () => {
    const current = await server.call(
      'noord.localhost',
      'GET',
      '/api/v1/volunteer_centers/current?include=profile',
    );
    expect(current.body.data.attributes.key).toBe('noord');
    expect(current.body.included[0].attributes).toMatchObject({
      name_en: 'Volunteers North',
      locales: ['nl', 'en'],
    });
    expect(
      current.body.included[0].attributes.menus.main.map((one: { label: string }) => one.label),
    ).toContain('Over ons');
  }, soon);
  for (const slug of ['welkom', 'over-ons', 'voor-organisaties', 'veelgestelde-vragen', 'contact'])
    expect((await server.call('noord.localhost', 'GET', `/api/v1/pages/by_slug/${slug}`)).status, slug).toBe(
      200,
    );
  const english = { headers: { 'accept-language': 'en' } };
  const contact = await server.call('noord.localhost', 'GET', '/api/v1/pages/by_slug/contact', english);
  expect(JSON.stringify(contact.body.data.attributes.blocks)).toContain('tel:+31525123456');
  const centerId = Number(
    (await server.owner.query("select id from volunteer_centers where key = 'noord'")).rows[0].id,
  );
  const [mail] = await takeMails(server, centerId);
  expect([mail?.recipient, mail?.body_text]).toEqual([
    'lotte@noord.example',
    expect.stringMatching(/noord\.localhost[^ ]*\/auth\/reset/),
  ]);
  expect(mail?.body_text).toContain('Jij beheert de site');
  expect(mail?.body_text).toMatch(/Bekijk de site:?\s+\S*noord\.localhost\S*\/\s/);
  expect(await acts(centerId)).toEqual(['open']);
});

test('a site with examples has organisations, vacancies and news that are known as such, around the centre', async () => {
  const hosts = ['proef.localhost'];
  const address = 'Dorpsstraat 1, 8091 AB Wezep';
  const made = await post({ name: 'Proef', key: 'proef', hosts, address, start: 'demo' });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const listed = async (what: string): Promise<Record<string, unknown>[]> =>
    (await server.call('proef.localhost', 'GET', `/api/v1/${what}`)).body.data.map(
      (one: { attributes: object }) => one.attributes,
    );
  await expect.poll(() => listed('vacancies'), soon).toHaveLength(6);
  const vacancies = await listed('vacancies');
  expect(vacancies.every(({ title }) => String(title).startsWith('Voorbeeld: '))).toBe(true);
  expect(new Set(vacancies.map(({ city }) => city))).toEqual(new Set(['Wezep', null]));
  expect((await listed('organizations')).map(({ name }) => String(name).endsWith(' (voorbeeld)'))).toEqual(
    Array(3).fill(true),
  );
  expect((await listed('pages/published?filter[page_type_eq]=news')).length).toBe(1);
});

test('a key and a host that are taken are refused, each at its field, and nothing stays', async () => {
  const taken = await post({ ...noord, hosts: ['elders.localhost'] });
  expect([taken.status, taken.body.errors[0]]).toEqual([
    422,
    expect.objectContaining({ code: 'taken', source: { pointer: '/data/attributes/key' } }),
  ]);
  for (const host of ['noord.localhost', 'https://Roermond.localhost/over-ons']) {
    const refused = await post({ ...noord, key: 'zuid', hosts: [host] });
    expect([refused.status, refused.body.errors[0]]).toEqual([
      422,
      expect.objectContaining({ code: 'host_taken', source: { pointer: '/data/attributes/hosts' } }),
    ]);
  }
  expect((await post({ ...noord, key: '1zuid', hosts: [] })).body.errors[0].code).toBe('invalid_key');
  expect((await post({ ...noord, key: 'zuid', hosts: ['a b'] })).body.errors[0].code).toBe('invalid_host');
  const { rows } = await server.owner.query("select 1 from volunteer_centers where key = 'zuid'");
  expect(rows).toEqual([]);
});

test('a host in other letters is kept as the internet knows it, and shown as it is written', async () => {
  const known = 'xn--vrijwilligerspunt-sdwest-yrc.example';
  const made = await post({
    ...noord,
    key: 'sudwest',
    hosts: ['https://Vrijwilligerspunt-su\u0301dwest.example./'],
    start: 'empty',
  });
  expect([made.status, made.body.data.attributes.hosts]).toEqual([
    201,
    ['vrijwilligerspunt-súdwest.example'],
  ]);
  await vi.waitFor(async () => {
    const there = await server.call(known, 'GET', '/api/v1/volunteer_centers/current');
    expect(there.body.data.attributes.key).toBe('sudwest');
  }, soon);
  for (const host of [known, 'VRIJWILLIGERSPUNT-SÚDWEST.example', 'ｖrijwilligerspunt-súdwest。example']) {
    const [error] = (await post({ ...noord, key: 'zuid', hosts: [host] })).body.errors;
    expect(error, host).toMatchObject({ code: 'host_taken', detail: expect.stringContaining('súdwest') });
  }
  for (const words of ['súdwest.example', 'xn--vrij']) {
    const found = await server.call(first.host, 'GET', `${path}?filter[q]=${encodeURIComponent(words)}`, {
      as: admin,
    });
    expect(found.body.data.map((one: { attributes: { key: string } }) => one.attributes.key)).toEqual([
      'sudwest',
    ]);
  }
});

test.each(['constructor', 'Prototype', 'api', 'admin', 'www'])('the key %s is no centre’s', async (key) => {
  expect((await post({ ...noord, key, hosts: [] })).body.errors[0]).toMatchObject({
    code: 'reserved_key',
    source: { pointer: '/data/attributes/key' },
  });
});

test('a host of the configuration is taken with a port behind it as well', async () => {
  const { configuration } = server.running.services;
  const roermond = configuration.centers.find(({ key: one }) => one === 'roermond');
  const before = roermond?.hosts ?? [];
  roermond?.hosts.splice(0, Infinity, 'roermond.localhost:8080');
  const refused = await post({ ...noord, key: 'zuid', hosts: ['roermond.localhost'] });
  roermond?.hosts.splice(0, Infinity, ...before);
  expect(refused.body.errors?.[0].code).toBe('host_taken');
});

test('one of the configuration keeps its number, its hosts and its context; an empty one has no page', async () => {
  const answer = await post({ name: 'Meedoen', key: 'meedoen', hosts: [], start: 'empty' });
  expect(answer.body.data.attributes).toMatchObject({
    app_context: 'meedoen',
    configured_hosts: ['meedoen.localhost'],
    hosts: [],
  });
  await vi.waitFor(async () => {
    const current = await server.call('meedoen.localhost', 'GET', '/api/v1/volunteer_centers/current');
    expect(current.body.data.id).toBe('4');
  }, soon);
  expect((await server.call('meedoen.localhost', 'GET', '/api/v1/pages/by_slug/over-ons')).status).toBe(404);
});

test('hosts come and go, and what is switched off is gone from the site; the older version is refused', async () => {
  const { id, key } = await makeCenter(server);
  const change = (attributes: object) =>
    server.call(first.host, 'PATCH', `${path}/${id}`, {
      as: admin,
      body: { data: { type: 'managed_centers', id, attributes } },
    });
  const hosts = [`${key}.localhost`, `oost-${key}.localhost`];
  expect((await change({ name: 'Oost', hosts, features_off: ['activities'], lock_version: 0 })).status).toBe(
    200,
  );
  const keyAt = async (host: string) =>
    (await server.call(host, 'GET', '/api/v1/volunteer_centers/current')).body.data.attributes.key;
  await vi.waitFor(async () => expect(await keyAt(hosts[1] ?? '')).toBe(key), soon);
  const configuration = await server.call(hosts[0] ?? '', 'GET', '/api/v1/configuration');
  expect(configuration.body.data.attributes.features).toMatchObject({
    activities: false,
    volunteer_profiles: true,
  });
  expect((await change({ hosts: [hosts[0]], lock_version: 0 })).status).toBe(409);
  expect((await change({ hosts: [hosts[0]], lock_version: 1 })).status).toBe(200);
  await vi.waitFor(async () => expect(await keyAt(hosts[1] ?? '')).toBe('public'), soon);
});

test('a closed centre says so to everybody, is in no list, keeps its mails, and comes back as it was', async () => {
  const { id, centerId, key } = await makeCenter(server);
  const host = `${key}.localhost`;
  await server.owner.query('insert into volunteer_center_hosts values ($1, $2)', [host, centerId]);
  await server.running.services.centers.refresh();
  const { email } = await server.build.user({ center: centerId, roles: ['center_superuser'] });
  const session = await server.signIn(host, email);
  const move = (act: string) =>
    server.call(first.host, 'POST', `${path}/${id}/${act}`, { as: admin, body: {} });
  expect((await move('reopen')).body.errors[0].code).toBe('move_refused');
  const closed = await move('close');
  expect([closed.status, closed.body.data.attributes.state, closed.body.data.meta.can]).toEqual([
    200,
    'closed',
    { update: true, close: false, reopen: true, export: true, invite: false },
  ]);
  await vi.waitFor(
    async () =>
      expect((await server.call(host, 'GET', '/api/v1/volunteer_centers/current')).status).toBe(410),
    soon,
  );
  expect((await server.call(host, 'GET', '/api/v1/current_user', { as: session })).status).toBe(410);
  await expect(server.signIn(host, email)).rejects.toThrow(/410|center_closed|gesloten/);
  for (const url of [
    '/sitemap.xml',
    '/feed/news.atom',
    '/feed/vacancies.atom',
    '/embed/vacancies',
    `/share-picture/pages/${id}/nl.png`,
    `/posters/${id}/nl.pdf`,
  ])
    expect((await server.running.app.inject({ url, headers: { host } })).statusCode, url).toBe(410);
  const places = await server.call(first.host, 'GET', '/api/v1/center_places');
  expect(places.body.data.map((one: { id: string }) => one.id)).not.toContain(String(centerId));
  const all = await server.call(first.host, 'GET', '/api/v1/volunteer_centers');
  expect(all.body.data.map((one: { attributes: { key: string } }) => one.attributes.key)).not.toContain(key);
  expect((await move('reopen')).status).toBe(200);
  await vi.waitFor(
    async () =>
      expect((await server.call(host, 'GET', '/api/v1/current_user', { as: session })).status).toBe(200),
    soon,
  );
  expect(await acts(centerId)).toEqual(['close', 'reopen']);
});

test('files of a closed centre are not shown but for its look, nothing is sent to it, and its upkeep rests', async () => {
  const { id, centerId, key } = await makeCenter(server);
  const host = `${key}.localhost`;
  await server.owner.query('insert into volunteer_center_hosts values ($1, $2)', [host, centerId]);
  await server.running.services.centers.refresh();
  const session = await server.signIn(
    host,
    (await server.build.user({ center: centerId, roles: ['center_superuser'] })).email,
  );
  const [photo, logo] = [randomUUID(), randomUUID()];
  const { services } = server.running;
  for (const one of [photo, logo]) {
    await services.storage.put(`${centerId}/${one}.png`, await picture(9, 6, 'png'));
    await server.build.sql(
      centerId,
      `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height, in_files)
       values ($1, $2, 'a.png', $3, repeat('0', 64), 'image/png', 9, 9, 6, true)`,
      [centerId, one, `${centerId}/${one}.png`],
    );
  }
  await server.build.sql(
    centerId,
    'update volunteer_center_profiles set website_logo_url = $2 where volunteer_center_id = $1',
    [centerId, `/uploads/${logo}.png`],
  );
  const shown = async (one: string) =>
    (await server.running.app.inject({ url: `/uploads/${one}.png`, headers: { host } })).statusCode;
  expect([await shown(photo), await shown(logo)]).toEqual([200, 200]);
  await server.call(first.host, 'POST', `${path}/${id}/close`, { as: admin, body: {} });
  await vi.waitFor(async () => expect(await shown(photo)).toBe(410), soon);
  expect(await shown(logo)).toBe(200);
  const sent = await sendFile(server, host, '/api/v1/uploads', await picture(9, 6, 'png'), {
    name: 'b.png',
    as: session,
  });
  expect([sent.status, sent.body.errors[0].code]).toEqual([410, 'center_closed']);
  const visited: number[] = [];
  await forEveryCenter(
    services,
    { signal: new AbortController().signal, isLastAttempt: false },
    async (scope) => void visited.push(scope.centerId),
  );
  expect(visited).toContain(first.id);
  expect(visited).not.toContain(centerId);
});

test('mails of a closed centre wait, and leave once it is open again', async () => {
  const asked = { name: 'Wacht', key: 'wacht', hosts: ['wacht.localhost'], start: 'empty' };
  const person = { superuser_first_name: 'Ans', superuser_last_name: 'Bos' };
  const { body } = await post({ ...asked, ...person, superuser_email: 'ans@wacht.example' });
  const centerId = Number(
    (await server.owner.query("select id from volunteer_centers where key = 'wacht'")).rows[0].id,
  );
  const mails = () =>
    server.build.sql(centerId, 'select id, status from email_deliveries where volunteer_center_id = $1', [
      centerId,
    ]);
  const sent: string[] = [];
  const { services } = server.running;
  const send = sendEmailTask({
    pool: services.pool,
    transport: {
      async send({ to }) {
        sent.push(to);
        return null;
      },
    },
    senderOf: mailSender(services),
  });
  const [mail] = await mails();
  const run = () =>
    send(
      { centerId, deliveryId: String(mail?.['id']) },
      { signal: new AbortController().signal, isLastAttempt: false },
    );
  const move = (act: string) =>
    server.call(first.host, 'POST', `${path}/${body.data.id}/${act}`, { as: admin, body: {} });
  await move('close');
  await run();
  expect([sent, (await mails())[0]?.['status']]).toEqual([[], 'queued']);
  await move('reopen');
  await run();
  expect([sent, (await mails())[0]?.['status']]).toEqual([['ans@wacht.example'], 'sent']);
});

test('the site that one works on is not closed under one’s feet', async () => {
  const all = await server.call(first.host, 'GET', `${path}?filter[q]=eerste&facets=true`, { as: admin });
  expect(all.body.data).toHaveLength(1);
  const [here] = all.body.data;
  expect([here.attributes.is_here, here.meta.can.close, all.body.meta.facets.state]).toEqual([
    true,
    false,
    [
      { value: 'open', count: 1 },
      { value: 'closed', count: 0 },
    ],
  ]);
  const refused = await server.call(first.host, 'POST', `${path}/${here.id}/close`, { as: admin, body: {} });
  expect(refused.body.errors[0].code).toBe('center_is_here');
});

test('two who close each other’s site at once leave one open', async () => {
  const { id, centerId, key } = await makeCenter(server);
  const there = `${key}.localhost`;
  await server.owner.query('insert into volunteer_center_hosts values ($1, $2)', [there, centerId]);
  await server.running.services.centers.refresh();
  const here = await server.call(first.host, 'GET', `${path}?filter[q]=eerste`, { as: admin });
  const close = (host: string, one: string) =>
    server.call(host, 'POST', `${path}/${one}/close`, { as: admin, body: {} });
  const answers = await Promise.all([close(first.host, id), close(there, here.body.data[0].id)]);
  const { rows } = await server.owner.query(
    'select id from volunteer_centers where id = any($1) and closed_at is null',
    [[first.id, centerId]],
  );
  await server.owner.query('update volunteer_centers set closed_at = null');
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  expect(rows).toHaveLength(1);
});

const names = ['Noord', '*Hart* voor [Zuid](http://x.example) & <b>', 'x'.repeat(120)];
test.each(names)('every page of a new site is one that an editor could have written: %s', (name) => {
  const facts = {
    name,
    email: 'a+b@noord.example',
    phoneNumber: '0525 12',
    address: 'Plein 1\n8091 AA Wezep',
  };
  for (const locale of locales)
    for (const page of Object.values(siteIn(locale, facts))) {
      const read = pageCreate.safeParse({ ...page, locale });
      expect(read.error?.issues ?? [], `${locale} ${page.slug}`).toEqual([]);
      expect(read.data?.blocks).toEqual(page.blocks);
    }
});
