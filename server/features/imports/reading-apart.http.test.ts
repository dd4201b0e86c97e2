/** A file of people is read apart from everything else: outside of transactions, by a few at a time, for whoever may send one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, testServer, type Session, type TestServer } from '#tests/support/server.ts';
import { somebody } from '#tests/support/signed-in-user.ts';
import { patience } from '#tests/support/pace.ts';

let server: TestServer;
let staff: Session;
beforeAll(async () => {
  server = await testServer();
  staff = await signInAs('center_superuser');
});
afterAll(() => server.close());

const signInAs = async (role: 'center_superuser' | 'content_manager') => somebody(server, { roles: [role] });
const table = 'E-mail;Voornaam;Achternaam\na@b.example;A;B';
const send = (file: string, as = staff) => sendFile(server, first.host, '/api/v1/imports', file, { as });

test(
  'holds no connection while it is read, by a few readers at a time: who comes after too many is told when',
  { timeout: patience(60_000) },
  async () => {
    const { pool } = server.running.services;
    const people = [staff];
    for (let more = 0; more < 3; more += 1) people.push(await signInAs('center_superuser'));
    // How many were answered while one connection was held.
    const since = new Map<unknown, number>();
    let [answered, most] = [0, 0];
    const take = (client: unknown) => void since.set(client, answered);
    const give = (_error: unknown, client: unknown) =>
      void (most = Math.max(most, answered - (since.get(client) ?? -Infinity)));
    pool.on('acquire', take).on('release', give);
    const sendOne = async (at: number) => {
      const answer = await send(table, people[at % people.length]);
      if (answer.status === 201) answered += 1;
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => sendOne(at)));
    pool.off('acquire', take).off('release', give);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(12).fill(201), 429, 429]);
    const busy = answers.find(({ status }) => status === 429);
    expect(busy?.body.errors[0]).toMatchObject({ code: 'busy', source: { pointer: '/file' } });
    expect(busy?.retryAfter).toBe('15');
    // Twelve files, two at a time: whoever held on while waiting would have held on while most of them were read.
    expect(most).toBeLessThan(6);
  },
);

test('leaves room for others beside the files of one person', async () => {
  const [answers, other] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, () => send(table))),
    signInAs('center_superuser').then((colleague) => send(table, colleague)),
  ]);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(4);
  expect(other.status).toBe(201);
});

test('is not read for whoever may not bring people in', async () => {
  const who = await signInAs('content_manager');
  const { status, body } = await send('<html>', who);
  expect([status, body.errors[0].code]).toEqual([403, 'forbidden']);
});
