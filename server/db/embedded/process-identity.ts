import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function startOnLinux(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The name in brackets may hold spaces; what follows it does not.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended, only its parent has not looked yet.
  if (!fields || fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${read('/proc/sys/kernel/random/boot_id')}/${fields[19]}`;
}

/**
 * When a process started, as text that no other process under the same number shares, or undefined when
 * it does not run. A number alone gives false alarms: numbers are used again, above all after a restart.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') return startOnLinux(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  if (process.platform === 'win32') return 'running';
  try {
    const output = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return output || undefined;
  } catch {
    return undefined;
  }
}

/** The set of process numbers we live in; containers that share a folder have different ones. */
export function processSpace(): string {
  try {
    return `${read('/proc/sys/kernel/random/boot_id')}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return 'machine';
  }
}

/** Whether a running process has the folder as its current one, which is how PostgreSQL's processes run. */
export function runsIn(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes(folder);
  } catch {
    return false;
  }
}
