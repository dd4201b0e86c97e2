import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { iconFetchTimeoutMs } from '#contract/icons.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
import { assemble } from '#server/assembly.ts';
import { isPlainDrawing, publicIcons } from './public-icons.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = (path: string) => server.call(first.host, 'GET', `/api/_nuxt_icon${path}`);

describe('icons of the shipped sets', () => {
  it('answers those that are asked for, in both ways of asking', async () => {
    const { status, body, headers } = await ask('/lucide.json?icons=heart,house');
    expect(status).toBe(200);
    expect(Object.keys(body.icons)).toEqual(['heart', 'house']);
    expect(body).toMatchObject({ prefix: 'lucide', width: 24, height: 24 });
    expect(body.icons.heart.body).toContain('<path');
    expect(headers['cache-control']).toBe('public, max-age=604800');
    expect((await ask('?prefix=lucide&icons=heart,house')).body).toEqual(body);
  });

  it('works aliases out and says which there are not', async () => {
    const { body, headers } = await ask('/lucide.json?icons=activity-square,no-such-thing');
    expect(body.icons['activity-square'].body).toContain('<');
    expect(body.not_found).toEqual(['no-such-thing']);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it.each([
    '/lucide.json',
    '/lucide.json?icons=../x',
    '/..%2f..%2fx.json?icons=a',
    `/lucide.json?icons=${'a,'.repeat(300)}a`,
  ])('refuses %s', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  it('counts an address as clients do, before they encode it', async () => {
    const names = Array.from({ length: 55 }, (_, index) => `icon-${index}`);
    const icons = new URLSearchParams({ icons: names.join(',') }).toString();
    expect(icons.length).toBeGreaterThan(500);
    expect((await ask(`/lucide.json?${icons}`)).body.not_found).toEqual(names);
    expect((await ask(`/lucide.json?${icons}${'%2Cx'.repeat(30)}`)).status).toBe(400);
  });

  it('has no other sets while the public service is switched off', async () => {
    expect((await ask('/mdi.json?icons=heart')).status).toBe(404);
  });
});

test('a search finds icons by Dutch and English words', async () => {
  for (const word of ['huis', 'house'])
    expect((await ask(`/search?query=${word}&prefix=lucide`)).body.icons).toContain('lucide:house');
  expect((await ask('/search?query=koffie')).body.icons).toContain('lucide:coffee');
  for (const word of ['bestaatniet', 'constructor'])
    expect((await ask(`/search?query=${word}`)).body).toEqual({ icons: [], total: 0 });
});

describe('the public service', () => {
  let service: Server;
  let urls: string[] = [];
  let status = 200;
  let answer: (path: string) => string | null = () => null;
  beforeAll(async () => {
    service = createServer((request, response) => {
      urls.push(request.url ?? '');
      const text = answer(request.url ?? '');
      // No answer at all stands for a service that hangs.
      if (text !== null) response.writeHead(status).end(text);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });
  const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  const icons = () => publicIcons(address());

  it('is asked once for each icon, and only for what it draws', async () => {
    urls = [];
    answer = () =>
      JSON.stringify({
        prefix: 'mdi',
        width: 24,
        height: 24,
        icons: { heart: { body: '<path d="M0 0h1"/>' }, bad: { body: '<script>hit()</script>' } },
      });
    const fetchIcons = icons();
    const got = await fetchIcons('mdi', ['heart', 'bad']);
    expect(got?.icons).toEqual({ heart: { body: '<path d="M0 0h1"/>', width: 24, height: 24 } });
    expect(got?.not_found).toEqual(['bad']);
    await fetchIcons('mdi', ['heart']);
    expect(urls).toEqual(['/mdi.json?icons=heart%2Cbad']);
  });

  it('hears of an icon or a set that it has not once an hour', async () => {
    urls = [];
    let time = 0;
    const fetchIcons = publicIcons(address(), () => time);
    answer = () => JSON.stringify({ prefix: 'mdi', icons: {}, not_found: ['nothing'] });
    for (let n = 0; n < 5; n += 1)
      expect((await fetchIcons('mdi', ['nothing', 'constructor']))?.not_found).toEqual([
        'nothing',
        'constructor',
      ]);
    status = 404;
    for (let n = 0; n < 5; n += 1) expect(await fetchIcons('onzin', [`icon-${n}`])).toBeNull();
    status = 200;
    expect(urls).toHaveLength(2);
    time = 3600_001;
    await fetchIcons('mdi', ['nothing']);
    expect(urls).toHaveLength(3);
  });

  it('hears a few calls at once, a bounded number in a minute, and nothing for a while after it was away', async () => {
    urls = [];
    let time = 0;
    const fetchIcons = publicIcons(address(), () => time);
    answer = () => JSON.stringify({ prefix: 'mdi', icons: {} });
    await Promise.all(Array.from({ length: 200 }, (_, n) => fetchIcons('mdi', [`at-once-${n}`])));
    expect(urls.length).toBeLessThanOrEqual(8);
    for (let n = 0; n < 200; n += 1) await fetchIcons('mdi', [`one-by-one-${n}`]);
    expect(urls).toHaveLength(120);
    time = 60_001;
    await fetchIcons('mdi', ['later']);
    expect(urls).toHaveLength(121);
    status = 500;
    for (let n = 0; n < 5; n += 1) expect(await fetchIcons('mdi', [`away-${n}`])).toBeNull();
    status = 200;
    expect(urls).toHaveLength(122);
  });

  it('is asked for one address no more than thirty times a minute', async () => {
    urls = [];
    answer = () => JSON.stringify({ prefix: 'mdi', icons: {} });
    const { services } = server.running;
    const env = { ...services.env, rateLimitFactor: 1, iconServiceUrl: address() };
    const app = await assemble({ ...services, env });
    try {
      for (let n = 0; n < 40; n += 1)
        await app.inject({
          url: `/api/_nuxt_icon/mdi.json?icons=of-one-${n}`,
          headers: { host: first.host },
        });
      expect(urls).toHaveLength(30);
      const other = { url: '/api/_nuxt_icon/mdi.json?icons=of-other', remoteAddress: '203.0.113.8' };
      await app.inject({ ...other, headers: { host: first.host } });
      expect(urls).toHaveLength(31);
    } finally {
      await app.close();
    }
  });

  it('that is slow is left after a second and a half', async () => {
    answer = () => null;
    const began = performance.now();
    expect(await icons()('mdi', ['slow'])).toBeNull();
    expect(performance.now() - began).toBeGreaterThanOrEqual(iconFetchTimeoutMs - 50);
  });

  it('that answers nonsense is as good as away', async () => {
    answer = () => '<html>';
    expect(await icons()('mdi', ['x'])).toBeNull();
  });
});

test.each([
  ['<path d="M4 4h8"/>', true],
  ['<g fill="none"><circle cx="1" cy="1" r="1"/></g>', true],
  ['<mask id="a"><path d="M0 0"/></mask><use href="#a"/><path mask="url(#a)"/>', true],
  ['<path d="M0 0"><animate attributeName="d" dur="1s" values="a;b"/></path>', true],
  ['<script>hit()</script>', false],
  ['<path onload="hit()"/>', false],
  ['<path\nonload = hit()/>', false],
  ['<image href="https://elsewhere.example/a.png"/>', false],
  ['<use href="https://elsewhere.example/a.svg#a"/>', false],
  ['<a href="#x"><path/></a>', false],
  ['<path fill="url(https://elsewhere.example/#a)"/>', false],
  ['<set attributeName="href" to="#x"/>', false],
  ['<path style="fill:url(//x)"/>', false],
  ['<foreignObject><p>x</p></foreignObject>', false],
  ['<g><!--x--></g>', false],
])('%s is a plain drawing: %s', (body, wanted) => {
  expect(isPlainDrawing(body)).toBe(wanted);
});
