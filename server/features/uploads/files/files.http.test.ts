/** The files of a centre: who keeps them, where each is shown, and what takes the place of one. On a disk and in a store alike. */
import { join } from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { centerFilesMax } from '#contract/uploads.ts';
import { readS3Place } from '#server/storage/s3-place.ts';
import { bucketStorage, type Storage } from '#server/storage/storage.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { tablesWithFiles } from '#server/features/uploads/uses/queries.ts';
import { keepRetention } from '#server/features/retention/commands.ts';
import { mainTypes, office, packed, pdf } from '#tests/support/documents.ts';
import { picture } from '#tests/support/pictures.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { soon } from '#tests/support/soon.ts';

let server: TestServer;
let keeper: Session;
let anybody: Session;
let photo: Buffer;
let disk: Storage;
let port = 0;
const folder = temporaryFolder();
const store = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 'store'),
  configureBuckets: [{ name: 'files', configs: [] }],
});

beforeAll(async () => {
  server = await testServer();
  disk = { ...server.running.services.storage };
  keeper = await somebody(server, { roles: ['content_manager'] });
  anybody = await somebody(server);
  photo = await picture(40, 30);
  ({ port } = await store.run());
});
afterAll(async () => {
  await server.close();
  await store.close();
  removeTemporaryFolder(folder);
});

const path = '/api/v1/uploads';
const send = (file: Uint8Array, name: string, as = keeper, to = path) =>
  sendFile(server, first.host, to, file, { as, name });
const sent = async (file: Uint8Array, name: string) => (await send(file, name)).body.data;
const call = (method: 'GET' | 'PATCH' | 'DELETE', address: string, body?: object) =>
  server.call(first.host, method, `${path}${address}`, { as: keeper, ...(body && { body }) });
const open = (url: string, etag = '') =>
  server.running.app.inject({
    method: 'GET',
    url,
    headers: { host: first.host, ...(etag && { 'if-none-match': etag }) },
  });
const names = async (query: string) =>
  (await call('GET', query)).body.data.map(
    (one: { attributes: { file_name: string } }) => one.attributes.file_name,
  );
const blockOf = (id: string) => ({
  type: 'Image',
  picture: { image: { kind: 'upload', id }, alt: null, focus: { x: 0.5, y: 0.5 } },
});

describe('documents', () => {
  test('of who keeps the files are given to keep under their name, and never run', async () => {
    const file = pdf('Huisregels');
    const { id, attributes } = await sent(file, 'Huisregels 2026.pdf');
    expect(attributes).toMatchObject({
      kind: 'document',
      mime: 'application/pdf',
      width: null,
      url: `/uploads/${id}.pdf`,
    });
    const served = await open(attributes.url);
    expect(served.rawPayload.equals(file)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Huisregels%202026.pdf",
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect((await open(attributes.url, String(served.headers['etag']))).statusCode).toBe(304);
    for (const other of [`/uploads/${id}.png`, `/uploads/${id}/320`])
      expect((await open(other)).statusCode).toBe(404);
  });

  test.each([
    ['folder.html', 'folder.html.pdf'],
    ['run.exe', 'run.exe.pdf'],
    ['zonder', 'zonder.pdf'],
    ['Rooster.PDF', 'Rooster.PDF'],
    ['rooster\u202Efdp.exe', 'roosterfdp.exe.pdf'],
    ["Ans' lijst (1).pdf", 'Ans%27%20lijst%20%281%29.pdf'],
  ])('are kept under a name that ends in what they are: %j', async (name, kept) => {
    const { attributes } = await sent(pdf(name), name);
    const { headers } = await open(attributes.url);
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${kept}`);
  });

  test('of other programs than Office are taken, and padding behind a PDF', async () => {
    const word = office({ '/word/document2.xml': mainTypes.docx });
    expect((await sent(word, 'regels.docx')).attributes.mime).toContain('wordprocessingml');
    const padded = Buffer.concat([pdf('flyer'), Buffer.alloc(3000)]);
    expect((await sent(padded, 'flyer.pdf')).attributes.mime).toBe('application/pdf');
  });

  test('are refused of anybody else, with macros, and as a picture of anything', async () => {
    const code = async (answer: Promise<{ body: { errors?: { code: string }[] } }>) =>
      (await answer).body.errors?.[0]?.code;
    expect(await code(send(pdf(), 'a.pdf', anybody))).toBe('document_file');
    const macros = office({ '/word/document.xml': mainTypes.docx }, ['word/VBAproject.bin']);
    expect(await code(send(macros, 'a.docx'))).toBe('macros');
    expect(await code(send(Buffer.from('iets'), 'a.docx'))).toBe('no_file');
    const { id } = await sent(pdf('logo'), 'logo.pdf');
    const organization = await server.build.organization();
    const body = { data: { type: 'organizations', id: organization.id, attributes: { logo_id: id } } };
    const staff = await somebody(server, { roles: ['center_superuser'] });
    const at = `/api/v1/organizations/${organization.id}`;
    const answer = await server.call(first.host, 'PATCH', at, { as: staff, body });
    expect(answer.body.errors[0].code).toBe('unknown_record');
  });
});

test('a picture that is not taken is named, with what to do', async () => {
  const points = await sharp(photo).gif().toBuffer();
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(40),
  ]);
  for (const as of [keeper, anybody])
    for (const [file, code, words] of [
      [heic, 'heic_picture', 'iPhone'],
      [points, 'other_picture', 'GIF'],
    ] as const) {
      const { status, body } = await send(file, 'IMG_2231.jpg', as);
      expect([status, body.errors[0].code]).toEqual([422, code]);
      expect(body.errors[0].detail).toContain(words);
    }
});

test('a file that is none of both is named, with what to do', async () => {
  const film = Buffer.concat([Buffer.from('\0\0\0\u0014ftypqt  ', 'latin1'), Buffer.alloc(40)]);
  for (const as of [keeper, anybody])
    for (const [file, name, code, words] of [
      [film, 'IMG_1.MOV', 'media_file', 'MOV'],
      [pdf().subarray(0, 40), 'no-eof.pdf', 'broken_file', 'niet helemaal meegekomen'],
      [photo.subarray(0, photo.length / 2), 'half.jpg', 'broken_file', 'niet helemaal meegekomen'],
      [packed({ 'rooster.docx': 'x' }), 'alles.zip', 'packed_file', 'zip'],
    ] as const) {
      const { status, body } = await send(file, name, as);
      expect([status, body.errors[0].code], name).toEqual([422, code]);
      expect(body.errors[0].detail).toContain(words);
    }
});

test('a name from a Mac is found as it is typed, and nothing turns in it', async () => {
  const { attributes } = await sent(photo, 'Cafe\u0301-feest\u202Egnp.exe.png');
  expect(attributes.file_name).toBe('Café-feestgnp.exe.png');
  for (const typed of ['Café-feest', 'cafe\u0301-feest', 'feestgnp'])
    expect(await names(`?filter[q]=${encodeURIComponent(typed)}`)).toEqual(['Café-feestgnp.exe.png']);
});

test('the list holds what was sent by who keeps the files: by kind, by words, without words, and shown nowhere', async () => {
  const [shown, lone] = [await sent(photo, 'vloer-een.png'), await sent(photo, 'vloer-twee.png')];
  await sent(pdf('vloer'), 'vloer-drie.pdf');
  await send(photo, 'vloer-van-een-ander.png', anybody);
  await call('PATCH', `/${shown.id}`, {
    data: { type: 'uploads', id: shown.id, attributes: { is_decoration: true } },
  });
  await server.build.page({ title: 'Onze vloer', blocks: [blockOf(shown.id)] });
  const q = '?filter[q]=vloer&sort=file_name';
  expect(await names(q)).toEqual(['vloer-drie.pdf', 'vloer-een.png', 'vloer-twee.png']);
  expect(await names(`${q}&filter[kind_eq]=picture`)).toEqual(['vloer-een.png', 'vloer-twee.png']);
  expect(await names(`${q}&filter[undescribed]=true`)).toEqual(['vloer-twee.png']);
  expect(await names(`${q}&filter[unused]=true`)).toEqual(['vloer-drie.pdf', 'vloer-twee.png']);
  const { meta, data } = (await call('GET', `${q}&facets=true`)).body;
  expect(meta.facets).toEqual({
    kind: expect.arrayContaining([
      { value: 'picture', count: 2 },
      { value: 'document', count: 1 },
    ]),
    undescribed: 1,
  });
  expect(meta.storage).toEqual({ used: expect.any(Number), most: centerFilesMax });
  expect(data[1].attributes.uses).toEqual([
    { type: 'pages', id: expect.any(String), title: 'Onze vloer', is_in_bin: false },
  ]);
  expect([data[1].meta.can.delete, data[2].id, data[2].meta.can.delete]).toEqual([false, lone.id, true]);
  // Whoever sent one of their own hears nothing of where the centre shows it.
  const own = (await send(photo, 'eigen.png', anybody)).body.data;
  expect([own.attributes.uses, own.meta.can]).toEqual([
    null,
    { update: true, replace: false, delete: false },
  ]);
});

test('wherever one is shown it is not removed, and the answer says where', async () => {
  const { id, attributes } = await sent(photo, 'overal.png');
  const refused = async () => {
    const { status, body } = await call('DELETE', `/${id}`);
    return status === 204 ? 'gone' : `${body.errors[0].code}: ${body.errors[0].detail}`;
  };
  const uses: [string, () => Promise<unknown>, string][] = [
    [
      'De pagina',
      () => server.build.page({ title: 'De pagina', blocks: [blockOf(id)] }),
      'delete from pages where title = $1',
    ],
    [
      'De club',
      () => server.build.organization({ name: 'De club', logo_id: id }),
      'update organizations set logo_id = null where name = $1',
    ],
    [
      'De tekst',
      () => server.build.organization({ name: 'De tekst', description: `<img src="${attributes.url}">` }),
      'update organizations set description = null where name = $1',
    ],
  ];
  for (const [name, show, hide] of uses) {
    await show();
    const answer = await refused();
    expect(answer).toMatch(/^file_in_use: /);
    expect(answer).toContain(name);
    await server.build.sql(first.id, hide, [name]);
  }
  expect(await refused()).toBe('gone');
  expect((await open(attributes.url)).statusCode).toBe(404);
});

test('every table that refers to files is looked through before one is removed', async () => {
  const { rows } = await server.owner.query(
    "select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'uploads'::regclass",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(tablesWithFiles).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
});

test('who keeps them does not lose them at night', async () => {
  const { id } = await sent(photo, 'nacht.png');
  await server.build.sql(
    first.id,
    "update uploads set created_at = created_at - interval '9 days' where id = $1",
    [id],
  );
  await inScope(server.running.services.pool, first.id, (scope) =>
    keepRetention(scope, server.running.services),
  );
  expect((await call('GET', `/${id}`)).status).toBe(200);
});

test('there is room for so much, and no more', async () => {
  await server.build.sql(
    first.id,
    `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height, created_at)
     select 1, gen_random_uuid(), 'vol', gen_random_uuid()::text, repeat('0', 64), 'image/png', $1, 1, 1, now() - interval '9 days'
     from generate_series(1, 5)`,
    [centerFilesMax / 5],
  );
  const answer = await send(photo, 'te-veel.png');
  expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'files_full']);
  expect(answer.body.errors[0].detail).toContain('5 GB');
  await server.build.sql(first.id, "delete from uploads where file_name = 'vol'", []);
});

describe.each(['a disk', 'a store'])('on %s', (kind) => {
  beforeAll(() => {
    const place = readS3Place(`s3+http://S3RVER:S3RVER@127.0.0.1:${port}/files`);
    if (!place) throw new Error('The address of the store is none.');
    Object.assign(server.running.services.storage, kind === 'a disk' ? disk : bucketStorage(place));
  });
  const keyOf = async (id: string) =>
    String(
      (await server.build.sql(first.id, 'select storage_key from uploads where id = $1', [id]))[0]?.[
        'storage_key'
      ],
    );
  const isThere = async (key: string) => (await server.running.services.storage.read(key)) !== null;

  test('another file takes its place under another address, and the old one is gone', async () => {
    const old = await sent(photo, 'oud.png');
    await call('PATCH', `/${old.id}`, {
      data: { type: 'uploads', id: old.id, attributes: { alt_text: 'Een deur' } },
    });
    await open(`/uploads/${old.id}/320`);
    const key = await keyOf(old.id);
    const answer = await send(
      await picture(80, 20, 'jpeg'),
      'nieuw.jpg',
      keeper,
      `${path}/${old.id}/replace`,
    );
    expect(answer.body.data).toMatchObject({
      id: old.id,
      attributes: {
        file_name: 'nieuw.jpg',
        width: 80,
        alt_text: 'Een deur',
        url: `/uploads/${old.id}.jpg?v=2`,
      },
    });
    const served = await open(answer.body.data.attributes.url);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    });
    // A text may still have the old address: it shows the new one, and asks again.
    const before = await open(old.attributes.url);
    expect(before.rawPayload.equals(served.rawPayload)).toBe(true);
    expect(before.headers['cache-control']).toBe('public, no-cache');
    expect((await open(`/uploads/${old.id}/320?v=2`)).headers['cache-control']).toContain('immutable');
    await expect.poll(() => isThere(key), soon).toBe(false);
    const other = await send(pdf(), 'a.pdf', keeper, `${path}/${old.id}/replace`);
    expect(other.body.errors[0].code).toBe('other_kind_of_file');
  });

  test('what is removed is gone with its file', async () => {
    const { id } = await sent(pdf(kind), 'weg.pdf');
    const key = await keyOf(id);
    expect(await isThere(key)).toBe(true);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    await expect.poll(() => isThere(key), soon).toBe(false);
  });
});
