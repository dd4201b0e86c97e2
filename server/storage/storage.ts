/** Where files stand: in a folder of this machine, or in an object store that speaks S3. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Place } from './s3-place.ts';

export interface Storage {
  /** Whoever reads meanwhile gets what was there before, or all of it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** As `put` of a file of this machine, which may be larger than memory. */
  putFile(key: string, path: string): Promise<void>;
  /** Null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** As `read`, a piece at a time. */
  open(key: string): Promise<Readable | null>;
  delete(key: string): Promise<void>;
  /** What is in a folder and was written before then. */
  olderThan(folder: string, before: Date): Promise<string[]>;
}

const missing = new Set(['ENOENT', 'ENOTDIR', 'NoSuchKey', 'NotFound']);
/** The library says what went wrong in words of its own, with what the disk or the store said behind them. */
function isMissing(error: unknown): boolean {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown };
  return missing.has(name ?? '') || missing.has(code ?? '') || (cause !== undefined && isMissing(cause));
}

/** Null where there is none. */
const unlessMissing = <Found>(found: Promise<Found>): Promise<Found | null> =>
  found.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

async function olderThan(disk: Disk, folder: string, before: Date): Promise<string[]> {
  const old: string[] = [];
  let paginationToken: string | undefined;
  do {
    const listed = await unlessMissing(disk.listAll(folder, { ...(paginationToken && { paginationToken }) }));
    for (const entry of listed?.objects ?? []) {
      // Another process may just have removed it.
      const told = entry.isFile ? await unlessMissing(entry.getMetaData()) : null;
      if (entry.isFile && told && told.lastModified < before) old.push(entry.key);
    }
    paginationToken = listed?.paginationToken;
  } while (paginationToken);
  return old;
}

/** Where the stock images of the platform stand, beside the folders of the centres. */
export const stockFolder = 'stock';
/** Where pictures stand that come with the product: `shipped/scene-soep.webp` is read from there, wherever other files are. */
export const shippedFolder = 'shipped';

const shippedName = /^shipped\/([a-z-]+\.webp)$/;
const shippedFiles = fileURLToPath(new URL('./shipped/', import.meta.url));

/** A picture that comes with the product; undefined for any other key, null where there is no such picture. */
function shipped(key: string): Promise<Uint8Array | null> | undefined {
  const name = shippedName.exec(key)?.[1];
  return name === undefined ? undefined : unlessMissing(readFile(join(shippedFiles, name)));
}

/** With what comes with the product, which nobody removes. */
const withShipped = (storage: Storage): Storage => ({
  ...storage,
  read: async (key) => shipped(key) ?? storage.read(key),
  open: async (key) => {
    const bytes = shipped(key);
    return bytes ? bytes.then((found) => found && Readable.from([found])) : storage.open(key);
  },
  delete: async (key) => (shippedName.test(key) ? undefined : storage.delete(key)),
});

type Put = Pick<Storage, 'put' | 'putFile'>;

async function putFile(disk: Disk, key: string, path: string): Promise<void> {
  await disk.putStream(key, createReadStream(path), { contentLength: (await stat(path)).size });
}

async function openFile(disk: Disk, key: string): Promise<Readable | null> {
  return (await disk.exists(key)) ? unlessMissing(disk.getStream(key)) : null;
}

const onDisk = (open: () => Promise<Disk>, put?: Put): Storage =>
  withShipped({
    put: async (key, bytes) => (await open()).put(key, bytes),
    putFile: async (key, path) => putFile(await open(), key, path),
    ...put,
    read: async (key) => unlessMissing((await open()).getBytes(key)),
    open: async (key) => openFile(await open(), key),
    delete: async (key) => (await open()).delete(key),
    olderThan: async (folder, before) => olderThan(await open(), folder, before),
  });

/** In a folder of this machine; it is kept with the database. */
export function folderStorage(dataDir: string): Storage {
  const folder = resolve(dataDir, 'uploads');
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  // Beside its place first: a file that is read while it is written, or by a process that ended halfway, would be a part of itself.
  const putWhole = async (key: string, write: (part: string) => Promise<void>) => {
    const part = `${key}.${randomUUID()}`;
    try {
      await write(part);
      await rename(join(folder, part), join(folder, key));
    } catch (error) {
      await disk.delete(part);
      throw error;
    }
  };
  return onDisk(async () => disk, {
    put: (key, bytes) => putWhole(key, (part) => disk.put(part, bytes)),
    putFile: (key, path) => putWhole(key, (part) => putFile(disk, part, path)),
  });
}

const patienceMs = 10_000;

/** Its library is loaded when files are asked for first: most installations keep them in a folder. */
async function openBucket({ endpoint, bucket, region, ...credentials }: S3Place): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      endpoint,
      bucket,
      region,
      credentials,
      forcePathStyle: true,
      visibility: 'private',
      // Rights by file, and checksums of later: not all that speak S3 know them.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: { connectionTimeout: patienceMs, requestTimeout: patienceMs },
    }),
  );
}

/** In a bucket. What the store refuses, or does not answer in time, is thrown. */
export function bucketStorage(place: S3Place): Storage {
  let opening: Promise<Disk> | undefined;
  return onDisk(() => (opening ??= openBucket(place)));
}

/** Where the settings say. */
export const storageFor = ({ dataDir, storage }: { dataDir: string; storage: S3Place | null }): Storage =>
  storage ? bucketStorage(storage) : folderStorage(dataDir);
