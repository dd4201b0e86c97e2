import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPostmasterOf, readPostmasterFile, stopPostmaster } from '#server/db/embedded/pidfile.ts';
import { processStart } from '#server/db/embedded/process-identity.ts';

const prefix = 'volunteerly-test-';

/** A folder for one test's database, which PostgreSQL's own account may enter too. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes such a folder, and the place outside it that a closed temporary folder may have led to. */
export function removeTemporaryFolder(folder: string): void {
  try {
    rmSync(readFileSync(join(folder, 'postgres-location'), 'utf8').trim(), { recursive: true, force: true });
  } catch {
    // The database stood in the folder itself.
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Ends and removes what test runs left that were killed. */
export async function clearOldRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (processStart(Number.parseInt(name.slice(prefix.length), 10)) !== undefined) continue;
    const folder = join(tmpdir(), name);
    const cluster = join(folder, 'postgres', 'cluster');
    const left = readPostmasterFile(cluster);
    if (left && isPostmasterOf(left.pid, cluster)) await stopPostmaster(left.pid);
    removeTemporaryFolder(folder);
  }
}
