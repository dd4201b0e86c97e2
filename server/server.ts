/** One running server: opened by main.ts and by the tests alike, from settings to an open port. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { pino } from 'pino';
import type { Env } from './env.ts';
import { openPool } from './db/pool.ts';
import { serverRoleUrl } from './db/server-role.ts';
import { assemble } from './http/assemble.ts';
import { faultReporter } from './http/error-reporting.ts';
import type { Services } from './http/services.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { allTasks } from './jobs/all-tasks.ts';
import { devMail } from './mail/dev-mail.ts';
import { folderStorage } from './storage/storage.ts';
import { openCenterDirectory } from './tenancy/centers.ts';
import { readPublicConfiguration } from './tenancy/public-configuration.ts';

export interface RunningServer {
  app: FastifyInstance;
  services: Services;
  /** `http://localhost:3000`. */
  address: string;
  stop(): Promise<void>;
}

interface Options {
  /** As the owner of the tables; migrated already. */
  ownerUrl: string;
  now?: () => Date;
  /** Without pages only the API is served: most HTTP tests need no more. */
  withPages?: boolean;
  withWorker?: boolean;
}

/** The pool, the configuration and the map of centres. */
async function openServices(env: Env, options: Options): Promise<Services & { pool: pg.Pool }> {
  const log = pino({ level: env.logLevel, base: null, redact: ['req', 'res', 'headers'] });
  const configuration = await readPublicConfiguration(env.publicConfiguration);
  const url = env.databaseServerUrl ?? (await serverRoleUrl(options.ownerUrl, env.secret));
  const pool = openPool(url, env.databaseConnections, (error) =>
    log.error({ err: error }, 'database connection lost'),
  );
  const centers = await openCenterDirectory(pool, configuration);
  return {
    env,
    pool,
    configuration,
    centers,
    storage: folderStorage(env.dataDir),
    log,
    report: faultReporter(env),
    now: options.now ?? (() => new Date()),
  };
}

/** Opens everything and listens. */
export async function openServer(env: Env, options: Options): Promise<RunningServer> {
  const services = await openServices(env, options);
  const app = await assemble(services);
  if (!env.isProduction && env.smtpUrl === null)
    await app.register(async (mail) => devMail(mail, { pool: services.pool }));
  if (options.withPages !== false) {
    // Only then: the screens must have been built, and most HTTP tests have no need of them.
    const { servePages } = await import('./http/pages.ts');
    await servePages(app, services);
  }
  const worker: Worker | null =
    options.withWorker === false
      ? null
      : await startWorker({ pool: services.pool, tasks: allTasks(services), log: services.log });
  await app.listen({ port: env.port, host: env.host });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    services,
    address: `http://${env.host}:${port}`,
    async stop() {
      await Promise.all([app.close(), worker?.stop()]);
      await services.pool.end();
    },
  };
}
