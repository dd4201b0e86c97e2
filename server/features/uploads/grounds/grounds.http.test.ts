/** On which ground a picture can be seen: told when it is taken in, and at night of those that were kept before. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { lookAtPictures } from './commands.ts';

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await testServer();
  as = await somebody(server);
});
afterAll(() => server.close());

/** Bars of one colour with nothing between them. */
const bars = (colour: number) =>
  sharp(
    Buffer.from(
      Array.from({ length: 40 * 20 }, (_, at) => [colour, colour, colour, at % 4 < 2 ? 255 : 0]).flat(),
    ),
    { raw: { width: 40, height: 20, channels: 4 } },
  )
    .png()
    .toBuffer();

async function sent(colour: number): Promise<string> {
  const file = await bars(colour);
  const answer = await sendFile(server, first.host, '/api/v1/uploads', file, { as, name: 'logo.png' });
  expect(answer.status).toBe(201);
  return answer.body.data.id;
}
const groundOf = async (id: string) =>
  (await server.build.sql(first.id, 'select seen_on from uploads where id = $1', [id]))[0]?.['seen_on'];

test('black on nothing is seen in the light, white in the dark', async () => {
  expect(await groundOf(await sent(0))).toBe('light');
  expect(await groundOf(await sent(255))).toBe('dark');
});

test('one of before is looked at once; a file that is gone as well', async () => {
  const [known, gone] = [await sent(0), await sent(0)];
  await server.build.sql(
    first.id,
    "update uploads set seen_on = null, storage_key = case when id = $2 then '1/gone.png' else storage_key end where id = any($1)",
    [[known, gone], gone],
  );
  expect(await lookAtPictures(server.running.services, first.id)).toBe(2);
  expect([await groundOf(known), await groundOf(gone)]).toEqual(['light', 'both']);
  expect(await lookAtPictures(server.running.services, first.id)).toBe(0);
});
