/** The file of a centre that an admin sends: looked at first, kept on the disk alone, brought in as a whole, and gone after that. */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { packCenter } from '#server/features/managed-centers/exporting/archive.ts';
import { removeUnfinished } from '#server/features/managed-centers/leftovers/commands.ts';
import { rowCounts } from '#tests/support/installations.ts';
import { picture } from '#tests/support/pictures.ts';
import { first, testServer, type Body, type Session, type TestServer } from '#tests/support/server.ts';
import { patience } from '#tests/support/pace.ts';
import { soon } from '#tests/support/soon.ts';
import { manifestName } from '../archive/manifest.ts';

const path = '/api/v1/managed_centers/import';

let there: TestServer;
let server: TestServer;
let admin: Session;
let staff: Session;
let whole: Buffer;

const adminOf = async (at: TestServer) =>
  at.signIn(first.host, (await at.build.user({ roles: ['admin'] })).email);

/** A centre of another installation, with a site, a file and a mail that left. */
async function packed(): Promise<Buffer> {
  const opened = await there.call(first.host, 'POST', '/api/v1/managed_centers', {
    as: await adminOf(there),
    body: {
      data: {
        type: 'managed_centers',
        attributes: { name: 'Elders', key: 'elders', hosts: ['elders.localhost'], start: 'site' },
      },
    },
  });
  const { rows } = await there.owner.query<{ id: number }>(
    "select id from volunteer_centers where key = 'elders'",
  );
  const centerId = rows[0]?.id ?? 0;
  const { services } = there.running;
  await services.storage.put(`${centerId}/foto.png`, await picture(9, 6, 'png'));
  await there.build.sql(
    centerId,
    `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height)
     values ($1, gen_random_uuid(), 'foto.png', $2, repeat('0', 64), 'image/png', 9, 9, 6)`,
    [centerId, `${centerId}/foto.png`],
  );
  expect(opened.status).toBe(201);
  const at = join(services.env.dataDir, 'elders.zip');
  await packCenter(services, centerId, at);
  return readFileSync(at);
}

beforeAll(async () => {
  [there, server] = [await testServer(), await testServer()];
  whole = await packed();
  admin = await adminOf(server);
  staff = await server.signIn(first.host, (await server.build.user({ roles: ['center_superuser'] })).email);
});
afterAll(async () => {
  await there.close();
  await server.close();
});

type Fields = Record<string, string>;

async function send(bytes: Uint8Array | null, fields: Fields, as: Session = admin, at: TestServer = server) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (bytes) form.append('file', new Blob([Uint8Array.from(bytes)]), 'elders.zip');
  const encoded = new Response(form);
  const answer = await at.running.app.inject({
    method: 'POST',
    url: path,
    headers: { host: first.host, ...as.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, body: JSON.parse(answer.payload) as Body };
}

const told = ({ status, body }: { status: number; body: Body }) => [
  status,
  ...(body.errors ?? []).map((error: { code: string; source?: { pointer?: string } }) => [
    error.code,
    error.source?.pointer,
  ]),
];

const folder = () => join(server.running.services.env.dataDir, 'files-at-work');
const atWork = () => {
  try {
    return readdirSync(folder());
  } catch {
    return [];
  }
};
const stored = (name: string) => {
  try {
    return readdirSync(join(server.running.services.env.dataDir, 'uploads', name));
  } catch {
    return [];
  }
};

const manifestOf = (bytes: Uint8Array) =>
  JSON.parse(strFromU8(unzipSync(bytes)[manifestName] ?? new Uint8Array()));
const changed = (over: object) =>
  zipSync({
    ...unzipSync(whole),
    [manifestName]: strToU8(JSON.stringify({ ...manifestOf(whole), ...over })),
  });

let before: unknown;
const known = async () => {
  const counts = await rowCounts(server.owner);
  return Object.fromEntries(Object.entries(counts).filter(([name]) => !name.startsWith('session')));
};
beforeEach(async () => {
  before = await known();
});

test.each([
  ['no file', null, {}, [422, ['blank', '/file']]],
  ['no zip', Buffer.from('gewoon tekst'), {}, [422, ['no_center_archive', '/file']]],
  ['a zip of something else', zipSync({ 'a.txt': strToU8('a') }), {}, [422, ['no_center_archive', '/file']]],
  ['a key that is no id', null, { file_id: 'x' }, [422, ['invalid', '/file_id']]],
  [
    'a file that is gone',
    null,
    { file_id: '00000000-0000-4000-8000-000000000001' },
    [422, ['center_file_gone', '/file']],
  ],
])('%s is refused, and nothing stays', async (_name, bytes, fields, expected) => {
  for (const dryRun of ['true', 'false'])
    expect(told(await send(bytes, { ...fields, dry_run: dryRun }))).toEqual(expected);
  expect([atWork(), stored('arrivals'), await known()]).toEqual([[], [], before]);
});

test('one of a newer version, changed on the way, of a key or with a host that is taken is refused, and nothing stays', async () => {
  const broken = Buffer.from(whole);
  const at = broken.indexOf('tables/pages.jsonl') + 200;
  broken[at] = (broken[at] ?? 0) ^ 0xff;
  for (const dryRun of ['true', 'false']) {
    const tried = async (bytes: Uint8Array, fields: Fields = {}) =>
      told(await send(bytes, { ...fields, dry_run: dryRun }));
    expect(await tried(changed({ migration: '9999_later.sql' }))).toEqual([
      422,
      ['other_archive_version', '/file'],
    ]);
    expect(await tried(broken)).toEqual([422, ['damaged_archive', '/file']]);
    expect(await tried(whole, { 'hosts[]': first.host })).toEqual([422, ['host_taken', '/hosts']]);
    expect(await tried(whole, { 'hosts[]': 'geen host' })).toEqual([422, ['invalid_host', '/hosts/0']]);
    const { center } = manifestOf(whole);
    expect(await tried(changed({ center: { ...center, key: 'public' } }))).toEqual([
      422,
      ['center_is_known', '/file'],
    ]);
  }
  expect([atWork(), stored('arrivals'), await known()]).toEqual([[], [], before]);
});

test('whoever keeps no centres is refused, and nothing is written of what they send', async () => {
  expect(told(await send(whole, {}, staff))).toEqual([403, ['forbidden', undefined]]);
  await server.build.sql(
    first.id,
    'update volunteer_center_profiles set requires_second_factor = true where volunteer_center_id = 1',
  );
  try {
    // Their roles rest until they have a second proof.
    expect((await send(whole, {})).status).toBe(403);
  } finally {
    await server.build.sql(
      first.id,
      'update volunteer_center_profiles set requires_second_factor = false where volunteer_center_id = 1',
    );
  }
  expect([atWork(), stored('arrivals')]).toEqual([[], []]);
});

test(
  'while one is looked at others are opened; a second look is told to wait, and there is nothing to remove',
  async () => {
    const racing = await testServer({ connections: 4 });
    const { owner, running } = racing;
    const as = await adminOf(racing);
    const look = (host: string) => send(whole, { dry_run: 'true', 'hosts[]': host }, as, racing);
    const isWaiting = async () =>
      (await owner.query("select 1 from pg_locks where relation = 'uploads'::regclass and not granted"))
        .rowCount;
    const removed = vi.spyOn(running.services.storage, 'delete');
    try {
      // Stops the look in the middle of its rows.
      await owner.query('begin');
      await owner.query('lock table uploads in share mode');
      const looking = look('mee.localhost');
      await expect.poll(isWaiting, soon).toBe(1);
      const attributes = { name: 'Intussen', key: 'intussen', hosts: ['intussen.localhost'], start: 'empty' };
      const body = { data: { type: 'managed_centers', attributes } };
      const opened = await racing.call(first.host, 'POST', '/api/v1/managed_centers', { as, body });
      expect(opened.status).toBe(201);
      expect(told(await look('ook.localhost'))).toEqual([429, ['busy', '/file']]);
      // What was sent goes again; of the centre in it no file was ever written.
      expect(removed.mock.calls.map(([key]) => key)).toEqual([expect.stringMatching(/^arrivals\//)]);
      await owner.query('rollback');
      expect((await looking).status).toBe(200);
    } finally {
      await owner.query('rollback');
      await racing.close();
    }
  },
  patience(40_000),
);

test('looked at it changes nothing and says what would come; then it comes without being sent again', async () => {
  const looked = await send(whole, { dry_run: 'true', 'hosts[]': 'mee.localhost' });
  expect(looked.status).toBe(200);
  expect(looked.body.data).toBeNull();
  const { arrival } = looked.body.meta;
  expect(arrival).toMatchObject({
    name: 'Elders',
    key: 'elders',
    hosts: ['mee.localhost'],
    files: 1,
    missing_files: 0,
  });
  expect(arrival.tables.find(({ name }: { name: string }) => name === 'pages').rows).toBeGreaterThan(3);
  expect([atWork(), await known()]).toEqual([[], before]);
  expect(stored('arrivals')).toEqual([`${arrival.file_id}.zip`]);

  // Other hosts are tried with the same file; one that is taken does not lose it.
  const again = { dry_run: 'true', file_id: arrival.file_id };
  expect(told(await send(null, { ...again, 'hosts[]': first.host }))).toEqual([
    422,
    ['host_taken', '/hosts'],
  ]);
  expect((await send(null, again)).body.meta.arrival).toMatchObject({
    file_id: arrival.file_id,
    hosts: ['elders.localhost'],
  });

  const came = await send(null, { file_id: arrival.file_id, 'hosts[]': 'mee.localhost' });
  expect(came.status).toBe(200);
  expect(came.body.data.attributes).toMatchObject({
    name: 'Elders',
    key: 'elders',
    hosts: ['mee.localhost'],
  });
  await expect.poll(() => stored('arrivals'), soon).toEqual([]);
  expect(atWork()).toEqual([]);
  const { rows } = await server.owner.query<{ id: number }>(
    "select id from volunteer_centers where key = 'elders'",
  );
  const centerId = rows[0]?.id ?? 0;
  expect(stored(String(centerId))).toHaveLength(1);
  expect(
    await server.build.sql(
      centerId,
      "select actor_name is not null as is_named from audit_events where act = 'bring_in' and subject_type = 'managed_centers'",
    ),
  ).toEqual([{ is_named: true }]);
  const shown = await server.running.app.inject({
    url: '/api/v1/configuration',
    headers: { host: 'mee.localhost' },
  });
  expect(shown.statusCode).toBe(200);
  // The same one twice would be one.
  expect(told(await send(whole, {}))).toEqual([422, ['center_is_known', '/file']]);
});

test('what was looked at and left is gone after a day', async () => {
  const { services } = server.running;
  await services.storage.put('arrivals/old.zip', new Uint8Array([1]));
  await removeUnfinished(services, new Date());
  expect(stored('arrivals')).toEqual(['old.zip']);
  await removeUnfinished(services, new Date(Date.now() + 25 * 3_600_000));
  expect(stored('arrivals')).toEqual([]);
});

/** Sends so many bytes as a file, as they come; `breakAt` hangs up halfway. */
function stream(megabytes: number, breakAt = Infinity): Promise<{ status: number; grown: number }> {
  const { port } = server.running.app.server.address() as AddressInfo;
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n';
  const chunk = Buffer.alloc(1_000_000, 7);
  global.gc?.();
  const taken = () => process.memoryUsage().rss;
  const began = taken();
  return new Promise((resolve, reject) => {
    let most = 0;
    const sent = request({
      port,
      host: 'localhost',
      method: 'POST',
      path,
      headers: { ...admin.headers, host: first.host, 'content-type': 'multipart/form-data; boundary=b' },
    });
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, grown: most }));
    });
    sent.on('error', (error) => (breakAt < Infinity ? resolve({ status: 0, grown: most }) : reject(error)));
    sent.write(head);
    const next = (at: number): void => {
      most = Math.max(most, taken() - began);
      if (at === breakAt) return void sent.destroy();
      if (at === megabytes) return void sent.end('\r\n--b--\r\n');
      const goOn = () => setImmediate(next, at + 1);
      if (sent.write(chunk)) goOn();
      else sent.once('drain', goOn);
    };
    next(0);
  });
}

test(
  'a file of hundreds of megabytes goes to the disk, not into memory, and leaves it again',
  async () => {
    await stream(20);
    const { status, grown } = await stream(200);
    expect(status).toBe(422);
    expect(grown).toBeLessThan(120_000_000);
    expect(atWork()).toEqual([]);
  },
  patience(120_000),
);

test('one that breaks off halfway leaves nothing', async () => {
  await stream(30, 20);
  await expect.poll(atWork, soon).toEqual([]);
});
