/** People who wait for an answer at vacancies that close: applications know them, and vacancies, on which these build, are given it. */
import type { OpenApplicationChoice } from '#contract/open-applications.ts';
import type { WaitingPeople } from '#contract/vacancy-bulk-edits.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Of the request that closes them (`Context` of a route), or of the job that does. */
export interface ClosingContext {
  scope: TenantScope;
  actor: Actor;
  now: Date;
  center: Center;
  origin: string;
}

/** What becomes of those who wait; they stay when nothing is said. */
export interface OpenApplicationWords {
  openApplications?: OpenApplicationChoice | undefined;
  message?: string | null | undefined;
}

export interface OpenApplications {
  /** How many people wait at these vacancies, each counted once, and at how many of these. */
  count(scope: TenantScope, vacancyIds: readonly string[]): Promise<WaitingPeople>;
  /** Answers them, where that was chosen. */
  settle(context: ClosingContext, vacancyIds: readonly string[], words: OpenApplicationWords): Promise<void>;
}
