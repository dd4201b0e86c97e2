/** One mailbox is not flooded by asking at each centre in turn. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymous } from '#server/auth/actor.ts';
import { cleanUp } from '#server/jobs/all-tasks.ts';
import { inScope } from '#server/tenancy/scope.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';
import { everywhere } from './rate-limits.ts';
import { askLeave } from './recipient-permission.ts';
import { mailSender } from './sender.ts';

let server: TestServer;
let sender: ReturnType<typeof mailSender>;
beforeAll(async () => {
  server = await testServer();
  sender = mailSender(server.running.services.env, anonymous, '192.0.2.1');
});
beforeEach(() => server.owner.query('delete from asked_mails'));
afterAll(() => server.close());

const centers = [first.id, second.id];
const ask = (center: number, to: string) =>
  inScope(
    server.running.services.pool,
    center,
    async (scope) => (await askLeave(scope, sender, 'application_confirm', to)) !== null,
  );
const asked = (mailbox: string, count: number, ago: string) =>
  server.owner.query(
    'insert into asked_mails (mailbox_hash, created_at) select $1, now() - $3::interval from generate_series(1, $2::int)',
    [sender.mailboxHash(mailbox), count, ago],
  );

test('a minute and a day have an end for all centres together', async () => {
  const answers: boolean[] = [];
  for (let n = 0; n < everywhere.aMinute + 2; n += 1)
    answers.push(await ask(centers[n % 2] ?? 0, n % 3 ? 'sanne@post.example' : `Sanne+${n}@Post.example`));
  expect(answers).toEqual([...Array<boolean>(everywhere.aMinute).fill(true), false, false]);
  for (const center of centers) expect(await ask(center, 'noor@post.example')).toBe(true);

  await asked('dag@post.example', everywhere.aDay - 1, '3 hours');
  expect([await ask(first.id, 'dag@post.example'), await ask(second.id, 'dag@post.example')]).toEqual([
    true,
    false,
  ]);
});

test('two centres at the same moment do not go over it together', async () => {
  await asked('samen@post.example', everywhere.aMinute - 1, '10 seconds');
  const answers = await Promise.all(
    [...centers, ...centers].map((center) => ask(center, 'samen@post.example')),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('whoever asks at each host in turn hears the same and causes one mail', async () => {
  const here = await server.build.user({ email: 'overal@post.example' });
  await server.build.user({ center: second.id, email: here.email });
  await asked(`way in: ${here.email}`, everywhere.aMinute - 1, '10 seconds');
  const answers = [];
  for (const { host } of [first, second]) {
    const body = JSON.stringify({ email: here.email });
    const headers = { 'content-type': 'application/json' };
    const answer = await server.call(host, 'POST', '/auth/password', { body, headers });
    answers.push([answer.status, answer.body]);
  }
  expect(answers[1]).toEqual(answers[0]);
  const { rows } = await server.owner.query('select from email_deliveries where recipient = $1', [
    here.email,
  ]);
  expect(rows).toHaveLength(1);
});

test('nobody reads in the table to whom was written, and a day later nothing of it is left', async () => {
  await ask(first.id, 'stil@post.example');
  await asked('oud@post.example', 2, '25 hours');
  const { rows } = await server.owner.query('select asked_mails::text as row from asked_mails');
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain('stil');
  await inScope(server.running.services.pool, second.id, cleanUp);
  expect((await server.owner.query('select from asked_mails')).rows).toHaveLength(1);
});
