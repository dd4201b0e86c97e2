/** For those who run it: is it alive, is it ready, and how is it doing. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { migrationNames } from '#server/db/migrate.ts';
import type { Services } from './services.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  // The socket's own address: behind a proxy on this machine everybody would look like loopback otherwise.
  if (token === null)
    return (
      loopback.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
    );
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function isReady({ pool }: Services): Promise<boolean> {
  const names = await migrationNames();
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from applied_migrations()',
  );
  return rows[0]?.count === names.length;
}

/** /healthz, /readyz and /metrics. */
export function serveHealth(app: FastifyInstance, services: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
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
    const ready = await isReady(services).catch(() => false);
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, services.env.metricsToken))
      return reply.code(404).send({ status: 'not found' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
