/** For those who run it: is it alive, is it ready, and how is it doing. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hostName } from '#server/tenancy/centers.ts';
import { readinessOf, type Readiness } from './readiness.ts';
import type { Services } from './services.ts';

/** What asks this machine itself says no more: whoever says more speaks for somebody else. */
const plainHeaders = new Set([
  'accept',
  'accept-encoding',
  'connection',
  'host',
  'user-agent',
  'x-prometheus-scrape-timeout-seconds',
]);
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Asked on this machine, by a name that no visitor uses for it. */
const isFromHere = ({ socket, host, headers }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? '') &&
  loopbackNames.has(hostName(host)) &&
  Object.keys(headers).every((name) => plainHeaders.has(name));

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  // Behind a proxy on this machine everybody would look like loopback otherwise.
  if (token === null) return isFromHere(request);
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
