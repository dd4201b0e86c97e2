import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultPath } from '#contract/fault-limits.ts';
import { faultReporter } from '#server/http/error-reporting.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';
import { soon } from '#tests/support/soon.ts';

const received: { url: string | undefined; auth: string | undefined; body: string }[] = [];
let service: Server;

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ url: request.url, auth: request.headers['x-sentry-auth']?.toString(), body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => service.close());

const context = { requestId: 'r1', method: 'GET', route: '/api/v1/vacancies/:id', center: 'public' };

test('a fault reaches the error service with its place and without the values that somebody typed', async () => {
  const { port } = service.address() as AddressInfo;
  const report = faultReporter({ sentryDsn: `http://key@127.0.0.1:${port}/7` });
  report(new Error('duplicate key value: "sanne@voorbeeld.nl"'), context);
  await expect.poll(() => received.length, soon).toBe(1);
  const [sent] = received;
  expect(sent?.url).toBe('/api/7/envelope/');
  expect(sent?.auth).toContain('sentry_key=key');
  const event = JSON.parse(sent?.body.split('\n')[2] ?? '{}');
  expect(event).toMatchObject({
    transaction: 'GET /api/v1/vacancies/:id',
    tags: { center: 'public', request_id: 'r1' },
  });
  expect(event.exception.values[0].stacktrace.frames.length).toBeGreaterThan(0);
  expect(sent?.body).not.toContain('sanne');
});

describe('a browser', () => {
  const fault = {
    name: 'TypeError',
    message: 'no "sanne@voorbeeld.nl" here',
    stack: 'at x (https://a/assets/b.js:1:2)',
    route: '/vacancies/:id',
  };
  let server: TestServer;
  const tell = (body: unknown, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    server.running.app.inject({
      method: 'POST',
      url: faultPath,
      payload: body as object,
      headers: { host: first.host, 'content-type': 'application/json', ...headers },
    });

  test('tells its faults through this server, without values and addresses of people', async () => {
    const { port } = service.address() as AddressInfo;
    server = await testServer({ sentryDsn: `http://key@127.0.0.1:${port}/7` });
    received.length = 0;
    expect((await tell(fault)).statusCode).toBe(204);
    await expect.poll(() => received.length, soon).toBe(1);
    const event = JSON.parse(received[0]?.body.split('\n')[2] ?? '{}');
    expect(event).toMatchObject({ transaction: 'BROWSER /vacancies/:id', tags: { center: 'public' } });
    expect(event.exception.values[0]).toMatchObject({
      type: 'TypeError',
      stacktrace: { frames: [{ filename: 'assets/b.js' }] },
    });
    expect(received[0]?.body).not.toContain('sanne');
    expect((await tell(fault, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await tell({ ...fault, extra: 1 })).statusCode).toBe(400);
    expect((await tell({ ...fault, message: 'x'.repeat(5000) })).statusCode).toBe(400);
    const configuration = await server.call(first.host, 'GET', '/api/v1/configuration');
    expect(configuration.body.data.attributes.reports_faults).toBe(true);
    await server.close();
    expect(received).toHaveLength(1);
  });

  test('is not listened to without an error service', async () => {
    server = await testServer();
    expect((await tell(fault)).statusCode).toBe(404);
    await server.close();
  });
});

test('a service that breaks off is no fault of ours', async () => {
  const faults: unknown[] = [];
  const note = (fault: unknown) => faults.push(fault);
  process.on('unhandledRejection', note);
  let broken = 0;
  const away = createServer(({ socket }) => {
    broken += 1;
    socket.destroy();
  });
  await new Promise<void>((listening) => away.listen(0, '127.0.0.1', listening));
  const { port } = away.address() as AddressInfo;
  faultReporter({ sentryDsn: `http://key@127.0.0.1:${port}/7` })(new Error('x'), context);
  faultReporter({ sentryDsn: null })(new Error('x'), context);
  await expect.poll(() => broken, soon).toBeGreaterThan(0);
  // Closed once the reporter has heard of it; of a rejection that nobody takes Node tells right after.
  await new Promise((closed) => away.close(closed));
  process.off('unhandledRejection', note);
  expect(faults).toEqual([]);
});
