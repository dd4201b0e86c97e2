/** Files that are larger than memory, on their way from a request to the disk. */
import { randomUUID } from 'node:crypto';
import { open, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { largeFiles, type LargeFile, type LargeFileName } from '#contract/large-files.ts';
import type { PageActor } from '#contract/request-context.ts';
import { accessLevelOf } from '#contract/rights.ts';
import { workFolder } from '#server/storage/work-folder.ts';
import type { UploadBudget } from './upload-budget.ts';

/** Which parts of a body are such files, and what becomes of them. */
export interface LargeTaking {
  /** Null for a part whose file is kept in memory. */
  nameOf(field: string): LargeFileName | null;
  /** Where the server keeps its files. */
  dataDir: string;
  now: Date;
  /** What is free on the disk of a folder, in bytes. */
  freeBytes?: (folder: string) => Promise<number>;
  take(name: LargeFileName, file: LargeFile): void;
}

/** As the server is set up. */
export const whereFilesGo = ({
  env,
  now,
}: {
  env: { dataDir: string };
  now(): Date;
}): Pick<LargeTaking, 'dataDir' | 'now'> => ({
  dataDir: env.dataDir,
  now: now(),
});

/** Whether this person may send one at all: nobody else is given room on the disk. */
export const maySendLarge = (actor: PageActor, name: LargeFileName): boolean =>
  actor.kind === 'user' &&
  accessLevelOf(
    largeFiles[name].right,
    actor.roles.map(({ role }) => role),
  ) === 'center';

/** Stays free for the database and everything else that is written meanwhile. */
export const diskReserveBytes = 1_000_000_000;
/** After so many the disk is looked at again: others write too, and not every sender says how much there is. */
const lookEveryBytes = 100_000_000;

const freeOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Writes it while it comes in; what is more than it may have goes by, and all of one for which the disk has no room. It is removed with
 * the budget. `announced` is how much the sender said there is.
 */
export async function writeLarge(
  { filename = '', file }: { filename?: string; file: AsyncIterable<Buffer> },
  { most, announced = 0 }: { most: number; announced?: number },
  { dataDir, now, freeBytes = freeOn }: Pick<LargeTaking, 'dataDir' | 'now' | 'freeBytes'>,
  budget: UploadBudget,
): Promise<LargeFile> {
  const folder = await workFolder({ dataDir }, now);
  const path = join(folder, `${randomUUID()}.sent`);
  budget.removeAfter(path);
  const hasRoomFor = async (bytes: number) => (await freeBytes(folder)) - bytes >= diskReserveBytes;
  const written = await open(path, 'wx', 0o600);
  let byteSize = 0;
  let hasNoRoom = !(await hasRoomFor(Math.min(announced, most)));
  let lookAt = lookEveryBytes;
  try {
    for await (const chunk of file) {
      if (hasNoRoom || byteSize > most) continue;
      await written.writeFile(chunk.subarray(0, most + 1 - byteSize));
      byteSize = Math.min(byteSize + chunk.length, most + 1);
      if (byteSize < lookAt) continue;
      lookAt += lookEveryBytes;
      hasNoRoom = !(await hasRoomFor(0));
      if (hasNoRoom) await written.truncate(0);
    }
  } finally {
    await written.close();
  }
  return { name: filename, path, byteSize, hasNoRoom };
}
