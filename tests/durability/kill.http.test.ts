import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedDatabase } from '#server/db/embedded/start.ts';
import {
  type WritingProcess,
  killPostmaster,
  killWriter,
  startWriter,
} from '#tests/durability/writing-process.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

// Only on the embedded PostgreSQL: vitest.config.ts leaves this folder out of the second pass.
const rounds = 30;
const ways = ['the writer', 'the database', 'both'] as const;
let dataDir = '';
let running: WritingProcess | undefined;

beforeAll(() => {
  dataDir = temporaryFolder();
});

afterAll(() => {
  if (running) killWriter(running);
  killPostmaster(dataDir);
  removeTemporaryFolder(dataDir);
});

async function writeAndKill(round: number): Promise<string[]> {
  const way = ways[round % ways.length];
  const writing = startWriter(dataDir, round);
  running = writing;
  await writing.ready;
  // Another moment in each round, so that kills fall into different parts of a write.
  await delay(30 + ((round * 37) % 170));
  if (way !== 'the writer') killPostmaster(dataDir);
  if (way !== 'the database') killWriter(writing);
  await writing.ended;
  return writing.acknowledged;
}

async function storedKeys(): Promise<Set<string>> {
  const database = await startEmbeddedDatabase({ dataDir });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ key: string }>('select key from written');
    return new Set(rows.map(({ key }) => key));
  } finally {
    await client.end();
    await database.stop();
  }
}

test('no confirmed row is lost when the writer, the database or both are killed', async () => {
  const confirmed: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = await writeAndKill(round);
    confirmed.push(...acknowledged);
    const stored = await storedKeys();
    const lost = confirmed.filter((key) => !stored.has(key));
    expect(lost, `round ${round}, killed ${ways[round % ways.length]}`).toEqual([]);
  }
  expect(confirmed.length).toBeGreaterThan(rounds * 10);
  process.stdout.write(`${rounds} kills, ${confirmed.length} confirmed rows, none lost\n`);
}, 120_000);
