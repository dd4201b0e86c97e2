/** What every answer carries, and how often one address or account may ask. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup, ipOf, networkGroup } from '#server/auth/network-groups.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** Requests a minute from one address, before the routes with a limit of their own; an office shares one. */
const perMinute = 900;
/** A whole network of IPv6 addresses may ask as often as so many of them. */
const addressesOfNetwork = 10;
/** Requests a minute of one account, from however many addresses. */
const perMinuteOfAccount = 600;

const minute = 60_000;

const tooMany = (seconds: number) => new Refusal([{ code: 'rate_limited', values: { seconds } }], seconds);

const headers: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Any site may show it in a frame: it knows nobody, and a press on it does nothing. */
    mayBeFramed?: boolean;
  }
}

/** An answer of the API is data: a browser that shows it may run and load nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Security headers on everything; pages put their own content policy. HSTS only where the visitor came by TLS. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { mayBeFramed } = request.routeOptions.config;
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name) && !(name === 'x-frame-options' && mayBeFramed && reply.statusCode === 200))
        reply.header(name, value);
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
    timeWindow: minute,
    cache: 20_000,
    // What our own pages read was counted with the page; what they write counts for whoever sent the form.
    allowList: (request) => request.caller !== null && request.method === 'GET',
    keyGenerator: (request) => addressGroup(ipOf(request)),
    errorResponseBuilder: (_request, context) => tooMany(Math.max(1, Math.ceil(context.ttl / 1000))),
  });
  limitNetworks(app, perMinute * env.rateLimitFactor);
}

/** Limits by network, for each route with a limit of its own and for the others together: each of its addresses is a new one. */
function limitNetworks(app: FastifyInstance, usual: number): void {
  const limiter = (ofAddress: number) =>
    app.createRateLimit({
      max: Math.ceil(ofAddress * addressesOfNetwork),
      timeWindow: minute,
      keyGenerator: (request) => networkGroup(ipOf(request)),
    });
  const checkUsual = limiter(usual);
  app.addHook('onRoute', (route) => {
    const own = (route.config as { rateLimit?: { max?: number } } | undefined)?.rateLimit?.max;
    const check = own === undefined ? checkUsual : limiter(own);
    const refuseMore = async (request: FastifyRequest) => {
      const ip = ipOf(request);
      if (networkGroup(ip) === addressGroup(ip)) return;
      const count = await check(request);
      if (!count.isAllowed && count.isExceeded) throw tooMany(Math.max(1, count.ttlInSeconds));
    };
    route.onRequest = [route.onRequest ?? [], refuseMore].flat();
  });
}

/** For a route with a limit of its own, or without: refuses who asks too often. */
export type LimitAccount = (ofRoute: number | undefined) => (request: FastifyRequest) => Promise<void>;

/**
 * Limits by account, once it is known who asks: all it asks together, and what a route allows one address also for one account, which can
 * have many addresses. Throws 429.
 */
export function limitAccounts(app: FastifyInstance, { env }: Services): LimitAccount {
  if (env.rateLimitFactor === 0) return () => async () => {};
  const limiter = (max: number) =>
    app.createRateLimit({
      max: Math.ceil(max * env.rateLimitFactor),
      timeWindow: minute,
      allowList: [],
      keyGenerator: ({ authentication }) =>
        authentication?.actor.kind === 'user' ? authentication.actor.userId : '',
    });
  const checkAll = limiter(perMinuteOfAccount);
  return (ofRoute) => {
    const checks = ofRoute === undefined ? [checkAll] : [checkAll, limiter(ofRoute)];
    return async (request) => {
      if (request.authentication?.actor.kind !== 'user') return;
      for (const check of checks) {
        const count = await check(request);
        if (!count.isAllowed && count.isExceeded) throw tooMany(Math.max(1, count.ttlInSeconds));
      }
    };
  };
}
