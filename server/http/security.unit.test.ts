import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitAccounts, limitRates } from './security.ts';
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

test('one account has the limit of a route once, from however many addresses it asks', async () => {
  const app = Fastify();
  const services = { env: { rateLimitFactor: 1 } } as Services;
  await limitRates(app, services);
  const limitAccount = limitAccounts(app, services);
  for (const url of ['/invite', '/other']) {
    const check = limitAccount(3);
    app.post(url, async (request) => {
      const userId = String(request.headers['x-user']);
      Object.assign(request, { authentication: { actor: { kind: 'user', userId } } });
      await check(request);
      return 'done';
    });
  }
  const ask = async (userId: string, address: number, url = '/invite') => {
    const from = { remoteAddress: `192.0.2.${address}`, headers: { 'x-user': userId } };
    return (await app.inject({ method: 'POST', url, ...from })).statusCode;
  };
  const asked: number[] = [];
  for (let address = 1; address <= 5; address += 1) asked.push(await ask('one', address));
  expect(asked).toEqual([200, 200, 200, 429, 429]);
  expect(await ask('other', 1)).toBe(200);
  expect(await ask('one', 6, '/other')).toBe(200);
  await app.close();
});
