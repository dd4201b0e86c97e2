import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitRates } from './security.ts';
import type { Services } from './services.ts';

test('one household is one address: its whole /64 shares a limit', async () => {
  const app = Fastify();
  await limitRates(app, { env: { rateLimitFactor: 1 } } as Services);
  app.post('/', { config: { rateLimit: { max: 5, timeWindow: 60_000 } } }, async () => 'here');
  const ask = async (remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: '/', remoteAddress })).statusCode;
  const own: number[] = [];
  for (let count = 1; count <= 6; count += 1) own.push(await ask(`2001:db8:9:9::${count}`));
  expect(own).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await ask('2001:db8:9:a::1')).toBe(200);
  expect(await ask('192.0.2.1')).toBe(200);
  await app.close();
});

test('whoever rents a network has not a limit for each household of it', async () => {
  const app = Fastify();
  await limitRates(app, { env: { rateLimitFactor: 1 } } as Services);
  app.post('/', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => 'here');
  app.post('/other', { config: { rateLimit: { max: 2, timeWindow: 60_000 } } }, async () => 'here');
  const ask = async (remoteAddress: string, url = '/') =>
    (await app.inject({ method: 'POST', url, remoteAddress })).statusCode;
  const all: number[] = [];
  for (let household = 1; household <= 25; household += 1)
    all.push(await ask(`2001:db8:9:${household.toString(16)}::1`));
  expect(all).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
  expect(await ask('2001:db8:9:1::1', '/other')).toBe(200);
  expect(await ask('2001:db8:a:1::1')).toBe(200);
  for (let address = 1; address <= 25; address += 1) expect(await ask(`192.0.2.${address}`)).toBe(200);
  await app.close();
});
