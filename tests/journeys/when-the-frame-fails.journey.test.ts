/** The centre, the configuration or one's account cannot be loaded: what people and crawlers get, and what is reported. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSite } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/steps.ts';

interface Reply {
  transaction: string;
  exception: { values: { type: string; value: string }[] };
}
const told: Reply[] = [];
const bodies: string[] = [];
/** Stands in for the error service. */
const service: Server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    bodies.push(body);
    told.push(JSON.parse(body.split('\n')[2] ?? '{}'));
    response.end('{}');
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const { port } = service.address() as AddressInfo;
const site = openSite({ SENTRY_DSN: `http://key@127.0.0.1:${port}/7`, LOG_LEVEL: 'silent' });

let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  service.close();
});

const person = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const crawlers = ['Googlebot/2.1', 'Chrome-Lighthouse', 'facebookexternalhit/1.1', 'Google-Read-Aloud'];

/** Each address once: nothing may come from the memory for pages. */
let visit = 0;
async function read(userAgent: string, cookie = '') {
  visit += 1;
  const { app } = site.server();
  const answer = await app.inject({
    url: `/vacancies/search?visit=${visit}`,
    headers: { host: 'public.localhost', 'user-agent': userAgent, 'accept-language': 'nl', cookie },
  });
  // Without the words that the page takes along for the browser.
  const text = answer.body.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.statusCode, text, retry: answer.headers['retry-after'] };
}

/** What undoes the damage of a test. */
const repairs: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const repair of repairs.splice(0)) await repair();
  told.length = 0;
  bodies.length = 0;
});

async function withoutGrant(table: string, instead = '') {
  const { rows } = await owner.query(
    `select column_name as name from information_schema.columns where table_name = $1`,
    [table],
  );
  const rest = rows.map(({ name }) => name as string).filter((name) => name !== instead);
  await owner.query(`revoke select on ${table} from volunteerly_server`);
  if (instead) await owner.query(`grant select (${rest.join(', ')}) on ${table} to volunteerly_server`);
  repairs.push(() => owner.query(`grant select on ${table} to volunteerly_server`));
}

const failing: Record<string, () => Promise<void>> = {
  'the profile of the centre': () => withoutGrant('volunteer_center_profiles'),
  'the configuration': async () => {
    const { configuration } = site.server().services;
    const { productName } = configuration;
    const get = () => {
      throw new Error('the configuration is broken');
    };
    Object.defineProperty(configuration, 'productName', { get, configurable: true });
    repairs.push(async () =>
      Object.defineProperty(configuration, 'productName', {
        value: productName,
        configurable: true,
        enumerable: true,
        writable: true,
      }),
    );
  },
};

test.each(Object.keys(failing))(
  'without %s people see the error screen and crawlers nothing',
  async (what) => {
    await failing[what]?.();
    const seen = await read(person);
    expect(seen.status).toBe(500);
    expect(seen.text).toContain('Oeps… er ging iets mis (foutcode: 500)');
    await expect.poll(() => told.length).toBe(1);
    for (const crawler of crawlers) {
      told.length = 0;
      const { status, text, retry } = await read(crawler);
      expect([crawler, status, retry, text.includes('Oeps'), text.includes('<h1')]).toEqual([
        crawler,
        503,
        '600',
        false,
        false,
      ]);
      await expect.poll(() => told.length).toBe(1);
    }
  },
);

test('without their account somebody signed in sees the error screen, others see the site', async () => {
  const { page, context } = await site.visit();
  await signIn(site, page, 'public', 'vrijwilliger');
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await context.close();
  await withoutGrant('users', 'digest_days');
  expect((await read(person)).status).toBe(200);
  expect(told).toEqual([]);
  const seen = await read(person, cookie);
  expect([seen.status, seen.text.includes('foutcode: 500')]).toEqual([500, true]);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]?.transaction).toBe('GET /api/v1/current_user');
  expect(bodies.join('\n')).not.toMatch(/vrijwilliger|@|visit=/);
});

test('when not even who asks can be found out, the page says so and it is reported', async () => {
  const { page, context } = await site.visit();
  await signIn(site, page, 'public', 'vrijwilliger');
  const cookies = await context.cookies();
  await context.close();
  await withoutGrant('sessions');
  const seen = await read(person, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  expect([seen.status, seen.text.includes('foutcode: 500')]).toEqual([500, true]);
  await expect.poll(() => told.length).toBe(1);
  expect(bodies.join('\n')).not.toMatch(/vrijwilliger|@public|visit=/);
});

test('what a screen raises on purpose, 300 to 499, is reported to nobody', async () => {
  const { app } = site.server();
  const open = async (url: string) =>
    (await app.inject({ url, headers: { host: 'public.localhost', 'user-agent': person } })).statusCode;
  expect(await open('/bestaat-niet')).toBe(404);
  expect(await open('/vacancies/kapot')).toBe(404);
  expect(await open('/dashboard')).toBe(302);
  for (const raised of ['401', '403', '404']) await open(`/test/server-error?raise=${raised}`);
  // Faults go out in the order in which they happen: once this one is there, nothing else is on its way.
  expect(await open('/test/server-error?raise=fault')).toBe(500);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]?.transaction).toBe('GET /*');
});
