/** Lists of other programs, sent as a client sends them: names keep their letters, and what looks broken is asked before anybody is added. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spentMs } from '#tests/http/costly-texts.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { patience } from '#tests/support/pace.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let as: Session;
beforeAll(async () => {
  server = await testServer();
  const keeper = await server.build.user({ roles: ['center_superuser'] });
  as = await server.signIn(first.host, keeper.email);
});
afterAll(() => server.close());

async function taken(file: Uint8Array | string): Promise<string> {
  const { status, body } = await sendFile(server, first.host, '/api/v1/imports', file, { as });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
}
const run = (id: string, body: object) =>
  server.call(first.host, 'POST', `/api/v1/imports/${id}/run`, { as, body });
const reportOf = async (id: string, body: object = { dry_run: true }) =>
  (await run(id, body)).body.meta.report as {
    result: string;
    name: string;
    row: number;
    problems: object[];
  }[];
const namesIn = async (file: Uint8Array | string) =>
  (await reportOf(await taken(file))).map(({ name, result }) => `${name}: ${result}`);

const head = 'E-mail;Voornaam;Achternaam\r\n';

test('the list of a club is brought in with its columns guessed', async () => {
  const file = readFileSync(new URL('../../../tests/fixtures/people/club.csv', import.meta.url));
  expect(await namesIn(file)).toEqual([
    'Noor van der Berg: would_add',
    'José Muñoz: would_add',
    "Zoë van 't Hoff: would_add",
  ]);
});

test('names keep their letters from a Mac, and where one byte of many is wrong', async () => {
  const mac = Buffer.from(
    `${head}a@post.example;Andr\u008E;Cou\u0091rt\r\n`.replaceAll('\r\n', '\r'),
    'latin1',
  );
  expect(await namesIn(mac)).toEqual(['André Couërt: would_add']);
  const mixed = Buffer.concat([
    Buffer.from(`${head}a@post.example;José;Muñoz\r\n`),
    Buffer.from('b@post.example;André;Plak\r\n', 'latin1'),
  ]);
  expect(await namesIn(mixed)).toEqual(['José Muñoz: would_add', 'André Plak: would_add']);
});

test('thousands of empty rows are nothing', async () => {
  expect(await namesIn(`${head}a@post.example;Noor;Berg\r\n${';;\r\n'.repeat(20_000)}`)).toEqual([
    'Noor Berg: would_add',
  ]);
});

test('a line of four megabytes is refused before anybody waits for it', async () => {
  let answer: Awaited<ReturnType<typeof sendFile>> | undefined;
  const spent = await spentMs(async () => {
    answer = await sendFile(server, first.host, '/api/v1/imports', 'a;'.repeat(2_000_000), { as });
  });
  expect([answer?.status, answer?.body.errors[0].code]).toEqual([422, 'too_many_columns']);
  expect(spent).toBeLessThan(patience(3000));
});

test('a name that looks broken is pointed out, and added once somebody says that it is right', async () => {
  const file = `${head}jose@post.example;JosÃ©;Smit\r\nsam@post.example;Sam;Wit\r\nria@post.example;Ria;Cou‘rt\r\n`;
  const id = await taken(file);
  const report = await reportOf(id);
  expect(report.map(({ row, result }) => [row, result])).toEqual([
    [2, 'doubtful'],
    [3, 'would_add'],
    [4, 'doubtful'],
  ]);
  expect(report[0]?.problems).toEqual([
    { field: 'firstName', value: 'JosÃ©', reason: expect.stringContaining('Klopt dit?') },
  ]);
  const done = await run(id, {});
  expect(done.body.data.attributes).toMatchObject({ added: 1, refused: 2 });

  const again = await taken(file);
  expect((await reportOf(again)).map(({ result }) => result)).toEqual(['doubtful', 'exists', 'doubtful']);
  const confirmed = await reportOf(again, { with_doubtful: true });
  expect(confirmed.map(({ result }) => result)).toEqual(['added', 'exists', 'added']);
});
