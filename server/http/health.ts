/** For those who run it: is it alive, is it ready, and how is it doing. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readinessOf, type Readiness } from './readiness.ts';
import type { Services } from './services.ts';

/** Any of them says that somebody else asks than who opened the connection. */
const signsOfProxy = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  // Behind a proxy on this machine everybody would look like loopback otherwise.
  if (token === null)
    return (
      loopback.has(request.socket.remoteAddress ?? '') &&
      !signsOfProxy.some((name) => name in request.headers)
    );
  const headerValue = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return headerValue.length === wanted.length && timingSafeEqual(headerValue, wanted);
}

/** The figures of one process: Node's own, its requests, and the queue. */
function openMetrics(readiness: () => Promise<Readiness>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [],
  });
  const oldestDue = new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'Time that the first of the waiting jobs is due',
    async collect() {
      this.set((await readiness()).oldestDueJobSeconds ?? Number.NaN);
    },
    registers: [],
  });
  registry.registerMetric(seconds);
  registry.registerMetric(oldestDue);
  return { registry, seconds };
}

/** /healthz, /readyz and /metrics. */
export function serveHealth(app: FastifyInstance, services: Services): void {
  const readiness = readinessOf(services);
  const { registry, seconds } = openMetrics(readiness);
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const { oldestDueJobSeconds: oldest, ...found } = await readiness();
    const ready = found.database && found.writes && found.jobs;
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', ...found, oldest_due_job_seconds: oldest });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, services.env.metricsToken))
      return reply.code(404).send({ status: 'not found' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
