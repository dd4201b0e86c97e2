/** Where the server puts files together that may be larger than its memory: beside what it keeps, on the same disk. */
import { mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;

/** Its name before 0.8.0, when only centres on their way out stood there. */
const formerName = 'centers-at-work';

async function removeOld(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const told = await stat(path).catch(() => null);
    if (told && now.getTime() - told.mtimeMs > dayMs) await rm(path, { force: true });
  }
}

/** The former one goes once nothing of the last day is in it: a process of before may still be at work there. */
async function removeFormer(folder: string, now: Date): Promise<void> {
  try {
    await removeOld(folder, now);
    await rmdir(folder);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** The folder. What a process left there that was killed is gone after a day. */
export async function workFolder({ dataDir }: { dataDir: string }, now: Date): Promise<string> {
  const folder = join(dataDir, 'files-at-work');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOld(folder, now);
  await removeFormer(join(dataDir, formerName), now);
  return folder;
}
