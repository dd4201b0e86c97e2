/** What every answer carries, and how often one address or account may ask. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '#server/auth/places.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** Requests a minute from one address, before the routes with a limit of their own; an office shares one. */
const perMinute = 900;
/** Requests a minute of one account, from however many addresses. */
const perMinuteOfAccount = 600;

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

/** Limits by address. `RATE_LIMIT_FACTOR` 0 switches them off (loopback only; server/env.ts). */
export async function limitRates(app: FastifyInstance, { env }: Services): Promise<void> {
  if (env.rateLimitFactor === 0) return;
  await app.register(rateLimit, {
    global: true,
    max: Math.ceil(perMinute * env.rateLimitFactor),
    timeWindow: 60_000,
    cache: 20_000,
    // What our own pages read was counted with the page; what they write counts for whoever sent the form.
    allowList: (request) => request.caller !== null && request.method === 'GET',
    keyGenerator: (request) => addressGroup(request.caller?.ip ?? request.ip),
    errorResponseBuilder: (_request, context) => {
      const seconds = Math.max(1, Math.ceil(context.ttl / 1000));
      return new Refusal([{ code: 'rate_limited', values: { seconds } }], seconds);
    },
  });
}

export type LimitAccount = (request: FastifyRequest) => Promise<void>;

/** Limits by account, once it is known who asks. Throws 429. */
export function limitAccounts(app: FastifyInstance, { env }: Services): LimitAccount {
  if (env.rateLimitFactor === 0) return async () => {};
  const check = app.createRateLimit({
    max: Math.ceil(perMinuteOfAccount * env.rateLimitFactor),
    timeWindow: 60_000,
    allowList: [],
    keyGenerator: ({ authentication }) =>
      authentication?.actor.kind === 'user' ? authentication.actor.userId : '',
  });
  return async (request) => {
    if (request.authentication?.actor.kind !== 'user') return;
    const count = await check(request);
    if (count.isAllowed || !count.isExceeded) return;
    throw new Refusal(
      [{ code: 'rate_limited', values: { seconds: count.ttlInSeconds } }],
      count.ttlInSeconds,
    );
  };
}
