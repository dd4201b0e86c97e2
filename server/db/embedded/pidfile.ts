import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processStart, runsIn } from './process-identity.ts';

/** What PostgreSQL's first process writes down about itself. */
export interface PostmasterFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads postmaster.pid of a cluster; undefined when PostgreSQL does not claim to run there. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** Whether this process is the PostgreSQL of the cluster, and not another one under a used-again number. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  return pid > 0 && processStart(pid) !== undefined && runsIn(pid, cluster);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function ends(pid: number, within: number): Promise<boolean> {
  const start = processStart(pid);
  for (const deadline = Date.now() + within; Date.now() < deadline; await delay(15)) {
    if (start === undefined || processStart(pid) !== start) return true;
  }
  return false;
}

/**
 * Stops PostgreSQL: fast (with a checkpoint), then at once (it repairs itself at the next start), then
 * by force. In all under four seconds, so that Ctrl-C keeps its five.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 2_500],
    ['SIGQUIT', 800],
    ['SIGKILL', 500],
  ];
  for (const [name, within] of steps) {
    signal(pid, name);
    if (await ends(pid, within)) return;
  }
}

function childrenIn(cluster: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && isPostmasterOf(pid, cluster));
}

/**
 * Removes what a killed PostgreSQL leaves: its children, which end by themselves as soon as they look up,
 * and its file, which would stop a new one when its number has been used again.
 */
export async function clearRemains(cluster: string): Promise<void> {
  if (!readPostmasterFile(cluster)) return;
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    const deadline = Date.now() + (name === 'SIGQUIT' ? 2_000 : 500);
    while (childrenIn(cluster).length > 0 && Date.now() < deadline) await delay(20);
    for (const pid of childrenIn(cluster)) signal(pid, name);
  }
  while (childrenIn(cluster).length > 0) await delay(20);
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
