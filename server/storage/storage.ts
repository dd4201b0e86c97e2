/** Where files stand: in a folder of this machine, or in an object store that speaks S3. */
import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Place } from './s3-place.ts';

export interface Storage {
  /** Whoever reads meanwhile gets what was there before, or all of it. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
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

type Put = Storage['put'];

const onDisk = (open: () => Promise<Disk>, put?: Put): Storage => ({
  put: put ?? (async (key, bytes) => (await open()).put(key, bytes)),
  read: async (key) => unlessMissing((await open()).getBytes(key)),
  delete: async (key) => (await open()).delete(key),
  olderThan: async (folder, before) => olderThan(await open(), folder, before),
});

/** In a folder of this machine; it is kept with the database. */
export function folderStorage(dataDir: string): Storage {
  const folder = resolve(dataDir, 'uploads');
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  // Beside its place first: a file that is read while it is written, or by a process that ended halfway, would be a part of itself.
  const putWhole: Put = async (key, bytes) => {
    const part = `${key}.${randomUUID()}`;
    try {
      await disk.put(part, bytes);
      await rename(join(folder, part), join(folder, key));
    } catch (error) {
      await disk.delete(part);
      throw error;
    }
  };
  return onDisk(async () => disk, putWhole);
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
