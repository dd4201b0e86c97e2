import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countingMailServer, startProduct, type RunningProduct } from '#tests/durability/running-product.ts';
import { killPostmaster } from '#tests/durability/holding-process.ts';
import type { TestServer } from '#tests/support/server.ts';
import { signUp } from '#tests/support/signing-up.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

// Only on the embedded PostgreSQL: vitest.config.ts leaves this folder out of the second pass.
const rounds = 40;
const parts = ['server', 'database', 'both', 'connection'] as const;
/** Many wait at the same time: an answer to a sign-up takes a quarter of a second on purpose. */
const writers = 10;
const dataDir = temporaryFolder();
let mailServer: Awaited<ReturnType<typeof countingMailServer>>;
let product: RunningProduct;

/** The very first start makes the database and fills it, beside whatever else this machine does: that is not what is tried here. */
const firstStart = 120_000;

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
    signal: AbortSignal.timeout(5_000),
  });
  return { status: answer.status, headers: {}, body: answer.status < 300 ? await answer.json() : null };
};

let written = 0;

/** Signs people up, each by a mail, until told to stop; answers whose sign-up was confirmed to them. */
async function write(stopping: AbortSignal): Promise<string[]> {
  const confirmed: string[] = [];
  while (!stopping.aborted) {
    const email = `nieuw${(written += 1)}@post.example`;
    const answer = await signUp({ call }, { email }).catch(() => undefined);
    if (answer?.status === 201) confirmed.push(email);
    else await delay(50);
  }
  return confirmed;
}

/** How long after a kill everything is ready again, by part. */
async function killAgainAndAgain(): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    const part = parts[round % parts.length] ?? 'server';
    // Another moment in each round, so that kills fall into different parts of the work; about half of them after the first answers.
    await delay(100 + ((round * 37) % 400));
    await product.kill(part);
    const start = Date.now();
    await delay(20);
    await product.untilReady();
    (times[part] ??= []).push(Date.now() - start);
  }
  return times;
}

/** Mails that nobody has got, as soon as there are none, at the latest after a minute. */
async function withoutMail(emails: readonly string[]): Promise<string[]> {
  const missing = () => emails.filter((email) => !mailServer.letters.has(email));
  for (let tries = 0; missing().length > 0 && tries < 600; tries += 1) await delay(100);
  return missing();
}

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1];

test('after 40 sudden ends nothing confirmed is lost, every mail arrives, and the queue goes on by itself', async () => {
  const stopping = new AbortController();
  const writing = Array.from({ length: writers }, () => write(stopping.signal));
  const times = await killAgainAndAgain();
  stopping.abort();
  const confirmed = (await Promise.all(writing)).flat();
  expect(confirmed.length).toBeGreaterThan(rounds / 2);

  const stored = new Set(await product.emails());
  expect(confirmed.filter((email) => !stored.has(email))).toEqual([]);
  expect(await withoutMail(confirmed)).toEqual([]);
  const twice = [...mailServer.letters.values()].filter((ids) => ids.length > 1);
  expect(twice.filter((ids) => new Set(ids).size > 1)).toEqual([]);
  // No kill of the database alone sends a mail again: at most those that the killed server held, four at a time.
  expect(twice.length).toBeLessThanOrEqual((rounds / 2) * 4);
  const ready = Object.entries(times).map(([part, all]) => `${part} ${middle(all)} ms`);
  process.stdout.write(
    `${rounds} kills, ${confirmed.length} confirmed, none lost, ${twice.length} mails twice; ready again: ${ready.join(', ')}\n`,
  );
  expect(product.restarts()).toBeGreaterThanOrEqual(rounds / 2);
}, 600_000);
