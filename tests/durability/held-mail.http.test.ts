/** A mail that waits while an action may be undone outlives a sudden end of the server, and so does undoing it. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { undoSeconds } from '#contract/undos.ts';
import { killPostmaster } from '#tests/durability/holding-process.ts';
import { countingMailServer, startProduct, type RunningProduct } from '#tests/durability/running-product.ts';
import { makeBuilders, password, type Builders } from '#tests/support/builders.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

const dataDir = temporaryFolder();
let mailServer: Awaited<ReturnType<typeof countingMailServer>>;
let product: RunningProduct;
let owner: pg.Client;
let build: Builders;
let tokens: Record<string, string> = {};

async function call(method: string, path: string, body: object) {
  const answer = await fetch(`${product.address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...tokens },
    body: JSON.stringify(body),
  });
  const fresh = ['access-token', 'client', 'uid'].map((name) => [name, answer.headers.get(name) ?? '']);
  if (answer.headers.get('access-token')) tokens = Object.fromEntries(fresh);
  return { status: answer.status, body: (await answer.json()) as { meta?: { undo?: { id: string } } } };
}

beforeAll(async () => {
  mailServer = await countingMailServer();
  product = await startProduct(dataDir, mailServer.port);
  await product.untilReady();
  owner = new pg.Client({ connectionString: product.ownerUrl() });
  await owner.connect();
  build = makeBuilders(owner, { now: new Date() });
  const { email } = await build.user({ roles: ['center_superuser'] });
  expect((await call('POST', '/auth/sign_in', { email, password })).status).toBe(200);
});

afterAll(async () => {
  await owner.end();
  await product.stop();
  killPostmaster(dataDir);
  await mailServer.close();
  removeTemporaryFolder(dataDir);
});

/** Says yes to an organisation; whom the mail is for, and by which id it is undone. */
async function approve() {
  const { id } = await build.organization({ status: 'pending' });
  const person = await build.user({ roles: [['organization_superuser', id]] });
  const answer = await call('PUT', `/api/v1/organizations/${id}/approve`, {
    data: { type: 'organizations', id, attributes: { status: 'approved' } },
  });
  expect(answer.status).toBe(200);
  return { email: person.email, undoId: answer.body.meta?.undo?.id ?? '' };
}
const takeBack = (undoId: string) => call('PUT', '/api/v1/undo', { undo_id: undoId });

test('after a sudden end while mails are held each leaves once, and none that is undone before or after it', async () => {
  const [stays, before, after] = [await approve(), await approve(), await approve()];
  expect((await takeBack(before.undoId)).status).toBe(200);
  await product.kill('server');
  await delay(50);
  await product.untilReady();
  expect(product.restarts()).toBe(1);
  expect((await takeBack(after.undoId)).status).toBe(200);
  expect(mailServer.letters.size).toBe(0);

  for (let tries = 0; !mailServer.letters.has(stays.email) && tries < 600; tries += 1) await delay(100);
  // Whatever else waits would leave by then as well.
  await delay((undoSeconds + 6) * 1_000);
  expect([...mailServer.letters].map(([email, ids]) => [email, ids.length])).toEqual([[stays.email, 1]]);
}, 120_000);
