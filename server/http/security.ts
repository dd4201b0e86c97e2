/** What every answer carries, and how often one address or account may ask. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** Requests a minute from one address, before the routes with a limit of their own. */
const perMinute = 600;

const headers: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** An answer of the API is data: a browser that shows it may run and load nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Security headers on everything; pages put their own content policy. HSTS only where the visitor came by TLS. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    reply.header('x-request-id', request.id);
  });
}

/** One counter an address; a signed-in device counts by itself, so that an office behind one address is not one person. */
const whoCounts = (request: FastifyRequest) => {
  const device = request.headers['client'];
  return typeof device === 'string' && device !== '' ? `${request.ip} ${device.slice(0, 64)}` : request.ip;
};

/** Limits by address. `RATE_LIMIT_FACTOR` 0 switches them off (loopback only; server/env.ts). */
export async function limitRates(app: FastifyInstance, { env }: Services): Promise<void> {
  if (env.rateLimitFactor === 0) return;
  await app.register(rateLimit, {
    global: true,
    max: Math.ceil(perMinute * env.rateLimitFactor),
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: whoCounts,
    // Calls of our own pages were counted with the page.
    allowList: (request) => request.caller !== null,
    errorResponseBuilder: (_request, context) => {
      const seconds = Math.max(1, Math.ceil(context.ttl / 1000));
      return new Refusal([{ code: 'rate_limited', values: { seconds } }], seconds);
    },
  });
}
