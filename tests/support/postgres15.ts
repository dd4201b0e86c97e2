import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { unprivilegedAccount } from '#server/db/embedded/account.ts';
import { systemBinaries } from '#server/db/embedded/binaries.ts';
import { ensureCluster } from '#server/db/embedded/cluster.ts';
import { stopPostmaster } from '#server/db/embedded/pidfile.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import { startPostmaster } from '#server/db/embedded/postmaster.ts';
import { type EmbeddedDatabase, ownerUrl } from '#server/db/embedded/start.ts';
import { canInstallPackages, installPackage } from '#tests/support/apt.ts';

function isVersion15(folder: string): boolean {
  return ['postgres', 'initdb'].every((name) => {
    const { stdout } = spawnSync(join(folder, name), ['--version'], { encoding: 'utf8', cwd: '/' });
    return /PostgreSQL\)? 15\./.test(stdout ?? '');
  });
}

/** The folder with PostgreSQL 15's programs, or undefined. PG15_BIN comes first. */
export function findPostgres15(): string | undefined {
  if (process.env.PG15_BIN) return isVersion15(process.env.PG15_BIN) ? process.env.PG15_BIN : undefined;
  const usual = [
    '/usr/lib/postgresql/15/bin',
    '/usr/pgsql-15/bin',
    '/opt/homebrew/opt/postgresql@15/bin',
    '/usr/local/opt/postgresql@15/bin',
  ];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...usual, ...onPath].find(isVersion15);
}

/** Starts a throw-away PostgreSQL 15 in the folder. */
export async function startPostgres15(programs: string, dataDir: string): Promise<EmbeddedDatabase> {
  const note = (): void => undefined;
  const place = findPlace(dataDir, note);
  const binaries = systemBinaries(programs, unprivilegedAccount(dataDir));
  await ensureCluster(place, binaries, note);
  const { pid, port, child } = await startPostmaster(place, binaries);
  child?.unref();
  return { url: ownerUrl(place, port, 'postgres'), stop: () => stopPostmaster(pid) };
}

// Called by scripts/test.mjs: prints the folder; nothing where there is none. In CI it is installed.
if (import.meta.main) {
  let folder = findPostgres15();
  // A folder that someone named is theirs to mend; installing would not change what it holds.
  const mayInstall = process.env.CI === 'true' && !process.env.PG15_BIN;
  if (!folder && mayInstall && canInstallPackages()) {
    installPackage('postgresql-15');
    folder = findPostgres15();
  }
  process.stdout.write(folder ?? '');
}
