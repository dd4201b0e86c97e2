import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countingMailServer, startProduct, type RunningProduct } from '#tests/durability/running-product.ts';
import { killPostmaster } from '#tests/durability/holding-process.ts';
import type { TestServer } from '#tests/support/server.ts';
import { signUp } from '#tests/support/signing-up.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { patience } from '#tests/support/pace.ts';
import { rounds } from '#tests/support/rounds.ts';

// Only on the embedded PostgreSQL: vitest.config.ts leaves this folder out of the second pass.
const kills = rounds(48);
const parts = ['server', 'database', 'both', 'connection'] as const;
/** Many wait at the same time: an answer to a sign-up takes a quarter of a second on purpose. */
const writers = 10;
const dataDir = temporaryFolder();
let mailServer: Awaited<ReturnType<typeof countingMailServer>>;
let product: RunningProduct;

/** The very first start makes the database and fills it, beside whatever else this machine does: that is not what is tried here. */
const firstStart = patience(120_000);

beforeAll(async () => {
  mailServer = await countingMailServer();
  product = await startProduct(dataDir, mailServer.port);
  await product.untilReady(firstStart);
}, firstStart);

afterAll(async () => {
  await product.stop();
  killPostmaster(dataDir);
  await mailServer.close();
  removeTemporaryFolder(dataDir);
});

const call: TestServer['call'] = async (_host, method, path, options = {}) => {
  const answer = await fetch(`${product.address}${path}`, {
    method,
    ...(options.body !== undefined && {
      body: JSON.stringify(options.body),
      headers: { 'content-type': 'application/vnd.api+json' },
    }),
    signal: AbortSignal.timeout(patience(15_000)),
  });
  return { status: answer.status, headers: {}, body: answer.status < 300 ? await answer.json() : null };
};

let written = 0;
/** Those whose sign-up was confirmed to them. */
const confirmed: string[] = [];

/** Signs people up, each by a mail, until told to stop. */
async function write(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const email = `nieuw${(written += 1)}@post.example`;
    const answer = await signUp({ call }, { email }).catch(() => undefined);
    if (answer?.status === 201) confirmed.push(email);
    else await delay(50);
  }
}

/** As long as it takes, until one more was confirmed. */
async function untilConfirmed(): Promise<void> {
  const before = confirmed.length;
  await expect.poll(() => confirmed.length, { timeout: patience(60_000) }).toBeGreaterThan(before);
}

/** How long after a kill everything is ready again, by part. */
async function killAgainAndAgain(): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < kills; round += 1) {
    const part = parts[round % parts.length] ?? 'server';
    // Another moment in each round, so that kills fall into different parts of the work; of each part half of them after an answer.
    if (Math.floor(round / parts.length) % 2 === 0) await untilConfirmed();
    await delay((round * 37) % 400);
    await product.kill(part);
    const start = Date.now();
    await delay(20);
    await product.untilReady();
    (times[part] ??= []).push(Date.now() - start);
  }
  return times;
}

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1];

test(
  `after ${kills} sudden ends nothing confirmed is lost, every mail arrives, and the queue goes on by itself`,
  async () => {
    const stopping = new AbortController();
    const writing = Array.from({ length: writers }, () => write(stopping.signal));
    const times = await killAgainAndAgain();
    stopping.abort();
    await Promise.all(writing);
    expect(confirmed.length).toBeGreaterThanOrEqual(kills / 2);

    const stored = new Set(await product.emails());
    expect(confirmed.filter((email) => !stored.has(email))).toEqual([]);
    const withoutMail = () => confirmed.filter((email) => !mailServer.letters.has(email));
    await expect.poll(withoutMail, { timeout: patience(60_000) }).toEqual([]);
    const twice = [...mailServer.letters.values()].filter((ids) => ids.length > 1);
    expect(twice.filter((ids) => new Set(ids).size > 1)).toEqual([]);
    // No kill of the database alone sends a mail again: at most those that the killed server held, four at a time.
    expect(twice.length).toBeLessThanOrEqual((kills / 2) * 4);
    const ready = Object.entries(times).map(([part, all]) => `${part} ${middle(all)} ms`);
    process.stdout.write(
      `${kills} kills, ${confirmed.length} confirmed, none lost, ${twice.length} mails twice; ready again: ${ready.join(', ')}\n`,
    );
    expect(product.restarts()).toBeGreaterThanOrEqual(kills / 2);
  },
  patience(600_000),
);
