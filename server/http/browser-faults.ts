/** Faults on our pages reach the error service through this server: the browser tells nobody else anything. */
import type { FastifyInstance } from 'fastify';
import { faultPath } from '#contract/fault-limits.ts';
import { browserFault } from '#contract/faults.ts';
import { refuse } from './refusal.ts';
import { isSameOrigin } from './same-origin.ts';
import type { Services } from './services.ts';

/** From one address; a page tells of ten at most. */
const perMinute = 30;
const bodyLimit = 16_384;

/** Registers the call, only where there is an error service. */
export function serveBrowserFaults(app: FastifyInstance, services: Services): void {
  const { env, report } = services;
  if (env.sentryDsn === null) return;
  const rateLimit = { max: perMinute, timeWindow: 60_000 };
  const options = env.rateLimitFactor === 0 ? { bodyLimit } : { bodyLimit, config: { rateLimit } };
  app.post(faultPath, options, async (request, reply) => {
    if (!isSameOrigin(request, services)) refuse('cross_origin');
    const parsed = browserFault.safeParse(request.body);
    if (!parsed.success) return refuse('malformed', { values: { what: 'JSON' } });
    const { name, message, stack, route } = parsed.data;
    const error = Object.assign(new Error(message), { name, stack });
    report(error, { requestId: request.id, method: 'BROWSER', route, center: request.center.key });
    return reply.code(204).send();
  });
}
