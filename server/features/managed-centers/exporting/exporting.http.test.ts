/** A file with all of a centre's data: asked for, made by the job, fetched by admins, and gone after its days. */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTasks } from '#server/jobs/all-tasks.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import { first, second, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Session;
let id: string;
let path: string;

beforeAll(async () => {
  server = await testServer();
  await server.build.lookAlikes();
  admin = await server.signIn(first.host, (await server.build.user({ roles: ['admin'] })).email);
  const { rows } = await server.owner.query<{ id: string }>(
    'select public_id as id from volunteer_centers where id = 2',
  );
  id = rows[0]?.id ?? '';
  path = `/api/v1/managed_centers/${id}`;
});
afterAll(() => server.close());

const ask = () => server.call(first.host, 'POST', `${path}/export`, { as: admin });
const shown = async () =>
  (await server.call(first.host, 'GET', path, { as: admin })).body.data.attributes.export;
const fetchFile = () =>
  server.running.app.inject({ url: `${path}/export`, headers: { host: first.host, ...admin.headers } });
const jobs = async (task: string) =>
  (
    await server.owner.query<{ payload: { centerId: number; exportId: string } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 order by j.id`,
      [task],
    )
  ).rows.map(({ payload }) => payload);
const run = (over: Partial<JobRun> = {}): JobRun => ({
  signal: new AbortController().signal,
  isLastAttempt: false,
  ...over,
});
const acts = async () =>
  (
    await server.build.sql(
      second.id,
      `select act from audit_events where subject_type = 'managed_centers' order by created_at, id`,
    )
  ).map(({ act }) => act);

test('it is made by a job, holds the rows of that centre alone, and is fetched by whoever keeps centres', async () => {
  expect(await shown()).toBeNull();
  expect((await fetchFile()).statusCode).toBe(404);
  const asked = await ask();
  expect([asked.status, asked.body.data.attributes.export.state]).toEqual([200, 'waiting']);
  // One that is being made is what was asked for.
  await ask();
  const [payload, ...more] = await jobs('make_center_export');
  expect([payload?.centerId, more]).toEqual([second.id, []]);
  await allTasks(server.running.services).make_center_export(payload as never, run());
  expect(await shown()).toMatchObject({ state: 'ready', byte_size: expect.any(Number) });
  const answer = await fetchFile();
  expect(answer.headers['content-disposition']).toContain('oldebroek-');
  const files = unzipSync(answer.rawPayload);
  expect(answer.rawPayload).toHaveLength((await shown()).byte_size);
  const users = strFromU8(files['tables/users.jsonl'] ?? new Uint8Array())
    .trim()
    .split('\n');
  expect(
    users.map((line) => (JSON.parse(line) as { volunteer_center_id: number }).volunteer_center_id),
  ).toEqual([second.id]);
  expect(await acts()).toEqual(['make_export', 'fetch_export']);
});

test('after its days it is not given any more, and the job removes it', async () => {
  const { services } = server.running;
  const [payload] = await jobs('remove_center_export');
  const key = `exports/${payload?.exportId}.zip`;
  expect(await services.storage.read(key)).not.toBeNull();
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() + 7 * 86_400_000 + 1000);
  expect((await shown()).state).toBe('expired');
  expect((await fetchFile()).statusCode).toBe(404);
  await allTasks(services).remove_center_export(payload as never, run());
  server.clock.now = now;
  expect(await services.storage.read(key)).toBeNull();
  expect(await shown()).toBeNull();
});

test('one that cannot be made says so once it is not tried again, and can be asked for anew', async () => {
  const { services } = server.running;
  await ask();
  const payload = (await jobs('make_center_export')).at(-1);
  const { putFile } = services.storage;
  services.storage.putFile = async () => {
    throw new Error('The disk is full.');
  };
  const make = (isLastAttempt: boolean) =>
    allTasks(services).make_center_export(payload as never, run({ isLastAttempt }));
  await expect(make(false)).rejects.toThrow('The disk is full.');
  expect((await shown()).state).toBe('waiting');
  await expect(make(true)).rejects.toThrow('The disk is full.');
  expect((await shown()).state).toBe('failed');
  services.storage.putFile = putFile;
  expect((await ask()).body.data.attributes.export.state).toBe('waiting');
  // The one before is not waited for any more.
  await make(true);
  expect((await shown()).state).toBe('waiting');
});

test('the file of one whose process ended before it was noted goes by itself, once no other would be there any more', async () => {
  const { services } = server.running;
  const { now } = server.clock;
  const key = 'exports/0193-lost.zip';
  const isThere = async (days: number) => {
    server.clock.now = new Date(Date.now() + days * 86_400_000);
    await allTasks(services).keep_retention(null, run());
    return (await services.storage.read(key)) !== null;
  };
  await services.storage.put(key, new Uint8Array([1]));
  expect([await isThere(7), await isThere(8.1)]).toEqual([true, false]);
  server.clock.now = now;
});
