/** A running product that is started again by itself, a mail server that counts, and ways to kill parts of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { killPostmaster } from '#tests/durability/holding-process.ts';
import { patience } from '#tests/support/pace.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface RunningProduct {
  address: string;
  /** Lines of the supervisor's that say that the server ended. */
  restarts(): number;
  kill(part: 'server' | 'database' | 'both' | 'connection'): Promise<void>;
  /** Resolves once /readyz says 200, within half a minute of the quiet machine unless told otherwise. */
  untilReady(longestMs?: number): Promise<void>;
  /** Addresses of all who signed up, as the database has them. */
  emails(): Promise<string[]>;
  /** Address of the database as the owner of its tables. */
  ownerUrl(): string;
  stop(): Promise<void>;
}

/** A port that nobody has now, as the product must come back on the same one. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Takes every mail; answers the Message-IDs by address. */
export async function countingMailServer() {
  const letters = new Map<string, string[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let letter = '';
      stream.setEncoding('utf8').on('data', (part: string) => (letter += part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        letters.set(to, [...(letters.get(to) ?? []), /^Message-ID: (.*)$/m.exec(letter)?.[1] ?? '']);
        done();
      });
    },
  });
  // A client that is killed in mid-sentence is what this is about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { letters, port, close: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
}

const environment = (dataDir: string, port: number, mailPort: number) => ({
  APP_ENV: 'development',
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  PORT: String(port),
  HOST: '127.0.0.1',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  RATE_LIMIT_FACTOR: '0',
  LOG_LEVEL: 'silent',
  ICON_SERVICE_URL: 'none',
});

async function untilOk(address: string, longestMs: number): Promise<void> {
  const end = Date.now() + longestMs;
  while (Date.now() < end) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await delay(100);
  }
  throw new Error(`The product did not get ready within ${longestMs / 1000} seconds.`);
}

/** The number of a process, once there is one. Zero when there is none for long. */
async function found(look: () => Promise<number>): Promise<number> {
  for (const last = Date.now() + patience(30_000); Date.now() < last; await delay(10)) {
    const pid = await look();
    if (pid !== 0) return pid;
  }
  return 0;
}

/** What the product last said of itself. */
class Place {
  pid = 0;
  ownerUrl = '';
  restarts = 0;
  /** The process that answers, which may do so before it has said which one it is. It is asked for once: to be killed. */
  async running(): Promise<number> {
    const pid = await found(() => Promise.resolve(this.pid));
    this.pid = 0;
    return pid;
  }
  /** A process of the database that works for the product, which may only just have come up again. */
  async busy(): Promise<number> {
    return found(async () => {
      const rows = await ask<{ pid: number }>(this.ownerUrl, busyConnection).catch(() => []);
      return rows[0]?.pid ?? 0;
    });
  }
  hear(child: ChildProcess): void {
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, pid, , ownerUrl] = /ready (\d+) (\S+) (\S+)/.exec(chunk.toString()) ?? [];
      if (pid && ownerUrl) Object.assign(this, { pid: Number(pid), ownerUrl });
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('It is started again')) this.restarts += 1;
    });
  }
}

async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set app.center = 1');
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const killProcess = (pid: number) => {
  // Zero would be this process with all its group.
  if (pid === 0) throw new Error('Nothing runs that could be killed.');
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
};

const busyConnection = `select pid from pg_stat_activity where application_name = 'volunteerly'
  order by state = 'active' desc limit 1`;

/** Starts it on a folder; `mailPort` is where its mails go. */
export async function startProduct(dataDir: string, mailPort: number): Promise<RunningProduct> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [file('supervised.mjs'), 'tests/durability/product.ts'], {
    env: { ...process.env, ...environment(dataDir, port, mailPort) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const place = new Place();
  place.hear(child);
  return {
    address,
    restarts: () => place.restarts,
    ownerUrl: () => place.ownerUrl,
    untilReady: (longestMs = patience(30_000)) => untilOk(address, longestMs),
    async emails() {
      // The product may be ready before the database has noticed that one of its processes was ended.
      for (const last = Date.now() + patience(30_000); ; await delay(200)) {
        try {
          const rows = await ask<{ email: string }>(place.ownerUrl, 'select email from users');
          return rows.map(({ email }) => email);
        } catch (error) {
          if (Date.now() > last) throw error;
        }
      }
    },
    async kill(part) {
      if (part === 'connection') {
        killProcess(await place.busy());
      }
      if (part === 'database' || part === 'both') killPostmaster(dataDir);
      if (part === 'server' || part === 'both') killProcess(await place.running());
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
