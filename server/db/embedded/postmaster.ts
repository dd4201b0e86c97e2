import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { giveTo } from './account.ts';
import type { Binaries } from './binaries.ts';
import { plainEnvironment } from './cluster.ts';
import { readPostmasterFile } from './pidfile.ts';
import type { Place } from './place.ts';
import { dateFormat } from '#contract/formatters.ts';

/** A running PostgreSQL. `child` is missing when an earlier process of ours started it. */
export interface Postmaster {
  pid: number;
  port: number;
  child?: ChildProcess;
}

/** Recovery after a kill takes as long as there is log to replay. */
const startTimeout = 120_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function settings(place: Place, port: number): string[] {
  const all = {
    // The loopback address only, and no socket file: its path would have to be short.
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    shared_buffers: '256MB',
    max_connections: 100,
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // One file a weekday, written again each week.
    logging_collector: 'on',
    log_directory: place.logFolder,
    log_filename: 'postgresql-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: 0,
    log_truncate_on_rotation: 'on',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function spawnPostgres(place: Place, binaries: Binaries, port: number): ChildProcess {
  mkdirSync(place.logFolder, { recursive: true, mode: 0o700 });
  giveTo(place.account, place.logFolder);
  const startLog = join(place.logFolder, 'start.log');
  const early = openSync(startLog, 'w', 0o600);
  giveTo(place.account, startLog);
  try {
    const options = ['-D', place.cluster, ...settings(place, port)];
    const child = spawn(join(binaries.folder, 'postgres'), options, {
      ...place.account,
      cwd: '/',
      env: plainEnvironment,
      // Its own process group: Ctrl-C reaches us only, and we stop it when our own work is done.
      detached: true,
      stdio: ['ignore', early, early],
    });
    // A failed spawn shows as an exit below; without a listener it would end our process.
    child.on('error', () => undefined);
    return child;
  } finally {
    closeSync(early);
  }
}

function lastWords(place: Place): string {
  const today = dateFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(new Date());
  return ['start.log', `postgresql-${today}.log`]
    .flatMap((name) => {
      try {
        return readFileSync(join(place.logFolder, name), 'utf8').trim().split('\n').slice(-6);
      } catch {
        return [];
      }
    })
    .join('\n');
}

async function becomesReady(place: Place, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startTimeout;
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const file = readPostmasterFile(place.cluster);
    if (file?.pid === child.pid && file.ready) return true;
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new Error(`PostgreSQL did not get ready in time. Its log is in ${place.logFolder}.`);
    }
    await delay(10);
  }
  return false;
}

/** Starts PostgreSQL on the given port, or on a free one, and waits until it takes connections. */
export async function startPostmaster(
  place: Place,
  binaries: Binaries,
  wantedPort?: number,
): Promise<Postmaster> {
  // Between finding a port free and PostgreSQL taking it, another program may have; so a few tries.
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const port = wantedPort ?? (await freePort());
    const child = spawnPostgres(place, binaries, port);
    if (await becomesReady(place, child)) return { pid: child.pid as number, port, child };
    await delay(100);
  }
  throw new Error(
    `PostgreSQL does not start. Its log is in ${place.logFolder} and ends so:\n${lastWords(place)}`,
  );
}
