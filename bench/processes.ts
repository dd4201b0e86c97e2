/** The servers that are measured, each in a process of its own, so that the load does not eat their time. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import memory from '../scripts/server-memory.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));

export interface ServerProcess {
  address: string;
  pid: number;
  stop(): Promise<void>;
}

/** Waits for the line that says where it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const hear = (chunk: Buffer) => {
      heard += chunk.toString();
      const found = /Ready at (http:\/\/\S+)/.exec(heard);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${heard.slice(-2000)}`)));
  });
}

/** Starts a script of the project with its own environment, and as `npm start` does. */
export async function startServer(script: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...memory.flags, script], {
    cwd: root,
    env: { ...process.env, ...memory.environment, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await addressOf(child);
  return {
    address: address.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.on('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Resident memory in MB; Linux only, elsewhere null. */
export async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const found = /VmRSS:\s+(\d+) kB/.exec(status);
  return found ? Math.round(Number(found[1]) / 1024) : null;
}

/** Seconds of processor time that a process has used; Linux only, elsewhere null. */
export async function processorTime(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' ? null : (Number(fields[11]) + Number(fields[12])) / 100;
}
