/** What the parts of one running server share: made once at start, handed down, never a global. */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Locale } from '#contract/locales.ts';
import type { RequestContext } from '#contract/request-context.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Env } from '#server/env.ts';
import type { Worker } from '#server/jobs/worker.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { CenterDirectory } from '#server/tenancy/centers.ts';
import type { TimingEqualizer } from './equalize-timing.ts';
import type { ReportFault } from './error-reporting.ts';
import type { OpenApplications } from './open-applications.ts';
import type { OrganizationPart } from './organization-parts.ts';
import type { PictureKeeper } from './picture-keeper.ts';
import type { Undoably } from './undo-offers.ts';
import type { PersonalParts } from '#server/tenancy/personal.ts';
import type { PublicConfiguration } from '#server/tenancy/public-configuration.ts';

/** What the actions of a page may do with sessions. */
export type SessionActions = Pick<
  RequestContext,
  | 'signIn'
  | 'signInByPasskey'
  | 'signOut'
  | 'linkState'
  | 'signInByLink'
  | 'choosePassword'
  | 'makeAccount'
  | 'signInAs'
  | 'endImpersonation'
  | 'rememberSignUp'
  | 'signedUpHere'
  | 'signInConfirmed'
>;

export interface Services extends PersonalParts {
  env: Env;
  pool: pg.Pool;
  configuration: PublicConfiguration;
  centers: CenterDirectory;
  /** Files that people send. */
  storage: Storage;
  /** For pictures that come along with a write. */
  pictures: PictureKeeper;
  /** For vacancies that close. */
  openApplications: OpenApplications;
  /** For a word of the centre's own that is written otherwise: `to` in its place at every vacancy, or nothing. */
  replaceTag(scope: TenantScope, from: string, to: string | null): Promise<unknown>;
  /** For whoever opens a page. */
  sessionActions(
    services: Services,
    request: FastifyRequest,
    reply: FastifyReply,
    who: { locale: Locale; actor: Actor },
  ): SessionActions;
  /** For calls whose action can be taken back. */
  undoably: Undoably;
  /** What hangs on an organisation. */
  organizationParts: readonly OrganizationPart[];
  log: FastifyBaseLogger;
  /** The queue's worker in this process; not there before it has started, or where none is wanted. */
  worker?: Worker;
  /** Tells the error service, if there is one. */
  report: ReportFault;
  /** On which the server listens; 0 until it does. */
  port: number;
  /** How long answers take that must not tell anything by their time. */
  timingEqualizer: TimingEqualizer;
  /** The time; tests set it. */
  now(): Date;
}
