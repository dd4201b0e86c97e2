/** How pages are served, with screens of two lines in the place of the built ones: those have tests in a browser. */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { second, testServer, type TestServer } from '#tests/support/server.ts';
import { siteOfScreens, type SiteOfScreens } from '#tests/support/site-of-screens.ts';
import { password } from '#tests/support/builders.ts';
import { assemble } from '#server/assembly.ts';
import { soon } from '#tests/support/soon.ts';
import { servePages } from './pages.ts';

const screens = `
let count = 0;
const page = (text, nonce, init) => new Response(
  '<html><script nonce="' + nonce + '">go()</script>' + text + ' '.repeat(2000) + '</html>',
  { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init?.headers } });
export const assets = { version: '1a2b3c4d' };
export const entry = { module: { problemOfHostRedirect: (path) => (path === '/one' ? null : path + ' is none'),
makeAddressReader: () => (asked) => {
  const url = new URL(asked.pathname, asked);
  const q = asked.searchParams.get('q');
  const tab = asked.searchParams.get('tab');
  url.search = new URLSearchParams({ ...(tab && { tab }), ...(q && { q }) });
  const unread = [...asked.searchParams].filter(([name]) => name !== 'tab' && name !== 'q');
  return { url, unread: new URLSearchParams(unread).toString(), isKeepable: !q };
}, makeAnswer: () => async (request, gift) => {
  const url = new URL(request.url);
  count += 1;
  if (url.pathname === '/lost') return page('lost', gift.nonce, { status: 404 });
  if (url.pathname === '/personal') return page('set', gift.nonce, { headers: { 'set-cookie': 'a=b' } });
  if (url.pathname === '/links') return page(gift.origin + ' ' + request.url, gift.nonce);
  if (url.pathname === '/unread') return page(gift.unread + ' ' + request.url, gift.nonce);
  if (url.pathname === '/origin') return page(request.headers.get('origin'), gift.nonce);
  if (url.pathname === '/redirects') return page(JSON.stringify(gift.redirects), gift.nonce);
  if (request.method === 'POST' && url.pathname === '/auth/login-1') {
    const form = await request.formData();
    const refusal = await gift.signIn({ email: form.get('email'), password: form.get('password'), remember: true });
    return refusal ? page(refusal.body.errors[0].code, gift.nonce, { status: refusal.status }) : new Response(null, { status: 303, headers: { location: '/dashboard' } });
  }
  if (url.pathname === '/uitloggen') { await gift.signOut(); return new Response(null, { status: 303, headers: { location: '/' } }); }
  const { status, body } = await gift.send({ method: 'GET', url: '/api/v1/configuration' });
  return page([count, status, body.data.attributes.app_name, gift.locale, gift.actor.kind, gift.colourMode, gift.refusal?.status].join(' '), gift.nonce);
} } };
`;

let server: TestServer;
let app: FastifyInstance;
let site: SiteOfScreens;

beforeAll(async () => {
  server = await testServer();
  site = await siteOfScreens(server.running.services, screens, {
    'assets/a-1.js': `/* ${'long '.repeat(400)} */`,
    'assets/a-1.js.map': '{}',
    'assets/b-2.js': '/* as the build left it */',
    'assets/b-2.js.br': brotliCompressSync('/* as the build compressed it */'),
  });
  ({ app } = site);
});
afterAll(async () => {
  await site?.close();
  await server?.close();
});

const get = (url: string, headers: Record<string, string> = {}, options: Partial<InjectOptions> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'public.localhost', ...headers }, ...options });
const post = (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  get(
    url,
    { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    { method: 'POST', payload: new URLSearchParams(form).toString() },
  );
const textOf = (answer: LightMyRequestResponse) => /<\/script>(.*?) *<\/html>/.exec(answer.payload)?.[1];
const cookiesOf = (answer: LightMyRequestResponse) => answer.cookies.map(({ name }) => name);

const until = (url: string, cache: 'hit' | 'miss'): Promise<LightMyRequestResponse> =>
  vi.waitFor(async () => {
    const answer = await get(url);
    expect(answer.headers['x-page-cache'], url).toBe(cache);
    return answer;
  }, soon);
/** The cache opens once its listener is connected. */
const untilCached = (url: string) => until(url, 'hit');

describe('pages of nobody in particular', () => {
  it('come from memory until the content of their centre changes', async () => {
    const before = await untilCached('/a');
    expect((await get('/a')).payload).toBe(before.payload);
    await server.owner.query("select pg_notify('content_changed', '2')");
    await server.owner.query("select pg_notify('content_changed', '1')");
    const after = await until('/a', 'miss');
    expect(textOf(after)).not.toBe(textOf(before));
  });

  it('carry hashes rather than a nonce that others saw', async () => {
    const answer = await untilCached('/nonce');
    expect(answer.payload).not.toContain('nonce=');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(answer.headers['content-security-policy']).not.toContain('nonce-');
  });

  it('differ by centre, language and colours', async () => {
    expect(textOf(await untilCached('/b'))).toMatch(/200 Eerste centrale nl anonymous system/);
    expect(textOf(await get('/b', { cookie: 'color-mode=dark' }))).toMatch(/anonymous dark/);
    expect(textOf(await get('/en/b'))).toMatch(/Eerste centrale en anonymous/);
    expect(textOf(await get('/b', { host: second.host }))).toMatch(/Vacaturebank Oldebroek nl/);
  });

  it('are not sent again to whoever has them, and are compressed for whoever can read that', async () => {
    const { headers } = await untilCached('/c');
    expect((await get('/c', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const small = await get('/c', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe((await get('/c')).payload);
    expect((await get('/c', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('are kept only when they are found and set no cookie', async () => {
    await untilCached('/d');
    for (const url of ['/lost', '/personal']) {
      await get(url);
      expect((await get(url)).headers['x-page-cache']).toBeUndefined();
    }
    const withCookies = await get('/d', { cookie: 'access-token=a; client=b; uid=c' });
    expect(withCookies.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(withCookies.headers['x-page-cache']).toBeUndefined();
    expect((await get('/lost')).headers['cache-control']).toBe('no-store');
  });

  it('are one page whatever was hung behind their address, and have nothing of it', async () => {
    const before = await untilCached('/links?tab=news');
    const after = await get('/links?utm_source=mail&tab=news&fbclid=abc');
    expect(after.headers['x-page-cache']).toBe('hit');
    expect(after.payload).toBe(before.payload);
    expect(textOf(await get('/unread?utm_source=mail&tab=news'))).toMatch(
      /^utm_source=mail .*\/unread\?tab=news$/,
    );
    expect(textOf(await get('/links?utm_source=mail', { cookie: 'uid=c' }))).toMatch(/\/links$/);
    const english = await get('/links?tab=news&utm_source=mail', { 'accept-language': 'en' });
    expect(english.headers['location']).toBe('/en/links?tab=news&utm_source=mail');
  });

  it('are not kept for words that somebody typed', async () => {
    await untilCached('/links');
    await get('/links?q=koken');
    expect((await get('/links?q=koken')).headers['x-page-cache']).toBeUndefined();
  });

  it('stay there however many addresses of another centre are asked for', async () => {
    await untilCached('/e');
    const other = (url: string) => get(url, { host: second.host });
    const known = await Promise.all(['/e', '/f', '/g'].map((url) => other(url)));
    for (let number = 0; number < 330; number += 1) await get(`/e?x=${number}`);
    for (let number = 0; number < 30; number += 1) await get(`/e?tab=${number}`);
    expect((await get('/e?x=1000')).headers['x-page-cache']).toBe('hit');
    const again = await Promise.all(['/e', '/f', '/g'].map((url) => other(url)));
    expect(again.map(({ headers }) => headers['x-page-cache'])).toEqual(['hit', 'hit', 'hit']);
    expect(again.map(textOf)).toEqual(known.map(textOf));
  });

  it('say which centre they belong to and remember a chosen language', async () => {
    const answer = await get('/en/a');
    expect(cookiesOf(answer)).toEqual(['volunteerCenterId', 'locale']);
    expect(answer.cookies[0]).toMatchObject({ value: '1', path: '/', secure: true, sameSite: 'Lax' });
    expect(answer.cookies[1]).toMatchObject({ value: 'en', maxAge: 365 * 24 * 3600 });
    expect(cookiesOf(await get('/en/a', { cookie: 'volunteerCenterId=1; locale=en' }))).toEqual([]);
  });

  it('send who reads English, and who is at a Dutch centre, to the right address', async () => {
    expect(await get('/a?b', { 'accept-language': 'en' })).toMatchObject({
      statusCode: 302,
      headers: { location: '/en/a?b' },
    });
    expect(await get('/en//evil.example', { host: second.host })).toMatchObject({
      statusCode: 302,
      headers: { location: '/evil.example' },
    });
  });
});

test('a page is found behind an address that a sentence stuck to', async () => {
  for (const [address, location] of [
    ['/confirm?token=abc&act=withdraw).', '/confirm?token=abc&act=withdraw'],
    ['/en/a%3E', '/en/a'],
    ['//elders.example.', '/elders.example'],
  ] as const)
    expect(await get(address)).toMatchObject({ statusCode: 302, headers: { location } });
  expect((await get('/a?q=wat)')).statusCode).toBe(200);
});

describe('the host of a page', () => {
  const links = async (host: string) => textOf(await get('/links', { host }));

  it('is in its links in one spelling, with our own port, whoever asked first', async () => {
    const origin = `http://public.localhost:${server.running.services.port}`;
    for (const host of [
      'PUBLIC.localhost',
      'public.localhost:9999',
      'public.localhost.',
      'unknown.example:6666',
    ])
      expect(await links(host), host).toBe(`${origin} ${origin}/links`);
    expect(await links('localhost')).toMatch(/^http:\/\/localhost:\d+ /);
    expect((await get('/links', { host: 'public.localhost:33\t00' })).statusCode).toBe(400);
    expect((await get('/links', { host: 'x@public.localhost' })).headers['content-type']).toMatch(
      'text/html',
    );
  });

  it('is one key: a spelling of one’s own fills no page of others', async () => {
    await untilCached('/links?tab=key');
    expect((await get('/links?tab=key', { host: 'PUBLIC.localhost.:8' })).headers['x-page-cache']).toBe(
      'hit',
    );
    expect((await get('/links?tab=key', { host: 'localhost' })).headers['x-page-cache']).toBe('miss');
  });
});

describe('forms', () => {
  it('are taken from our own pages only', async () => {
    const wrong = await post('/auth/login-1', {}, { 'sec-fetch-site': 'cross-site' });
    expect(wrong.statusCode).toBe(403);
    expect(wrong.headers['content-type']).toMatch('text/html');
    // Drawn by the screens, once: whoever is refused again and again costs nothing more.
    expect(wrong.payload).toMatch(/anonymous system 403/);
    expect(wrong.payload).not.toMatch(/<script|nonce/);
    expect((await post('/b', {}, { 'sec-fetch-site': 'cross-site' })).payload).toBe(wrong.payload);
    expect((await post('/a', {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post('/a', { text: 'x'.repeat(300_000) })).statusCode).toBe(413);
  });

  it('are taken from a browser that keeps their origin to itself, and the screens are told no other', async () => {
    const kept = await post('/origin', {}, { origin: 'null' });
    expect(kept.statusCode).toBe(200);
    expect(textOf(kept)).toMatch(/^http:\/\/public\.localhost(:\d+)?$/);
    expect((await post('/origin', {}, { origin: 'null', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
  });

  it('sign in with three cookies, which then make pages personal, and out again', async () => {
    await server.build.user({ email: 'sanne@voorbeeld.nl' });
    const wrong = await post('/auth/login-1', { email: 'sanne@voorbeeld.nl', password: 'onjuist' });
    expect([wrong.statusCode, textOf(wrong)]).toEqual([401, 'invalid_credentials']);
    const right = await post('/auth/login-1', { email: 'sanne@voorbeeld.nl', password });
    expect(right.statusCode).toBe(303);
    expect(cookiesOf(right)).toEqual(expect.arrayContaining(['access-token', 'client', 'uid']));
    const cookie = right.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const personal = await get('/a', { cookie });
    expect(textOf(personal)).toMatch(/nl user system/);
    expect(personal.headers['cache-control']).toBe('no-store');
    const out = await post('/uitloggen', {}, { cookie });
    expect(out.cookies.find(({ name }) => name === 'access-token')?.value).toBe('');
    expect(textOf(await get('/a', { cookie }))).toMatch(/anonymous/);
  });

  it('tell somebody of another centre so, on every page', async () => {
    await server.build.user({ email: 'elders@voorbeeld.nl', center: second.id });
    const there = await post(
      '/auth/login-1',
      { email: 'elders@voorbeeld.nl', password },
      { host: second.host },
    );
    const cookie = there.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
    expect(textOf(await get('/a', { cookie }))).toMatch(/anonymous system 403/);
    expect(
      (await post('/uitloggen', {}, { cookie })).cookies.find(({ name }) => name === 'client')?.value,
    ).toBe('');
  });
});

it.each(['x@public.localhost', 'x:y@public.localhost', ':@public.localhost', '[', 'a b', ''])(
  'a host that is written %j is no fault of ours',
  async (host) => {
    expect((await get('/a', { host })).statusCode).toBeLessThan(500);
    expect((await post('/a', {}, { host })).statusCode).toBeLessThan(500);
  },
);

describe('files', () => {
  it('may be kept forever, and come without their sources', async () => {
    const script = await get('/assets/a-1.js', { 'accept-encoding': 'br' });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(textOf(await get('/assets/a-1.js.map'))).toMatch(/anonymous/);
  });

  it('come as the build compressed them to browsers that read it, and have no address by that name', async () => {
    const small = await get('/assets/b-2.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('/* as the build compressed it */');
    expect((await get('/assets/b-2.js')).payload).toBe('/* as the build left it */');
    expect(textOf(await get('/assets/b-2.js.br'))).toMatch(/anonymous/);
  });
});

test('another method is refused in a page that says which there are', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)
    for (const url of ['/', '/a/b', '/builds/latest.json']) {
      const answer = await get(url, {}, { method });
      const isKnown = url.startsWith('/builds') && method === 'OPTIONS';
      expect([answer.statusCode, String(answer.headers.allow).startsWith('GET, HEAD')]).toEqual([
        isKnown ? 204 : 405,
        true,
      ]);
      if (!isKnown) expect(answer.headers['content-type']).toMatch('text/html');
    }
  const [whole, head] = [await get('/a'), await get('/a', {}, { method: 'HEAD' })];
  expect([head.statusCode, head.headers['content-type'], head.payload]).toEqual([
    200,
    whole.headers['content-type'],
    '',
  ]);
});

describe('the build', () => {
  it('says which one it is, the same after every start, and is asked again each time', async () => {
    const latest = await get('/builds/latest.json');
    expect(latest.headers['cache-control']).toBe('no-store');
    expect(latest.json()).toEqual({ id: '1a2b3c4d', timestamp: expect.any(Number) });
    const meta = await get('/builds/meta/1a2b3c4d.json');
    expect(meta.json()).toEqual(latest.json());
    expect(meta.headers['cache-control']).toMatch('immutable');
    expect((await get('/builds/meta/00000000.json')).statusCode).toBe(404);
    const again = await assemble(server.running.services);
    await servePages(again, server.running.services, { buildFolder: site.folder });
    const answer = await again.inject({ url: '/builds/latest.json', headers: { host: 'public.localhost' } });
    expect(answer.json()).toEqual(latest.json());
    await again.close();
  });
});

describe('redirects of the public configuration', () => {
  it('reach the guards of the screens', async () => {
    expect(textOf(await get('/redirects'))).toBe('{"hostRedirect":null,"rules":[]}');
  });
});
