/** Puts the server together, in the order in which a request passes through it. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { uploadBytesMax } from '#contract/uploads.ts';
import { sessionRoutes } from '#server/features/sessions/routes.ts';
import { serveBrowserFaults } from './browser-faults.ts';
import { serve } from './dispatch.ts';
import { serveDocumentation } from './documentation.ts';
import { jsonApiType, writeBadAddress, writeErrors } from './error-writer.ts';
import { serveHealth } from './health.ts';
import { serveIcons } from './icons/serve-icons.ts';
import { takeTicket, ticketHeader } from './in-process.ts';
import { Refusal, refuse } from './refusal.ts';
import { servePictures } from './pictures.ts';
import { knowRequests } from './request.ts';
import { routes } from './routes.ts';
import { addSecurityHeaders, limitAccounts, limitRates } from './security.ts';
import type { Services } from './services.ts';

/** Bytes of a body of the API; uploads have their own limit. */
const bodyLimit = 262_144;

function makeFastify(services: Services): FastifyInstance {
  const { env, log } = services;
  return Fastify({
    loggerInstance: log,
    // Only ids and routes are logged by default; addresses of people and their queries never (product.md, section 10).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: writeBadAddress(services),
  }) as unknown as FastifyInstance;
}

/** Deeper than any document of ours, and shallow enough for every function that walks through one. */
const deepestJson = 32;

/** Whether brackets nest too deep, told in one pass without parsing: what is in quotes does not count. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (isText && sign === '\\') at++;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > deepestJson) return true;
  }
  return false;
}

function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  // Fastify reads plain text by itself; nothing of ours is.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    [jsonApiType, 'application/json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else if (isTooDeep(body as string))
        done(new Refusal([{ code: 'malformed', values: { what: 'JSON' } }]), undefined);
      else parse(request, body as string, done);
    },
  );
}

/** Files are read whole, before the handler: only by routes that take them, one at a time. */
const fileLimits = { fileSize: uploadBytesMax + 1, files: 1, fields: 5, fieldSize: 20_000, parts: 6 };

async function serveApi(app: FastifyInstance, services: Services): Promise<void> {
  const limitAccount = limitAccounts(app, services);
  for (const shape of routes) if (!shape.takesFile) serve(app, services, shape, limitAccount);
  await app.register(async (files) => {
    await files.register(multipart, { attachFieldsToBody: true, limits: fileLimits });
    for (const shape of routes) if (shape.takesFile) serve(files, services, shape, limitAccount);
  });
  const methods = new Map<string, string[]>();
  for (const shape of routes) methods.set(shape.path, [...(methods.get(shape.path) ?? []), shape.method]);
  // A known path with another method is a 405, an unknown one a 404: both in the shape of the API.
  for (const [path, known] of methods) {
    const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (method) => !known.includes(method),
    );
    app.route({
      method: others,
      url: path,
      handler: async (_request, reply) => {
        reply.header('allow', known.join(', '));
        return refuse('method_not_allowed');
      },
    });
  }
  app.all('/api/*', async () => refuse('not_found'));
}

/** The API with everything around it but the pages. */
export async function assemble(services: Services): Promise<FastifyInstance> {
  const app = makeFastify(services);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit });
  readBodies(app);
  knowRequests(app, services);
  app.addHook('onRequest', async (request) => {
    request.caller = takeTicket(request.headers[ticketHeader]);
    if (request.caller) request.center = request.caller.center;
  });
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
  await app.register(async (auth) => sessionRoutes(auth, services));
  serveIcons(app, services);
  serveBrowserFaults(app, services);
  await serveApi(app, services);
  servePictures(app, services);
  serveDocumentation(app, services);
  return app;
}
