/** Pictures that are shown nowhere go after a day, with their files; every way of showing one keeps it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { keepRetention } from '#server/features/retention/commands.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { soon } from '#tests/support/soon.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const hour = 3_600_000;
let number = 0;

async function upload(hoursOld: number, center: number = first.id): Promise<string> {
  number += 1;
  const [row] = await server.build.sql(
    center,
    `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height, created_at)
     values ($1, gen_random_uuid(), 'foto.png', $2, repeat('0', 64), 'image/png', 1, 1, 1, $3) returning id`,
    [center, `${center}/${number}.png`, new Date(server.clock.now.getTime() - hoursOld * hour)],
  );
  await server.running.services.storage.put(`${center}/${number}.png`, new Uint8Array([1]));
  return String(row?.['id']);
}
const leftIn = async (center: number) =>
  (await server.build.sql(center, 'select id from uploads where volunteer_center_id = $1', [center])).map(
    ({ id }) => id,
  );
const night = (center: number) =>
  inScope(server.running.services.pool, center, (scope) => keepRetention(scope, server.running.services));

test('what is shown nowhere goes; what is shown, or is new, or is another centre’s stays', async () => {
  const unused = await upload(25);
  const file = `${first.id}/${number}.png`;
  const kept = {
    new: await upload(23),
    logo: await upload(2000),
    cover: await upload(2000),
    text: await upload(2000),
    block: await upload(2000),
    profile: await upload(2000),
  };
  const elsewhere = await upload(25, second.id);
  await server.build.organization({
    logo_id: kept.logo,
    cover_image_id: kept.cover,
    description: `<p><img src="/uploads/${kept.text}.png"></p>`,
  });
  await server.build.page({ blocks: [{ type: 'Image', imageId: kept.block }] });
  await server.build.sql(
    first.id,
    'update volunteer_center_profiles set website_logo_url = $1 where volunteer_center_id = 1',
    [`/uploads/${kept.profile}.png`],
  );
  expect((await night(first.id))['uploads']).toBe(1);
  expect(new Set(await leftIn(first.id))).toEqual(new Set(Object.values(kept)));
  expect(await leftIn(first.id)).not.toContain(unused);
  await expect.poll(() => server.running.services.storage.read(file), soon).toBeNull();
  expect(await leftIn(second.id)).toEqual([elsewhere]);
  expect((await night(first.id))['uploads']).toBe(0);
});

test('all of them go in one night, however many, also behind many that are shown', async () => {
  const insert = (count: number) =>
    server.build.sql(
      first.id,
      `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height, created_at)
       select 1, gen_random_uuid(), 'foto.png', '1/' || gen_random_uuid(), repeat('0', 64), 'image/png', 1, 1, 1, $2::timestamptz - interval '2 days'
       from generate_series(1, $1) returning id`,
      [count, server.clock.now],
    );
  const shown = (await insert(700)).map(({ id }) => String(id));
  await server.build.page({ blocks: shown.map((imageId) => ({ type: 'Image', imageId })) });
  const before = (await leftIn(first.id)).length;
  await insert(1300);
  expect((await night(first.id))['uploads']).toBe(1300);
  expect(await leftIn(first.id)).toHaveLength(before);
});

test('the last one that is shown is looked at once, to the microsecond that the database knows', async () => {
  const [row] = await server.build.sql(
    first.id,
    `insert into uploads (volunteer_center_id, id, file_name, storage_key, checksum, mime, byte_size, width, height, created_at)
     values (1, gen_random_uuid(), 'foto.png', '1/precise', repeat('0', 64), 'image/png', 1, 1, 1,
       date_trunc('second', $1::timestamptz) - interval '25 hours' + interval '123456 microseconds') returning id`,
    [server.clock.now],
  );
  await server.build.page({ blocks: [{ type: 'Image', imageId: row?.['id'] }] });
  expect((await night(first.id))['uploads']).toBe(0);
  expect(await leftIn(first.id)).toContain(row?.['id']);
});
