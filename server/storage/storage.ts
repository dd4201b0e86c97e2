/** Where files stand. Another place, such as an object store, is another of these. */
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
  /** What is in a folder and was written before then. */
  olderThan(folder: string, before: Date): Promise<string[]>;
}

/** Another process may just have removed it. */
async function writtenAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return found?.mtimeMs ?? Infinity;
}

async function olderThan(root: string, folder: string, before: Date): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const old: string[] = [];
  for (const entry of entries)
    if (entry.isFile() && (await writtenAt(join(root, folder, entry.name))) < before.getTime())
      old.push(`${folder}/${entry.name}`);
  return old;
}

/** In a folder of this machine; it is kept with the database. */
export function folderStorage(dataDir: string): Storage {
  const location = resolve(dataDir, 'uploads');
  const root = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    put: (key, bytes) => root.put(key, bytes),
    read: async (key) => ((await root.exists(key)) ? root.getBytes(key) : null),
    delete: (key) => root.delete(key),
    olderThan: (folder, before) => olderThan(location, folder, before),
  };
}
