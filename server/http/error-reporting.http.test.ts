import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultReporter } from '#server/http/error-reporting.ts';

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
  await expect.poll(() => received.length).toBe(1);
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

test('a service that is away is no fault', async () => {
  faultReporter({ sentryDsn: 'http://key@127.0.0.1:1/7' })(new Error('x'), context);
  faultReporter({ sentryDsn: null })(new Error('x'), context);
  await expect(new Promise((resolve) => setTimeout(resolve, 50))).resolves.toBeUndefined();
});
