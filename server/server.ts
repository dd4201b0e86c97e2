/** One running server: opened by main.ts and by the tests alike, from settings to an open port. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { DestinationStream } from 'pino';
import { assemble, ofFeatures } from './assembly.ts';
import type { Env } from './env.ts';
import { throwBreach } from '#server/db/connection-guard.ts';
import { openPool } from './db/pool.ts';
import { serverRoleUrl } from './db/server-role.ts';
import { openLog } from './log.ts';
import { TimingEqualizer } from '#server/http/equalize-timing.ts';
import { faultReporter } from './http/error-reporting.ts';
import type { Services } from './http/services.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { allTasks } from './jobs/all-tasks.ts';
import { devMail } from './mail/dev-mail.ts';
import { storageFor } from './storage/storage.ts';
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
  timingEqualizer?: TimingEqualizer;
  /** Without pages only the API is served: most HTTP tests need no more. */
  withPages?: boolean;
  withWorker?: boolean;
  /** Where the log goes in place of the standard output. */
  logTo?: DestinationStream;
}

/** The pool, the configuration and the map of centres. */
async function openServices(env: Env, options: Options): Promise<Services & { pool: pg.Pool }> {
  const log = openLog(env, options.logTo);
  const configuration = await readPublicConfiguration(env.publicConfiguration);
  const url = env.databaseServerUrl ?? (await serverRoleUrl(options.ownerUrl, env.secret));
  const pool = openPool(
    url,
    env.databaseConnections,
    (error) => log.error({ err: error }, 'database connection lost'),
    env.isProduction ? (breach) => log.error({ err: breach }, 'connection held too long') : throwBreach,
  );
  const centers = await openCenterDirectory(pool, configuration).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  return {
    env,
    pool,
    configuration,
    centers,
    storage: storageFor(env),
    ...ofFeatures,
    log,
    report: faultReporter(env),
    port: 0,
    timingEqualizer: options.timingEqualizer ?? new TimingEqualizer(),
    now: options.now ?? (() => new Date()),
  };
}

/** The API, and the screens unless they are not wanted. */
async function openApp(services: Services, options: Options): Promise<FastifyInstance> {
  const app = await assemble(services);
  if (!services.env.isProduction && services.env.smtpUrl === null)
    await app.register(async (mail) => devMail(mail, { pool: services.pool }));
  if (options.withPages !== false) {
    // Only then: the screens must have been built, and most HTTP tests have no need of them.
    const { servePages } = await import('./http/pages.ts');
    await servePages(app, services);
  }
  return app;
}

const openWorker = (services: Services): Promise<Worker> =>
  startWorker({
    pool: services.pool,
    tasks: allTasks(services),
    log: services.log,
    // The embedded database serves one process only.
    isAlone: services.env.databaseUrl === null,
  });

/** Opens everything and listens. When that fails nothing is left open, so that the reason is the only thing said. */
export async function openServer(env: Env, options: Options): Promise<RunningServer> {
  const services = await openServices(env, options);
  let app: FastifyInstance | undefined;
  const stop = async () => {
    await Promise.all([app?.close(), services.worker?.stop()]);
    await services.pool.end();
  };
  try {
    app = await openApp(services, options);
    if (options.withWorker !== false) services.worker = await openWorker(services);
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  services.port = port;
  return { app, services, address: `http://${env.host}:${port}`, stop };
}
