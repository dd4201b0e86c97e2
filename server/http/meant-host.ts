/** Who asks for a page with `www.` before a host of ours, or without the `www.` of one, is led to the site. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOfMachine, meantOrigin } from './host.ts';
import type { Services } from './services.ts';

/** Browsers need not ask again all day; a host that is given out later works the next. */
const hour = 'public, max-age=3600';

/** A client goes on at the host that it knows: one that follows a redirect leaves its tokens behind. */
const isCall = ({ routeOptions }: FastifyRequest) => /^\/(?:api|auth)\//.test(routeOptions.url ?? '');

export function leadToMeantHost(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.caller || !['GET', 'HEAD'].includes(request.method)) return undefined;
    if (isOfMachine(request) || isCall(request) || !request.url.startsWith('/')) return undefined;
    const origin = meantOrigin(request, services);
    if (origin === null) return undefined;
    return reply.header('cache-control', hour).redirect(`${origin}${request.url}`, 301);
  });
}
