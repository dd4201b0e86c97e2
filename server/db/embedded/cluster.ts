import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';

/** The role that owns everything in the database; the server itself connects as a lesser one. */
export const ownerRole = 'volunteerly_owner';

/** Our own environment must not reach PostgreSQL: its language and PG variables change what it does. */
export const plainEnvironment =
  process.platform === 'win32' ? undefined : { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Reads the owner's password, made at the first start. */
export function ownerPassword(place: Place): string {
  const { passwordFile } = place;
  if (!existsSync(passwordFile)) {
    // Renamed into place: a killed start leaves a whole password or none.
    const half = `${passwordFile}.${process.pid}`;
    writeFileSync(half, randomBytes(24).toString('hex'), { mode: 0o600 });
    giveTo(place.account, half);
    renameSync(half, passwordFile);
  }
  return readFileSync(passwordFile, 'utf8').trim();
}

/**
 * Sorting and case rules in the order of preference. The builtin provider gives the same on every
 * machine; the C library's character classes are still what full text search splits words by.
 */
function localeArguments(major: number): string[][] {
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  if (major < 17) return [['--locale=C.UTF-8'], ['--locale=en_US.UTF-8'], ['--locale=C']];
  return [
    [...builtin, '--lc-ctype=C.UTF-8'],
    [...builtin, '--lc-ctype=en_US.UTF-8'],
    [...builtin, '--lc-ctype=UTF-8'],
    builtin,
  ];
}

function initdb(binaries: Binaries, folder: string, place: Place, locale: string[]): Promise<string> {
  const fixed = [`--pgdata=${folder}`, `--username=${ownerRole}`, `--pwfile=${place.passwordFile}`];
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions'];
  return new Promise((resolve, reject) => {
    const child = spawn(join(binaries.folder, 'initdb'), [...fixed, ...options, ...locale], {
      ...place.account,
      cwd: '/',
      env: plainEnvironment,
      // Ctrl-C is for us; a half-made folder is thrown away at the next start.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const stop = (): void => void child.kill('SIGKILL');
    process.once('exit', stop);
    let problem = '';
    child.stderr.on('data', (chunk: Buffer) => (problem += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      process.removeListener('exit', stop);
      resolve(code === 0 ? '' : problem.trim() || `initdb ended with ${code}`);
    });
  });
}

/** Throws half-made clusters of killed starts away; only the holder of the lock may call this. */
function clearHalfMade(place: Place): void {
  for (const name of readdirSync(place.home)) {
    if (name.startsWith('cluster.new')) rmSync(join(place.home, name), { recursive: true, force: true });
  }
}

function refuseOtherVersion(place: Place, binaries: Binaries): void {
  const made = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  const major = binaries.version.split('.')[0];
  if (made === major) return;
  throw new Error(
    `The database in ${place.cluster} was made by PostgreSQL ${made}; this is ${major}. See docs/operations.md on moving it over.`,
  );
}

/** Makes the cluster when it is not there yet, whole or not at all. */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  note: (line: string) => void,
): Promise<void> {
  if (existsSync(place.cluster)) return refuseOtherVersion(place, binaries);
  note('Creating the database folder');
  ownerPassword(place);
  clearHalfMade(place);
  let problem = '';
  for (const locale of localeArguments(Number.parseInt(binaries.version, 10))) {
    const half = join(place.home, `cluster.new-${process.pid}-${randomBytes(4).toString('hex')}`);
    mkdirSync(half, { mode: 0o700 });
    giveTo(place.account, half);
    problem = await initdb(binaries, half, place, locale);
    if (!problem) return renameSync(half, place.cluster);
    rmSync(half, { recursive: true, force: true });
    if (!problem.includes('locale')) break;
  }
  throw new Error(`The database folder could not be created: ${problem}`);
}
