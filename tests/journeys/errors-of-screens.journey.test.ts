/**
 * Whatever refuses a screen, or fails under it: the page that says so is the centre's own. Its name, language, colours, icon and
 * chosen colour mode, one heading, and a way home. The pages are read as the server sends them; a few are looked at in the browser.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '#tests/support/journey.ts';
import { allScreens, screens } from '#tests/support/screens.ts';
import { faultsAt } from '#tests/support/walk.ts';

// Its faults are meant: told in the output, they would hide those that are not.
const site = openSite({ LOG_LEVEL: 'silent' });
let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: site.ownerUrl() });
  await owner.connect();
});
afterAll(() => owner?.end());

interface Asked {
  method?: 'GET' | 'POST';
  host?: string;
  /** Who asks, once signed in. */
  as?: string;
  headers?: Record<string, string>;
  payload?: string;
}

const prefixes = ['', '/en'];

/** What a browser would keep, by the person: answers bring fresh tokens, without which the session would end. */
const jars = new Map<string, Map<string, string>>();
const cookiesOf = (who: string) =>
  [...(jars.get(who) ?? [])].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
/** Those of signing in, and not what was last read in which language. */
function keep(who: string, cookies: readonly { name: string; value: string }[]): void {
  const jar = jars.get(who);
  for (const { name, value } of cookies) if (jar?.has(name)) jar.set(name, value);
}

async function open(url: string, { host = 'public.localhost', as = '', headers = {}, ...more }: Asked = {}) {
  const answer = await site.server().app.inject({
    method: 'GET',
    url,
    ...more,
    headers: { host, 'accept-language': 'nl', cookie: `color-mode=dark; ${cookiesOf(as)}`, ...headers },
  });
  keep(as, answer.cookies);
  return { status: answer.statusCode, html: answer.body, location: answer.headers['location'] };
}

/** The site's own name and primary colour, from a page on which nothing fails. */
const looks = new Map<string, { name: string; colour: string }>();
async function lookOf(host: string, prefix: string) {
  const key = host + prefix;
  const cached = looks.get(key);
  if (cached) return cached;
  const { html } = await open(`${prefix}/auth/recover`, { host });
  const look = {
    name: /<meta property="og:site_name" content="([^"]+)"/.exec(html)?.[1] ?? '(no name)',
    colour: /--p700:\s*[^;]+/.exec(html)?.[0] ?? '(no colour)',
  };
  looks.set(key, look);
  return look;
}

/** What is missing on an error page; nothing when it is as it must be. */
async function missingOn(url: string, asked: Asked, statuses: readonly number[]): Promise<string[]> {
  const { host = 'public.localhost' } = asked;
  const prefix = url.startsWith('/en') ? '/en' : '';
  const { status, html, location } = await open(url, asked);
  const { name, colour } = await lookOf(host, prefix);
  const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const wanted: Record<string, boolean> = {
    [`status ${statuses.join(' or ')}, not ${status} ${location ?? ''}`]: statuses.includes(status),
    'the language': text.includes(`<html lang="${prefix ? 'en' : 'nl'}"`),
    'the name in the title': text.includes(` | ${name}</title>`),
    'the colours': text.includes(colour),
    'the shape': /<html[^>]* data-shape="/.test(text),
    'the icon': text.includes('<link rel="icon"'),
    'the chosen colour mode': /<html[^>]* data-mode="dark"/.test(text),
    'the stylesheet': text.includes('rel="stylesheet"'),
    'one heading': text.split('<h1').length === 2,
    'the way home': text.includes(`href="${prefix || '/'}"`),
  };
  const missing = Object.keys(wanted).filter((what) => !wanted[what]);
  return missing.length === 0 ? [] : [`${asked.method ?? 'GET'} ${host}${url}: ${missing.join(', ')}`];
}

/** Signs in, and gives the name under which the session is kept. */
async function signedIn(name: string): Promise<string> {
  const { cookies } = await site.server().app.inject({
    method: 'POST',
    url: '/auth/login-1',
    headers: {
      host: 'public.localhost',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams({
      act: 'password',
      email: `${name}@public.example`,
      password: 'welkom-in-de-buurt',
    }).toString(),
  });
  jars.set(name, new Map(cookies.map((cookie) => [cookie.name, cookie.value])));
  return name;
}

const filled = (path: string, id: string) => path.replaceAll(/:\w+\??/g, id);
const unknown = '019f0000-0000-7000-8000-000000000000';
/** No record needs to be there to ask the database for it; a page without a text is none without asking. */
const known = (path: string) => (path === '/:slug?' ? '/privacy' : filled(path, unknown));
const visible = screens.filter(({ isExit }) => !isExit);

test('an address that is none, or of nothing that is there', async () => {
  const as = await signedIn('centrum');
  const missing: string[] = [];
  const ids = ['123', 'add', '%20', unknown];
  for (const { path } of allScreens.filter((screen) => screen.path.includes(':')))
    for (const id of ids.filter((one) => !allScreens.some((screen) => screen.path === filled(path, one))))
      for (const prefix of prefixes)
        missing.push(...(await missingOn(prefix + filled(path, id), { as }, [404])));
  for (const url of ['/vacancies/123', '/organizations/abc', '/bestaat-niet'])
    missing.push(...(await missingOn(url, { host: 'oldebroek.localhost' }, [404])));
  expect(missing).toEqual([]);
});

test('what a volunteer may not see', async () => {
  const as = await signedIn('vrijwilliger');
  const missing: string[] = [];
  for (const { path } of visible) {
    const url = filled(path, unknown);
    const { status } = await open(url, { as });
    if (status >= 400) missing.push(...(await missingOn(url, { as }, [403, 404])));
  }
  expect(missing).toEqual([]);
});

test('a form that is too large, or from elsewhere', async () => {
  const missing: string[] = [];
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const large = 'a='.padEnd(300_000, 'a');
  for (const { path } of visible)
    for (const prefix of prefixes) {
      const url = prefix + filled(path, unknown);
      const post = { method: 'POST', payload: large } as const;
      const own = { ...form, 'sec-fetch-site': 'same-origin' };
      const elsewhere = { ...form, 'sec-fetch-site': 'cross-site' };
      missing.push(...(await missingOn(url, { ...post, headers: own }, [413])));
      missing.push(...(await missingOn(url, { ...post, payload: 'a=b', headers: elsewhere }, [403])));
    }
  expect(missing).toEqual([]);
});

test.each(['401', '403', '404', '429', '500', '503'])('a screen that answers %s', async (status) => {
  const missing = await Promise.all(
    prefixes.map((prefix) => missingOn(`${prefix}/test/server-error?raise=${status}`, {}, [Number(status)])),
  );
  expect(missing.flat()).toEqual([]);
});

test('every screen while the database is away, for whoever is known as well', async () => {
  const as = await signedIn('centrum');
  for (const prefix of ['', '/en']) await lookOf('public.localhost', prefix);
  await lookOf('oldebroek.localhost', '');
  const { pool } = site.server().services;
  const { connectionString } = pool.options;
  // Nobody listens there.
  pool.options.connectionString = connectionString?.replace(/:\d+\//, ':1/');
  await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  try {
    const missing: string[] = [];
    for (const { path, isPublic } of visible)
      for (const asked of [{ as }, ...(isPublic ? [{}, { host: 'oldebroek.localhost' }] : [])])
        missing.push(...(await missingOn(`${known(path)}?away`, asked, [500, 503])));
    missing.push(...(await missingOn('/en/vacancies/search?away', {}, [503])));
    expect(missing).toEqual([]);
  } finally {
    pool.options.connectionString = connectionString;
  }
});

test('in the browser: whole, accessible and quiet, and the way home leads there', async () => {
  const { page, faults } = await site.visit({ width: 375, scheme: 'dark' });
  const found: string[] = [];
  for (const [tenant, path] of [
    ['public', '/bestaat-niet'],
    ['public', '/en/organizations/abc'],
    ['oldebroek', '/vacancies/123'],
  ] as const)
    found.push(...(await faultsAt(page, site.at(tenant, path), { statuses: [404] })));
  expect([...found, ...faults()]).toEqual([]);
  await page.getByRole('link', { name: 'Terug naar de voorpagina' }).click();
  await page.waitForURL(site.at('oldebroek', '/'));
  await page.getByRole('contentinfo').waitFor();
});
