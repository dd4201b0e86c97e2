/** What was stored before there was one form for names, numbers and addresses: the migration brings it there as the readers would. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readName } from '#contract/names.ts';
import { readPhoneNumber } from '#contract/phone-number.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

const file = new URL('../../db/migrations/202611281256_names_and_numbers_in_one_form.sql', import.meta.url);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const again = async () => server.owner.query(await readFile(file, 'utf8'));
const stored = async (id: string, center = first.id) =>
  (
    await server.build.sql(
      center,
      'select first_name, last_name, email, phone_number from users where id = $1',
      [id],
    )
  )[0];

test.each([
  '0612345601',
  '06-12345601',
  '+31 (0)6 1234 5601',
  '+310612345601',
  '0031 6 1234 5601',
  '31612345601',
  '612345601',
  '06\u00a012\u00a034 56\u201301\u202c',
  '0118204560',
  '+31 33 000 00 10',
  '020/1234567',
])('%j is as the reader has it', async (number) => {
  const { id } = await server.build.user({ phone_number: number });
  await again();
  expect((await stored(id))?.['phone_number']).toBe(readPhoneNumber(number));
});

test.each(['06 1234', 'na 18 uur', '+32 470 12 34 56', '14 0118', '0525 12 34 56 tst. 4'])(
  '%j stays as it was typed',
  async (number) => {
    const { id } = await server.build.user({ phone_number: number });
    await again();
    expect((await stored(id))?.['phone_number']).toBe(number);
  },
);

test('names and addresses of every centre follow, and nobody loses a name or an account', async () => {
  const name = ' Jose\u0301\u200b van\u00a0der  Berg\u202e';
  const there = await server.build.user({ center: second.id, first_name: name, last_name: '\u200b' });
  const stuck = await server.build.user({ email: 'Stuck@post.example,' });
  const twin = await server.build.user({ email: 'twin@post.example;' });
  await server.build.user({ email: 'Twin@post.example' });
  await again();
  expect(await stored(there.id, second.id)).toMatchObject({
    first_name: readName(name),
    last_name: '\u200b',
  });
  expect((await stored(stuck.id))?.['email']).toBe('stuck@post.example');
  expect((await stored(twin.id))?.['email']).toBe('twin@post.example;');
});
