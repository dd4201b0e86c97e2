/** A mail that waits while an action may be undone outlives a sudden end of the server, and so does undoing it. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killPostmaster } from '#tests/durability/holding-process.ts';
import { countingMailServer, startProduct, type RunningProduct } from '#tests/durability/running-product.ts';
import { makeBuilders, password, type Builders } from '#tests/support/builders.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';
import { patience } from '#tests/support/pace.ts';
import { soon } from '#tests/support/soon.ts';

const dataDir = temporaryFolder();
let mailServer: Awaited<ReturnType<typeof countingMailServer>>;
let product: RunningProduct;
let owner: pg.Client;
let build: Builders;
/** It makes the database and fills it. */
const firstStart = patience(120_000);
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
  await product.untilReady(firstStart);
  owner = new pg.Client({ connectionString: product.ownerUrl() });
  await owner.connect();
  build = makeBuilders(owner, { now: new Date() });
  const { email } = await build.user({ roles: ['center_superuser'] });
  expect((await call('POST', '/auth/sign_in', { email, password })).status).toBe(200);
}, firstStart);

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
  // A slow machine may be longer about it than anybody may think it over.
  await hold('1 hour');
  return { email: person.email, undoId: answer.body.meta?.undo?.id ?? '' };
}
/** Lets whatever can be undone be undone so much longer, and its mails wait as long. */
async function hold(time: string) {
  await owner.query('update undos set until = until + $1::interval', [time]);
  await owner.query(
    'update email_deliveries set held_until = held_until + $1::interval where held_until is not null',
    [time],
  );
  await owner.query(
    `update graphile_worker._private_jobs set run_at = run_at + $1::interval where key like 'send_email:%'`,
    [time],
  );
}
const takeBack = (undoId: string) => call('PUT', '/api/v1/undo', { undo_id: undoId });

test(
  'after a sudden end while mails are held each leaves once, and none that is undone before or after it',
  async () => {
    const [stays, before, after] = [await approve(), await approve(), await approve()];
    expect((await takeBack(before.undoId)).status).toBe(200);
    await product.kill('server');
    await expect.poll(() => product.restarts(), soon).toBe(1);
    await product.untilReady();
    expect((await takeBack(after.undoId)).status).toBe(200);
    expect(mailServer.letters.size).toBe(0);

    await hold('-3 hours');
    const waiting = "graphile_worker.jobs where key like 'send_email:%'";
    await expect
      .poll(async () => (await owner.query(`select from ${waiting}`)).rowCount, { timeout: patience(60_000) })
      .toBe(0);
    expect([...mailServer.letters].map(([email, ids]) => [email, ids.length])).toEqual([[stays.email, 1]]);
  },
  patience(120_000),
);
