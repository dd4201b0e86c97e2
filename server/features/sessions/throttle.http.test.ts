import { afterAll, beforeAll, expect, test } from 'vitest';
import { soon } from '#tests/support/soon.ts';
import { countHashes } from '#tests/support/password-hashes.ts';
import { countStatements } from '#tests/support/statements.ts';
import { hosts, startTestApp, type TestApp } from './test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const email = 'traag@example.org';
const fail = (ip: string, address = email) => site.signIn(address, { ip, password: 'fout' });

test('five wrong passwords slow down who typed them, more and more, and nobody elsewhere', async () => {
  await site.addUser({ email });
  const ip = '192.0.2.10';
  for (let index = 0; index < 5; index += 1) expect((await fail(ip)).statusCode).toBe(401);
  const slowed = await fail(ip);
  expect(slowed.statusCode).toBe(429);
  expect(slowed.headers['retry-after']).toBe('5');
  expect(slowed.json()).toEqual({ success: false, errors: [expect.stringContaining('5 seconden')] });
  // Not even the right password tells anything while one must wait.
  expect((await site.signIn(email, { ip })).statusCode).toBe(429);
  // The owner, from another address, is not kept out.
  expect((await site.signIn(email, { ip: '192.0.2.11' })).statusCode).toBe(200);
  site.clock.now += 5000;
  expect((await fail(ip)).statusCode).toBe(401);
  site.clock.now += 9000;
  expect((await fail(ip)).headers['retry-after']).toBe('1');
  site.clock.now += 1000;
  expect((await site.signIn(email, { ip })).statusCode).toBe(200);
});

test('a right password clears the count of the account, not that of the address', async () => {
  const ip = '192.0.2.20';
  await site.addUser({ email: 'spons@example.org' });
  for (let index = 0; index < 4; index += 1) await fail(ip, `gok${index}@example.org`);
  expect((await site.signIn('spons@example.org', { ip })).statusCode).toBe(200);
  expect((await fail(ip, 'gok9@example.org')).statusCode).toBe(401);
  expect((await fail(ip, 'gok10@example.org')).statusCode).toBe(429);
});

test('an unknown address is slowed down like a known one', async () => {
  const ip = '192.0.2.30';
  for (let index = 0; index < 5; index += 1) await fail(ip, 'niemand@example.org');
  expect((await fail(ip, 'niemand@example.org')).statusCode).toBe(429);
});

test('tries sent all at once are counted as well', async () => {
  const ip = '192.0.2.40';
  const answers = await Promise.all(Array.from({ length: 20 }, () => fail(ip)));
  const statuses = answers.map((answer) => answer.statusCode).toSorted();
  expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(15).fill(429)]);
});

test('tries at many accounts from one address, all at once, end without a deadlock', async () => {
  const ip = '192.0.2.50';
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => fail(ip, `wie${index % 3}@example.org`)),
  );
  expect(answers.every((answer) => [401, 429].includes(answer.statusCode))).toBe(true);
});

test('right passwords at the same moment from one address never wait for each other', async () => {
  const ip = '192.0.2.55';
  for (const name of ['een', 'twee', 'drie']) await site.addUser({ email: `${name}@kantoor.example` });
  const people = ['een', 'twee', 'drie', 'een', 'een', 'een', 'een', 'een', 'een', 'twee', 'drie', 'drie'];
  const enter = () => Promise.all(people.map((name) => site.signIn(`${name}@kantoor.example`, { ip })));
  const statusesOf = async () => new Set((await enter()).map(({ statusCode }) => statusCode));
  expect(await statusesOf()).toEqual(new Set([200]));
  // Nor where somebody mistyped before: as many as one may without waiting.
  for (let count = 0; count < 4; count += 1) await fail(ip, `gok${count}@kantoor.example`);
  expect(await statusesOf()).toEqual(new Set([200]));
});

test('a right password waits for those that another process is checking at the same address', async () => {
  const ip = '192.0.2.56';
  await site.addUser({ email: 'proces@kantoor.example' });
  site.clock.now += 1000;
  for (let count = 0; count < 5; count += 1) await fail(ip, `proces${count}@kantoor.example`);
  const enter = async () => (await site.signIn('proces@kantoor.example', { ip })).statusCode;
  expect(await enter()).toBe(429);
  // As if all five were under way elsewhere, and turned out right a moment later.
  const own =
    'subject_hash = (select subject_hash from failed_tries order by last_failed_at desc, failures desc limit 1)';
  await site.owner.query(`update failed_tries set under_way = 5 where ${own}`);
  /** Until the sign-in asks for the counts, which are held meanwhile. */
  const untilItAsks = () =>
    expect
      .poll(
        async () =>
          (
            await site.owner.query(
              'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
            )
          ).rowCount,
        soon,
      )
      .toBeGreaterThan(0);
  const hold = () => site.owner.query(`begin; select from failed_tries where ${own} for update`);
  await hold();
  const entering = enter();
  await untilItAsks();
  // It finds five under way, and asks once more later on.
  await site.owner.query('commit');
  await hold();
  await untilItAsks();
  await site.owner.query(`update failed_tries set under_way = 0, failures = 0 where ${own}`);
  await site.owner.query('commit');
  expect(await entering).toBe(200);
});

test('an account is the same at every centre: guesses at one host count at the other', async () => {
  const ip = '192.0.2.57';
  await site.addUser({ email: 'overal@example.org' });
  const guess = async (host: string | undefined) =>
    (await site.signIn('overal@example.org', { ip, password: 'fout', host: String(host) })).statusCode;
  for (const host of [hosts[1], hosts[2], hosts[1], hosts[2], hosts[2]]) expect(await guess(host)).toBe(401);
  expect(await guess(hosts[1])).toBe(429);
  expect(await guess(hosts[2])).toBe(429);
});

test('guesses at one account add up over a whole network, which one can rent', async () => {
  await site.addUser({ email: 'netwerk@example.org' });
  const guess = async (household: number) =>
    (await fail(`2001:db8:7:${household}::1`, 'netwerk@example.org')).statusCode;
  for (let household = 1; household <= 5; household += 1) expect(await guess(household)).toBe(401);
  expect(await guess(6)).toBe(429);
  // Others there, and the owner from elsewhere, go on.
  expect((await fail('2001:db8:7:7::1', 'ander@example.org')).statusCode).toBe(401);
  expect((await site.signIn('netwerk@example.org', { ip: '2001:db8:8:1::1' })).statusCode).toBe(200);
});

test('guesses at one account from many addresses add up, and never lock its owner out where they were before', async () => {
  const owner = 'veelgeraden@example.org';
  await site.addUser({ email: owner });
  expect((await site.signIn(owner, { ip: '198.51.100.7' })).statusCode).toBe(200);
  const tried = await Promise.all(Array.from({ length: 60 }, (_, index) => fail(`203.0.${index}.9`, owner)));
  expect(tried.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50);
  expect((await fail('203.0.113.77', owner)).statusCode).toBe(429);
  // An address nobody has slows down alike: this tells nothing.
  await Promise.all(Array.from({ length: 50 }, (_, index) => fail(`203.0.${index}.8`, 'geen@example.org')));
  expect((await fail('203.0.113.78', 'geen@example.org')).statusCode).toBe(429);
  // The owner, on the network of theirs; and another account, from any.
  expect((await site.signIn(owner, { ip: '198.51.100.99' })).statusCode).toBe(200);
  expect((await fail('203.0.113.79', 'ander2@example.org')).statusCode).toBe(401);
});

test('an hour without failures forgets them', async () => {
  const ip = '192.0.2.60';
  for (let index = 0; index < 6; index += 1) await fail(ip);
  site.clock.now += 3_600_000;
  for (let index = 0; index < 5; index += 1) expect((await fail(ip)).statusCode).toBe(401);
  expect((await fail(ip)).statusCode).toBe(429);
});

test('the limits can be switched off', async () => {
  const ip = '192.0.2.70';
  site.services.env.rateLimitFactor = 0;
  for (let index = 0; index < 8; index += 1) expect((await fail(ip)).statusCode).toBe(401);
  site.services.env.rateLimitFactor = 1;
});

test('a failing sign-in is as much work for an unknown address', async () => {
  await site.addUser({ email: 'tijd@example.org' });
  const count = countStatements(site.services.pool);
  const workOf = async (address: string) => {
    const counted = { hashes: 0, statements: [''] };
    counted.hashes = await countHashes(async () => {
      counted.statements = (await count(() => fail('192.0.2.80', address))).statements;
    });
    return counted;
  };
  const known = await workOf('tijd@example.org');
  expect(known.hashes).toBeGreaterThan(0);
  expect(await workOf('onbekend@example.org')).toEqual(known);
});
