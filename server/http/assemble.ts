/** Puts the server together, in the order in which a request passes through it. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serveBrowserFaults } from './browser-faults.ts';
import { serve } from './dispatch.ts';
import { serveDocumentation } from './documentation.ts';
import { jsonApiType, writeBadAddress, writeErrors } from './error-writer.ts';
import { serveHealth } from './health.ts';
import { serveIcons } from './icons/serve-icons.ts';
import { serveMapTiles } from './map-tiles/serve-map-tiles.ts';
import { takeTicket, ticketHeader } from './in-process.ts';
import { leadToMeantHost } from './meant-host.ts';
import { watchMethods } from './method-not-allowed.ts';
import { jsonReader } from './json-body.ts';
import { refuse } from './refusal.ts';
import { knowRequests } from './request.ts';
import type { Route } from './route.ts';
import { refuseRestingSites } from './resting-sites.ts';
import { addSecurityHeaders, limitAccounts, limitRates } from './security.ts';
import { bodyLimit } from './multipart-parts.ts';
import type { Services } from './services.ts';
import { cutOffSlowSenders, longestSendingMs } from './slow-senders.ts';

function makeFastify(services: Services): FastifyInstance {
  const { env, log } = services;
  return Fastify({
    loggerInstance: log,
    // Only ids and routes are logged by default; addresses of people and their queries never (product.md, section 10).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: longestSendingMs,
    // Judged here (request.ts), as what asks whether this machine is alive need not know any.
    http: { requireHostHeader: false },
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: writeBadAddress(services),
  }) as unknown as FastifyInstance;
}

function readBodies(app: FastifyInstance): void {
  const read = jsonReader(app);
  // Fastify reads plain text by itself; nothing of ours is.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser([jsonApiType, 'application/json'], { parseAs: 'string' }, (request, body, done) =>
    read(request, body as string, done),
  );
}

/** What the features bring: http itself knows none of them. */
export interface FeatureRoutes {
  /** Every call of the API. */
  routes: readonly Route[];
  /** What has a shape of its own: signing in, files. */
  ownRoutes: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[];
}

async function serveApi(app: FastifyInstance, services: Services, routes: readonly Route[]): Promise<void> {
  const limitAccount = limitAccounts(app, services);
  await app.register(async (api) => {
    // Read by the call itself, once it knows who asks: see multipart-parts.ts.
    await api.register(multipart, { throwFileSizeLimit: false });
    for (const shape of routes) serve(api, services, shape, limitAccount);
  });
  app.all('/api/*', async () => refuse('not_found'));
}

/** Calls of our own pages are let through with the page. */
function knowCallers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    request.caller = takeTicket(request.headers[ticketHeader]);
    if (request.caller) request.center = request.caller.center;
  });
  refuseRestingSites(app);
}

/** The API with everything around it but the pages. */
export async function assembleHttp(
  services: Services,
  { routes, ownRoutes }: FeatureRoutes,
): Promise<FastifyInstance> {
  const app = makeFastify(services);
  cutOffSlowSenders(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit });
  readBodies(app);
  const refuseOtherMethods = watchMethods(app);
  knowRequests(app, services);
  knowCallers(app);
  leadToMeantHost(app, services);
  addSecurityHeaders(app);
  writeErrors(app, services.report);
  app.addHook('onResponse', async (request, reply) => {
    if (request.caller) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        center: request.center.key,
      },
      'request',
    );
  });
  await limitRates(app, services);
  serveHealth(app, services);
  serveIcons(app, services);
  serveMapTiles(app, services);
  serveBrowserFaults(app, services);
  for (const serveOwn of ownRoutes) await app.register(async (own) => serveOwn(own, services));
  await serveApi(app, services, routes);
  serveDocumentation(app, services, routes);
  refuseOtherMethods();
  return app;
}
