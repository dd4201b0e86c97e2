import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The operating system account that PostgreSQL runs under. */
export interface Account {
  uid: number;
  gid: number;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function ownerOf(path: string): Account | undefined {
  if (!existsSync(path)) return undefined;
  const { uid, gid } = statSync(path);
  return uid === 0 ? undefined : { uid, gid };
}

function accountNamed(name: string): Account | undefined {
  const passwd = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find((line) => line[0] === name);
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : undefined;
}

/**
 * The account to run PostgreSQL under, or undefined for our own. PostgreSQL refuses root; the owner of
 * what is already there comes first, so that a later start by that owner finds its own files.
 */
export function unprivilegedAccount(...existing: string[]): Account | undefined {
  if (!isRoot()) return undefined;
  for (const path of existing) {
    const owner = ownerOf(path);
    if (owner) return owner;
  }
  return accountNamed('postgres') ?? accountNamed('nobody') ?? { uid: 65534, gid: 65534 };
}

/** Gives a path to the account; nothing to do when we run under our own. */
export function giveTo(account: Account | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/**
 * Makes a private folder for the account and says whether the account can really work in it. Tried for
 * real, because mode bits do not tell about access lists, mounts and folders above.
 */
export function canWorkIn(folder: string, account: Account | undefined): boolean {
  // Parents get the usual mode; only the folder itself is private.
  mkdirSync(dirname(folder), { recursive: true });
  const isNew = !existsSync(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    giveTo(account, folder);
    if (!account) return true;
    const script = 'cd "$1" && : > .probe && rm .probe';
    if (spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...account, cwd: '/' }).status === 0)
      return true;
  } catch (error) {
    if (!account) throw error;
  }
  rmSync(join(folder, '.probe'), { force: true });
  if (isNew) rmSync(folder, { recursive: true, force: true });
  return false;
}
