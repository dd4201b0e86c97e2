import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPostmasterOf, readPostmasterFile } from '#server/db/embedded/pidfile.ts';

const writer = fileURLToPath(new URL('writer.ts', import.meta.url));

/** A running writer.ts with what it has said so far. */
export interface WritingProcess {
  child: ChildProcess;
  /** Keys whose row was confirmed. */
  acknowledged: string[];
  problem(): string;
  ready: Promise<void>;
  ended: Promise<void>;
}

/** Starts a writer, as another account when one is given. */
export function startWriter(
  dataDir: string,
  round: number,
  mode: 'write' | 'hold' = 'write',
  account?: { uid: number; gid: number },
): WritingProcess {
  const child = spawn(process.execPath, [writer, dataDir, String(round), mode], {
    ...account,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const acknowledged: string[] = [];
  let problem = '';
  let half = '';
  child.stderr.on('data', (chunk: Buffer) => (problem += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (half + chunk.toString()).split('\n');
      half = lines.pop() ?? '';
      if (lines[0] === 'ready') resolve();
      acknowledged.push(...lines.filter((line) => line !== 'ready'));
    });
    void ended.then(() => reject(new Error(problem || 'the writer ended')));
  });
  // Whoever does not wait for readiness still looks at how it ended.
  ready.catch(() => undefined);
  return { child, acknowledged, problem: () => problem, ready, ended };
}

/** Kills a writer with everything in its process group; PostgreSQL is in a group of its own. */
export function killWriter({ child }: WritingProcess): void {
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
