/** A host is what the configuration says, in one spelling: for the centre, for links and for mails. */
import { connect } from 'node:net';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assemble } from '#server/assembly.ts';
import { takeMails } from '#tests/support/applying.ts';
import { password } from '#tests/support/builders.ts';
import { first, second, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let email: string;
/** The same server behind a proxy that it trusts. */
let proxied: FastifyInstance;
beforeAll(async () => {
  server = await testServer();
  ({ email } = await server.build.user());
  const { services } = server.running;
  proxied = await assemble({ ...services, env: { ...services.env, trustProxy: ['127.0.0.1'] } });
});
afterAll(async () => {
  await proxied?.close();
  await server?.close();
});
beforeEach(() => takeMails(server));

const port = () => server.running.services.port;
const appName = async (app: FastifyInstance, headers: Record<string, string>) => {
  const answer = await app.inject({ url: '/api/v1/configuration', headers });
  return [answer.statusCode, answer.statusCode === 200 ? answer.json().data.attributes.app_name : null];
};

/** Bytes to the open port, as no client of ours would send them; gives the status. */
async function raw(lines: readonly string[]): Promise<number> {
  const socket = connect(port(), 'localhost');
  await once(socket, 'connect');
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'));
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]);
}

describe('which host', () => {
  test.each([
    'oldebroek.localhost',
    'OLDEBROEK.localhost',
    'oldebroek.localhost.',
    'Oldebroek.Localhost.:3000',
  ])('%s is one and the same', async (host) => {
    expect(await appName(server.running.app, { host })).toEqual([200, 'Vacaturebank Oldebroek']);
  });

  test.each([
    'x@public.localhost',
    'public.localhost/vacancies',
    'public.localhost:3000/vacancies?q=:9',
    'public.localhost:03000',
    'public.localhost:0',
    'public.localhost:123456',
    'public.localhost:',
    'public.localhost:a',
    'public.localhost:4300.',
    'public.localhost..',
    '.public.localhost',
    'public..localhost',
    'public.\tlocalhost',
    'public.localhost:33\t00',
    'public.localhost,oldebroek.localhost',
    'público.localhost',
    'pub_lic.localhost',
    '[::1',
    `${'a'.repeat(300)}.localhost`,
  ])('%j is none: 400, in the shape of the API, and of a screen the same', async (host) => {
    const answer = await server.running.app.inject({ url: '/api/v1/configuration', headers: { host } });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'malformed']);
    const screen = await server.running.app.inject({ url: '/', headers: { host, accept: 'text/html' } });
    expect(screen.statusCode).toBe(400);
  });

  test('two Host headers are refused, none at all only where HTTP asks for one', async () => {
    const ask = 'GET /robots.txt HTTP/1.1';
    expect(await raw([ask, `host: ${first.host}`])).toBe(200);
    expect(await raw([ask, `host: ${first.host}`, `Host: ${second.host}`])).toBe(400);
    expect(await raw([ask, 'host: [::1]:3000'])).toBe(200);
    for (const others of [[], ['host:']]) expect(await raw([ask, ...others])).toBe(400);
    expect(await raw(['GET /robots.txt HTTP/1.0'])).toBe(200);
  });

  test.each(['/healthz', '/readyz'])('%s is the same at every host, and at none', async (path) => {
    const ask = `GET ${path} HTTP/1.1`;
    for (const host of [
      'stack_volunteerly:3000',
      '[::1]:3000',
      'fe80::1',
      '10.0.0.4:3000',
      'x@y',
      `www.${first.host}`,
    ])
      expect(await raw([ask, `host: ${host}`]), host).toBe(200);
    for (const others of [[], ['host:']]) expect(await raw([ask, ...others])).toBe(200);
    expect(await raw([`GET ${path}/more HTTP/1.1`, 'host: stack_volunteerly:3000'])).toBe(400);
  });
});

describe('a host with www. before it, or without it', () => {
  const www = `www.${second.host}`;
  const ask = (method: 'GET' | 'HEAD' | 'POST', url: string, host = www) =>
    server.running.app.inject({ method, url, headers: { host } });

  test.each([
    ['GET', '/robots.txt'],
    ['HEAD', '/feed/news.atom?taal=nl&x=%20'],
    ['GET', '//evil.example/x'],
  ] as const)('%s %s is led to the known one, path and query kept', async (method, path) => {
    const answer = await ask(method, path);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      `http://${second.host}:${port()}${path}`,
    ]);
  });

  test('in capitals, with a dot at the end and with a port as well', async () => {
    for (const host of [www.toUpperCase(), `${www}.`, `${www}:8080`])
      expect((await ask('GET', '/robots.txt', host)).headers.location).toBe(
        `http://${second.host}:${port()}/robots.txt`,
      );
  });

  test('calls and signing in are those of the same centre', async () => {
    expect(await appName(server.running.app, { host: www })).toEqual([200, 'Vacaturebank Oldebroek']);
    const known = await server.build.user({ center: second.id });
    const answer = await server.running.app.inject({
      method: 'POST',
      url: '/auth/sign_in',
      headers: { host: www },
      payload: { email: known.email, password },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('neither known: as any other host; twice www. is no name of anybody', async () => {
    for (const host of ['www.elders.example', `www.www.${second.host}`])
      expect((await ask('GET', '/robots.txt', host)).statusCode).toBe(200);
  });

  test('of a centre that is known with www. the bare host leads there, by the scheme of the proxy', async () => {
    await server.owner.query(
      'insert into volunteer_center_hosts (host, volunteer_center_id) values ($1, 2)',
      ['www.noord.example'],
    );
    await server.running.services.centers.refresh();
    const bare = await proxied.inject({
      url: '/robots.txt?a=1',
      headers: { host: 'noord.example', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    });
    expect([bare.statusCode, bare.headers.location]).toEqual([
      301,
      'https://www.noord.example/robots.txt?a=1',
    ]);
    await server.owner.query("delete from volunteer_center_hosts where host = 'www.noord.example'");
    await server.running.services.centers.refresh();
  });
});

describe('where a form comes from', () => {
  const post = (app: FastifyInstance, headers: Record<string, string>) =>
    app.inject({
      method: 'PATCH',
      url: '/api/v1/current_user',
      headers: { cookie: 'access-token=a; client=b; uid=c', ...headers },
      payload: {},
    });
  const passed = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': first.host };

  test.each([
    ['http', false, 401],
    ['https', false, 403],
    ['http', true, 403],
    ['https', true, 401],
  ])('by %s, where a proxy says https: %s, it is %i', async (scheme, isTls, status) => {
    const headers = { host: first.host, origin: `${scheme}://${first.host}` };
    const answer = isTls
      ? await post(proxied, { ...headers, ...passed, 'x-forwarded-proto': 'https' })
      : await post(server.running.app, headers);
    expect(answer.statusCode).toBe(status);
  });

  test('a browser that says so itself has compared schemes; another host is never ours', async () => {
    const own = { host: first.host, 'sec-fetch-site': 'same-origin' };
    expect((await post(server.running.app, { ...own, origin: `https://${first.host}` })).statusCode).toBe(
      401,
    );
    expect((await post(server.running.app, { ...own, origin: `http://${second.host}` })).statusCode).toBe(
      403,
    );
  });
});

describe('links in mails', () => {
  const reset = async (app: FastifyInstance, headers: Record<string, string>, body: object = {}) => {
    const payload = { email, ...body };
    return app.inject({ method: 'POST', url: '/auth/password', headers, payload });
  };
  const linkIn = async () => /https?:\/\/[^/\s]+/.exec((await takeMails(server))[0]?.body_text ?? '')?.[0];

  test.each([`${first.host}:9999`, 'PUBLIC.localhost:6666', 'evil.example:6666', 'evil.example'])(
    'asked for at %s lead to our own port',
    async (host) => {
      await reset(server.running.app, { host });
      expect(await linkIn()).toBe(`http://${first.host}:${port()}`);
    },
  );

  test('take scheme and port of a proxy that we trust, of nobody else', async () => {
    const passed = {
      host: first.host,
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': `${second.host}:9999`,
    };
    await reset(proxied, { ...passed, 'x-forwarded-host': `${first.host}:9999` });
    expect(await linkIn()).toBe(`https://${first.host}`);
    await reset(proxied, { ...passed, 'x-forwarded-host': first.host, 'x-forwarded-port': '8443' });
    expect(await linkIn()).toBe(`https://${first.host}:8443`);
    for (const none of ['99999', '0', '-1', 'x', '84.5', '']) {
      await reset(proxied, { ...passed, 'x-forwarded-host': first.host, 'x-forwarded-port': none });
      expect(await linkIn(), none).toBe(`https://${first.host}`);
    }
    await reset(server.running.app, { ...passed, 'x-forwarded-port': '8443' });
    expect(await linkIn()).toBe(`http://${first.host}:${port()}`);
  });

  test('and what they lead back to is the same site, to the port', async () => {
    const { app } = server.running;
    const ours = `http://${first.host}:${port()}/app`;
    const answer = async (redirect_url: string) =>
      (await reset(app, { host: first.host }, { redirect_url })).statusCode;
    expect(await answer(ours)).toBe(200);
    for (const wrong of [
      `http://${first.host}:9999/app`,
      `https://${first.host}/app`,
      `http://${first.host}/app`,
    ])
      expect(await answer(wrong), wrong).toBe(422);
  });
});

describe('proxies', () => {
  test('X-Forwarded-Host chooses the centre only when a trusted proxy sends it, and is judged as Host is', async () => {
    const headers = { host: first.host, 'x-forwarded-host': second.host, 'x-forwarded-for': '203.0.113.7' };
    expect(await appName(server.running.app, headers)).toEqual([200, 'Eerste centrale']);
    expect(await appName(proxied, headers)).toEqual([200, 'Vacaturebank Oldebroek']);
    expect(await appName(proxied, { ...headers, 'x-forwarded-host': `x@${second.host}` })).toEqual([
      400,
      null,
    ]);
    const fromElsewhere = await proxied.inject({
      url: '/api/v1/configuration',
      headers,
      remoteAddress: '203.0.113.9',
    });
    expect(fromElsewhere.json().data.attributes.app_name).toBe('Eerste centrale');
  });

  const figures = async (headers: Record<string, string>) =>
    (await server.running.app.inject({ url: '/metrics', headers: { host: 'localhost:3000', ...headers } }))
      .statusCode;

  test.each([
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'Fastly-Client-IP',
    'X-Original-Forwarded-For',
    'X-Of-A-Proxy-To-Come',
    'Accept-Language',
    'Cookie',
  ])('a request with %s is not from this machine: no figures', async (name) => {
    expect(await figures({ [name]: 'for=203.0.113.7' })).toBe(404);
  });

  test('figures are for who asks this machine by its own name, as Prometheus does', async () => {
    const scrape = {
      accept: 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5',
      'accept-encoding': 'gzip',
      'user-agent': 'Prometheus/3.5.0',
      'x-prometheus-scrape-timeout-seconds': '10',
    };
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(await figures({ ...scrape, host }), host).toBe(200);
    for (const host of [first.host, 'elders.example']) expect(await figures({ host }), host).toBe(404);
  });
});
