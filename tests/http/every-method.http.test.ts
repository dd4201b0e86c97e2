/** Every path of every surface with every method: what it does not take is a 405 that says what it does, in the shape of the API. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#server/routes.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS'] as const;
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000');
const ask = (method: (typeof methods)[number], url: string) =>
  server.running.app.inject({ method: method as 'GET', url, headers: { host: first.host } });

test('all paths of the API, of signing in and beside them are known', () => {
  const allowedMethods = server.running.app.methodsOf;
  for (const { path, method } of routes) expect(allowedMethods.get(path), path).toContain(method);
  for (const path of [
    '/auth/sign_in',
    '/auth/sign_out',
    '/auth/validate_token',
    '/auth/password',
    '/auth/passkey/options',
    '/api/_nuxt_icon',
    '/api/v1/openapi.json',
    '/api/docs',
    '/uploads/:file',
    '/healthz',
    '/readyz',
    '/metrics',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/feed/news.atom',
    '/feed/vacancies.atom',
    '/embed/vacancies',
    '/embed/frame.js',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/dev/mail/:id',
  ])
    expect([...allowedMethods.keys()]).toContain(path);
});

test('another method is 405 with the right ones; OPTIONS tells them', async () => {
  for (const [path, known] of server.running.app.methodsOf)
    for (const method of methods.filter((one) => !known.includes(one))) {
      const answer = await ask(method, addressOf(path));
      const what = `${method} ${path}`;
      expect([answer.statusCode, answer.headers.allow], what).toEqual([
        method === 'OPTIONS' ? 204 : 405,
        known.join(', '),
      ]);
      if (method === 'OPTIONS' || method === 'HEAD') continue;
      expect(answer.json().errors[0], what).toMatchObject({ status: '405', code: 'method_not_allowed' });
      expect(answer.headers['content-type'], what).toBe('application/vnd.api+json');
    }
});

test('PUT is taken wherever PATCH is, for the same', () => {
  const allowedMethods = server.running.app.methodsOf;
  for (const { path } of routes.filter(({ method }) => method === 'PATCH'))
    expect(allowedMethods.get(path), path).toContain('PUT');
});

test('HEAD is answered wherever GET is, with the same status and headers and nothing behind them', async () => {
  const allowedMethods = [...server.running.app.methodsOf].filter(([, allowed]) => allowed.includes('GET'));
  for (const [path, allowed] of allowedMethods) {
    expect(allowed, path).toContain('HEAD');
    const [get, head] = [await ask('GET', addressOf(path)), await ask('HEAD', addressOf(path))];
    const told = ({ statusCode, headers }: typeof get) => [
      statusCode,
      headers['content-type'],
      headers['cache-control'],
      // Some answers are never the same twice.
      headers.etag === undefined,
    ];
    expect([...told(head), head.payload], path).toEqual([...told(get), '']);
  }
});
