import { writeSync } from 'node:fs';
import pg from 'pg';
import { startEmbeddedDatabase } from '#server/db/embedded/start.ts';

// A process that writes until it is killed: `writer.ts <data folder> <round> [hold]`. It says "ready" when
// the database runs, and one line for each row that the database has confirmed.
const [dataDir = '', round = '0', mode = 'write'] = process.argv.slice(2);

function say(line: string): void {
  writeSync(1, `${line}\n`);
}

async function write(pool: pg.Pool, connection: number): Promise<void> {
  for (let number = 0; ; number += 1) {
    const key = `${round}-${connection}-${number}`;
    await pool.query('insert into written (key) values ($1)', [key]);
    say(key);
  }
}

try {
  const database = await startEmbeddedDatabase({ dataDir });
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  pool.on('error', () => undefined);
  await pool.query('create table if not exists written (key text primary key)');
  say('ready');
  if (mode === 'hold') setInterval(() => undefined, 1_000);
  else await Promise.all([1, 2, 3, 4].map((connection) => write(pool, connection)));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  // Without a farewell: as a crash would end it, leaving whatever runs.
  process.kill(process.pid, 'SIGKILL');
}
