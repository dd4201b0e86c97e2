import { chmodSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPostmasterOf, readPostmasterFile, stopPostmaster } from '#server/db/embedded/pidfile.ts';
import { processStart } from '#server/db/embedded/process-identity.ts';

const prefix = 'volunteerly-tests-';

/** Processes of another container that shares this folder cannot be seen from here: what they left is theirs. */
function processSpace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    // Not Linux: all processes of the machine are seen.
    return '0';
  }
}
const ours = `${prefix}${processSpace()}-`;

/** A folder for one test's database, which PostgreSQL's own account may enter too. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${ours}${process.pid}-`));
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
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(ours))) {
    if (processStart(Number.parseInt(name.slice(ours.length), 10)) !== undefined) continue;
    const folder = join(tmpdir(), name);
    const cluster = join(folder, 'postgres', 'cluster');
    const left = readPostmasterFile(cluster);
    if (left && isPostmasterOf(left.pid, cluster)) await stopPostmaster(left.pid);
    removeTemporaryFolder(folder);
  }
}
