/** Both places for files behave alike: the folder, and a server that speaks S3. */
import { utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readS3Place } from './s3-place.ts';
import { bucketStorage, folderStorage, type Storage } from './storage.ts';

const folder = temporaryFolder();
const bucket = 'pictures';
const store = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 'store'),
  configureBuckets: [{ name: bucket, configs: [] }],
});
const places = new Map<string, Storage>();

beforeAll(async () => {
  const { port } = await store.run();
  const place = readS3Place(`s3+http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}`);
  if (!place) throw new Error('The address of the store is none.');
  places.set('a folder', folderStorage(folder)).set('a bucket', bucketStorage(place));
});
afterAll(async () => {
  await store.close();
  removeTemporaryFolder(folder);
});

const bytes = (text: string) => new TextEncoder().encode(text);
const soon = () => new Date(Date.now() + 60_000);

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  const storage = (): Storage => {
    const found = places.get(kind);
    if (!found) throw new Error(`There is no ${kind}.`);
    return found;
  };

  test('gives back what was put there, and nothing of what was not', async () => {
    const odd = new Uint8Array([0, 255, 10, 13, 128]);
    await storage().put('1/odd.bin', odd);
    expect(Buffer.from((await storage().read('1/odd.bin')) ?? []).equals(Buffer.from(odd))).toBe(true);
    for (const key of ['1/none.bin', 'none/at/all.bin', '1/odd.bin/in.it'])
      expect(await storage().read(key), key).toBeNull();
  });

  test('keeps the last that was put under a key, and forgets what is deleted, also twice', async () => {
    await storage().put('2/a.txt', bytes('first'));
    await storage().put('2/a.txt', bytes('second'));
    expect(Buffer.from((await storage().read('2/a.txt')) ?? []).toString()).toBe('second');
    await storage().delete('2/a.txt');
    await storage().delete('2/a.txt');
    expect(await storage().read('2/a.txt')).toBeNull();
  });

  test('says what was written before a moment, in that folder alone', async () => {
    for (const key of ['3/one.txt', '3/two.txt', '33/other.txt', '3/deep/er.txt'])
      await storage().put(key, bytes('x'));
    expect((await storage().olderThan('3', soon())).toSorted()).toEqual(['3/one.txt', '3/two.txt']);
    expect(await storage().olderThan('3', new Date(Date.now() - 60_000))).toEqual([]);
    expect(await storage().olderThan('nowhere', soon())).toEqual([]);
  });
});

test('the folder gives nothing or all of a file that is being written', async () => {
  const storage = folderStorage(folder);
  const sizes = [3_000_000, 2_000_000];
  const writer = { isBusy: true };
  const writing = (async () => {
    for (let round = 0; round < 20; round += 1)
      await storage.put('4/large.bin', new Uint8Array(sizes[round % 2] ?? 0).fill(7));
  })().finally(() => (writer.isBusy = false));
  const seen = new Set<number | undefined>();
  while (writer.isBusy) seen.add((await storage.read('4/large.bin'))?.length);
  await writing;
  for (const length of seen) expect([undefined, ...sizes]).toContain(length);
  expect(await storage.olderThan('4', soon())).toEqual(['4/large.bin']);
});

test('in the folder, what is older by the clock of the disk', async () => {
  const storage = folderStorage(folder);
  await storage.put('5/old.txt', bytes('x'));
  await storage.put('5/new.txt', bytes('x'));
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(folder, 'uploads', '5/old.txt'), yesterday, yesterday);
  expect(await storage.olderThan('5', new Date(Date.now() - 3_600_000))).toEqual(['5/old.txt']);
});

test('of a bucket it reads all answers, of which each holds a part', async () => {
  // The store of these tests cannot continue a list: it makes the place by a cipher that Node has no more.
  const object = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>1</Size></Contents>`;
  const pages = createServer(({ url }, response) => {
    const isSecond = url?.includes('continuation-token=further');
    const rest = isSecond ? '' : '<NextContinuationToken>further</NextContinuationToken>';
    response
      .setHeader('content-type', 'application/xml')
      .end(
        `<ListBucketResult><IsTruncated>${!isSecond}</IsTruncated>${rest}${object(isSecond ? '7/b' : '7/a')}</ListBucketResult>`,
      );
  });
  await new Promise<void>((resolve) => void pages.listen(0, '127.0.0.1', resolve));
  const { port } = pages.address() as AddressInfo;
  const place = readS3Place(`s3+http://a:b@127.0.0.1:${port}/${bucket}`);
  if (!place) throw new Error('The address of the store is none.');
  expect(await bucketStorage(place).olderThan('7', soon())).toEqual(['7/a', '7/b']);
  pages.closeAllConnections();
  pages.close();
});

test('a store that is away is a fault, and no missing file', async () => {
  const place = readS3Place(`s3+http://S3RVER:S3RVER@127.0.0.1:1/${bucket}`);
  if (!place) throw new Error('The address of the store is none.');
  await expect(bucketStorage(place).read('1/odd.bin')).rejects.toThrow();
});

test.each([
  's3://host/bucket',
  's3://key@host/bucket',
  's3://key:secret@/bucket',
  's3://key:secret@host',
  's3://key:secret@host/one/two',
  's3://key:100%@host/bucket',
  'nonsense',
])('an address of a store that is none: %s', (setting) => expect(readS3Place(setting)).toBeNull());

test('an address of a store says all of it', () => {
  expect(readS3Place('s3://a%2Fb:s%40c@s3.example.nl:9000/photos?region=eu-central-1')).toEqual({
    endpoint: 'https://s3.example.nl:9000',
    bucket: 'photos',
    region: 'eu-central-1',
    accessKeyId: 'a/b',
    secretAccessKey: 's@c',
  });
});
