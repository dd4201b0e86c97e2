/** A process that is ended at any moment leaves no file for good. */
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepRetentionTask } from '#server/features/retention/tasks.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const hour = 3_600_000;

async function file(key: string, hoursOld: number): Promise<string> {
  const { storage, env } = server.running.services;
  await storage.put(key, new Uint8Array([1]));
  const written = new Date(server.clock.now.getTime() - hoursOld * hour);
  await utimes(join(env.dataDir, 'uploads', key), written, written);
  return key;
}

const row = (key: string, center: number) =>
  server.build.sql(
    center,
    `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height, created_at)
     values ($1, gen_random_uuid(), 'foto.png', $2, repeat('0', 64), 'image/png', 1, 1, 1, now())`,
    [center, key],
  );

test('a file without a row goes after a day; others, those of other centres and those of the platform stay', async () => {
  const lost = [await file(`${first.id}/lost.png`, 25), await file(`${second.id}/lost.png`, 2500)];
  const kept = [
    await file(`${first.id}/under-way.png`, 23),
    await file(`${first.id}/named.png`, 25),
    await file(`${second.id}/named.png`, 25),
  ];
  await row(`${first.id}/named.png`, first.id);
  await row(`${second.id}/named.png`, second.id);
  lost.push(await file('stock/lost.webp', 25));
  kept.push(await file('stock/under-way.webp', 23), await file('stock/named.webp', 25));
  await server.owner.query(
    `insert into shared_stock_images (id, name, storage_key, checksum, mime, byte_size, width, height)
     values (gen_random_uuid(), 'Soep', 'stock/named.webp', repeat('0', 64), 'image/webp', 1, 1, 1)`,
  );
  const run = { signal: new AbortController().signal, isLastAttempt: false };
  await keepRetentionTask(server.running.services)({}, run as never);
  const { storage } = server.running.services;
  for (const key of lost) expect(await storage.read(key), key).toBeNull();
  for (const key of kept) expect(await storage.read(key), key).not.toBeNull();
});
