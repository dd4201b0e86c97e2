/** A picture is served as wide as a screen shows it, made when it is first asked for, and gone with its picture. */
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureWidths, srcSetOf } from '#contract/picture-sizes.ts';
import { busyPicture } from '#tests/support/pictures.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { soon } from '#tests/support/soon.ts';
import { keepRetentionTask } from '#server/features/retention/tasks.ts';
import { removePicture, sizedKey, sizedPicture } from './commands.ts';

let server: TestServer;
let as: Session;
let photo: Buffer;
beforeAll(async () => {
  server = await testServer();
  as = await somebody(server);
  photo = await busyPicture(1200, 900, 'jpeg');
});
afterAll(() => server.close());

async function sent(): Promise<string> {
  const answer = await sendFile(server, first.host, '/api/v1/uploads', photo, { as, name: 'tuin.jpg' });
  expect(answer.status).toBe(201);
  return answer.body.data.id;
}
const avif = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const ask = (id: string, width: number | string, { host = first.host, accept = avif, etag = '' } = {}) =>
  server.running.app.inject({
    method: 'GET',
    url: `/uploads/${id}/${width}`,
    headers: { host, accept, ...(etag && { 'if-none-match': etag }) },
  });
const keyOf = async (id: string) =>
  String(
    (await server.build.sql(first.id, 'select storage_key from uploads where id = $1', [id]))[0]?.[
      'storage_key'
    ],
  );

/** What such files begin with: AVIF itself is nothing that this product opens. */
const signs = { avif: { at: [4, 12], say: 'ftypavif' }, webp: { at: [8, 12], say: 'WEBP' } } as const;

test('in the width that is asked for, in the form that the browser reads, the same for ever', async () => {
  const id = await sent();
  for (const [accept, format] of [
    [avif, 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'webp'],
  ] as const) {
    const answer = await ask(id, 320, { accept });
    expect([answer.statusCode, answer.headers['vary'], answer.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('accept'),
      'public, max-age=31536000, immutable',
    ]);
    expect([
      answer.headers['content-type'],
      answer.rawPayload.toString('latin1', ...signs[format].at),
    ]).toEqual([`image/${format}`, signs[format].say]);
    expect(answer.rawPayload.length).toBeLessThan(photo.length / 4);
    const again = await ask(id, 320, { accept, etag: String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
  }
  const widthOf = async (width: number) =>
    (await sharp((await ask(id, width, { accept: 'image/webp' })).rawPayload).metadata()).width;
  // Never wider than it is.
  expect([await widthOf(320), await widthOf(960), await widthOf(1440)]).toEqual([320, 960, 1200]);
});

test('what a page offers is what is served', async () => {
  const id = await sent();
  expect(srcSetOf({ id, width: 1200, url: `/uploads/${id}.jpg` })).toBe(
    `/uploads/${id}/320 320w, /uploads/${id}/640 640w, /uploads/${id}/960 960w, /uploads/${id}/1440 1200w`,
  );
  expect(srcSetOf({ id, width: 200, url: `/uploads/${id}.jpg` })).toBe(`/uploads/${id}/320 200w`);
  expect(srcSetOf({ id, width: 200, url: `/uploads/${id}.jpg?v=2` })).toBe(`/uploads/${id}/320?v=2 200w`);
});

test('asked for by many at once it is made once, and a broken one is shown as it is, not for ever', async () => {
  const id = await sent();
  const all = await Promise.all(Array.from({ length: 8 }, () => ask(id, 640)));
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(all.map(({ headers }) => headers['etag'])).size).toBe(1);
  const broken = await sent();
  await server.running.services.storage.put(await keyOf(broken), new Uint8Array([1, 2, 3]));
  const answer = await ask(broken, 640);
  expect([answer.statusCode, answer.headers['cache-control'], answer.rawPayload.length]).toEqual([
    200,
    'no-store',
    3,
  ]);
});

test('what somebody waited for in vain is made after all, and kept for the next one', async () => {
  const { storage } = server.running.services;
  const storageKeys = await Promise.all(
    Array.from({ length: 5 }, async () => ({ storageKey: await keyOf(await sent()) })),
  );
  const size = { width: 640, format: 'avif' } as const;
  const waited = await Promise.all(storageKeys.map((upload) => sizedPicture(storage, upload, size, 1)));
  expect(waited).toEqual(storageKeys.map(() => null));
  for (const { storageKey } of storageKeys)
    await expect.poll(() => storage.read(sizedKey(storageKey, 640, 'avif')), soon).not.toBeNull();
});

test('no other width, no other centre, no other address', async () => {
  const id = await sent();
  for (const width of [0, 1, 321, 99_999, '640.webp', '..', '640%00'])
    expect((await ask(id, width)).statusCode, String(width)).toBe(404);
  expect((await ask(id, 640, { host: second.host })).statusCode).toBe(404);
  expect((await ask(`${id}.jpg`, 640)).statusCode).toBe(404);
});

test('it goes with its picture, and by itself when it is old', async () => {
  const id = await sent();
  const key = await keyOf(id);
  await ask(id, 320);
  await ask(id, 640);
  const [small, large] = [sizedKey(key, 320, 'avif'), sizedKey(key, 640, 'avif')];
  const { services } = server.running;
  const long = new Date(server.clock.now.getTime() - 61 * 86_400_000);
  await utimes(join(services.env.dataDir, 'uploads', small), long, long);
  await keepRetentionTask(services)({}, {
    signal: new AbortController().signal,
    isLastAttempt: false,
  } as never);
  expect([await services.storage.read(small), (await services.storage.read(large)) !== null]).toEqual([
    null,
    true,
  ]);
  await removePicture(services.storage, key);
  for (const width of pictureWidths)
    expect(await services.storage.read(sizedKey(key, width, 'avif'))).toBeNull();
});

test('a record that shows it carries a first impression of a few hundred signs', async () => {
  const id = await sent();
  const [row] = await server.build.sql(first.id, 'select preview from uploads where id = $1', [id]);
  const preview = String(row?.['preview']);
  expect(preview).toMatch(/^data:image\/webp;base64,[\w+/=]{40,400}$/);
  const told = await sharp(Buffer.from(preview.split(',')[1] ?? '', 'base64')).metadata();
  expect([told.width, told.height]).toEqual([16, 12]);
});
