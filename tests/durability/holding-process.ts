import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPostmasterOf, readPostmasterFile } from '#server/db/embedded/pidfile.ts';

const holder = fileURLToPath(new URL('holder.ts', import.meta.url));

/** A running holder.ts. */
export interface HoldingProcess {
  child: ChildProcess;
  problem(): string;
  ready: Promise<void>;
  ended: Promise<void>;
}

/** Whether this account can start one at all: it may be kept out of the folder where Node, this file or the packages stand. */
export function mayStart(account: { uid: number; gid: number }): boolean {
  const files = JSON.stringify([holder, fileURLToPath(import.meta.resolve('pg'))]);
  const look = `for (const file of ${files}) require('node:fs').readFileSync(file)`;
  return (
    spawnSync(process.execPath, ['--eval', look], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

/** Starts a process that runs the database of a folder, as another account when one is given. */
export function startHolder(dataDir: string, account?: { uid: number; gid: number }): HoldingProcess {
  const child = spawn(process.execPath, [holder, dataDir], {
    ...account,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let problem = '';
  child.stderr.on('data', (chunk: Buffer) => (problem += chunk.toString()));
  // One that cannot be started at all ends without having begun.
  child.once('error', ({ message }) => (problem += message));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    void ended.then(() => reject(new Error(problem || 'the process ended')));
  });
  // Whoever does not wait for readiness still looks at how it ended.
  ready.catch(() => undefined);
  return { child, problem: () => problem, ready, ended };
}

/** Kills one with everything in its process group; PostgreSQL is in a group of its own. */
export function killHolder({ child }: HoldingProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already, with its database.
  }
}

/** The number of PostgreSQL's first process on a data folder, if it runs. */
export function postmasterOn(dataDir: string): number | undefined {
  const cluster = join(dataDir, 'postgres', 'cluster');
  const file = readPostmasterFile(cluster);
  return file && isPostmasterOf(file.pid, cluster) ? file.pid : undefined;
}

/** Kills PostgreSQL's first process on a data folder, which must be one that a test made. */
export function killPostmaster(dataDir: string): void {
  const pid = postmasterOn(dataDir);
  if (pid) process.kill(pid, 'SIGKILL');
}
