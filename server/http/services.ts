/** What the parts of one running server share: made once at start, handed down, never a global. */
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Env } from '#server/env.ts';
import type { Worker } from '#server/jobs/worker.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { CenterDirectory } from '#server/tenancy/centers.ts';
import type { EvenTime } from './even-time.ts';
import type { ReportFault } from './error-reporting.ts';
import type { PublicConfiguration } from '#server/tenancy/public-configuration.ts';

export interface Services {
  env: Env;
  pool: pg.Pool;
  configuration: PublicConfiguration;
  centers: CenterDirectory;
  /** Files that people send. */
  storage: Storage;
  log: FastifyBaseLogger;
  /** The queue's worker in this process; not there before it has started, or where none is wanted. */
  worker?: Worker;
  /** Tells the error service, if there is one. */
  report: ReportFault;
  /** On which the server listens; 0 until it does. */
  port: number;
  /** How long answers take that must not tell anything by their time. */
  evenTime: EvenTime;
  /** The time; tests set it. */
  now(): Date;
}
