import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { iconFetchTimeoutMs } from '#contract/icons.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
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
  let asked: string[] = [];
  let answer: (path: string) => string | null = () => null;
  beforeAll(async () => {
    service = createServer((request, response) => {
      asked.push(request.url ?? '');
      const text = answer(request.url ?? '');
      // No answer at all stands for a service that hangs.
      if (text !== null) response.end(text);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });
  const icons = () => publicIcons(`http://127.0.0.1:${(service.address() as AddressInfo).port}/`);

  it('is asked once for each icon, and only for what it draws', async () => {
    asked = [];
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
    expect(asked).toEqual(['/mdi.json?icons=heart%2Cbad']);
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
