/** Where files stand. Another place, such as an object store, is another of these. */
import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  read(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}

/** In a folder of this machine; it is kept with the database. */
export function folderStorage(dataDir: string): Storage {
  const root = new Disk(new FSDriver({ location: resolve(dataDir, 'uploads'), visibility: 'private' }));
  return {
    put: (key, bytes) => root.put(key, bytes),
    read: async (key) => ((await root.exists(key)) ? root.getBytes(key) : null),
    delete: (key) => root.delete(key),
  };
}
