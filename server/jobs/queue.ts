/** Adding jobs to the queue: always in the transaction of the change that they follow from. */
import { sql } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** What each task needs to know. Ids, never personal data: a payload is kept as long as its job. */
export interface TaskPayloads {
  send_email: { deliveryId: string };
  /** `origin`: scheme and host of the site, for the link in the mail. */
  make_data_download: { downloadId: string; origin: string };
  /** The id of an account that is gone. */
  forget_actions: { userId: string };
  /** All data of a centre as a file, and its end. */
  make_center_export: { exportId: string };
  remove_center_export: { exportId: string };
  /** All vacancies of one file. */
  bring_in_vacancies: { importId: string };
  /** What one address has of vacancies. */
  read_vacancy_feed: { feedId: string };
  /** What was filled in of a form since its readers were mailed last. `origin`: as above. */
  mail_form_answers: { formId: string; origin: string };
  /** Those of one import who are asked in together. */
  send_invitations: { importId: string; userIds: readonly string[]; origin: string };
}
export type TaskName = keyof TaskPayloads;

/** What a task of one centre gets when it runs. */
export type TaskPayload<Name extends TaskName> = TaskPayloads[Name] & { centerId: number };

/** Tasks that the clock starts, over all centres. */
export const regularTaskNames = [
  'expire_vacancies',
  'remind_of_vacancies',
  'mail_search_alerts',
  'clean_up',
  'send_left_mails',
  'keep_retention',
  'measure_answers',
  'read_vacancy_feeds',
] as const;
export type RegularTaskName = (typeof regularTaskNames)[number];

interface EnqueueOptions {
  /** Not before this moment; at once without it. */
  runAt?: Date;
  /** A job with the same key that is still waiting is replaced, so that there is one. */
  jobKey?: string;
  /** Times it is tried in all; 25 without it. */
  maxAttempts?: number;
  /** Of all jobs in one line, one is at work at a time. */
  line?: string;
  /** Before all others that are due: somebody waits for it at their screen. */
  isUrgent?: boolean;
}

/** The lowest goes first; jobs have 0 by themselves. */
const urgent = -10;

/** Adds a job that exists once this scope's transaction is committed, and not at all when it is rolled back. */
export async function enqueue<Name extends TaskName>(
  scope: TenantScope,
  task: Name,
  payload: TaskPayloads[Name],
  options: EnqueueOptions = {},
): Promise<void> {
  const withCenter: TaskPayload<Name> = { ...payload, centerId: scope.centerId };
  await sql`select id from graphile_worker.add_job(
    ${task}, ${JSON.stringify(withCenter)}::json,
    queue_name => ${options.line ?? null}::text,
    run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${options.maxAttempts ?? null}::integer,
    priority => ${options.isUrgent ? urgent : null}::integer,
    job_key => ${options.jobKey ?? null}::text)`.execute(scope.db);
}

interface ManyJobs<Name extends TaskName> {
  payload: TaskPayloads[Name];
  jobKey?: string;
}

/** As `enqueue` for many at once, in one statement. */
export async function enqueueMany<Name extends TaskName>(
  scope: TenantScope,
  task: Name,
  jobs: readonly ManyJobs<Name>[],
  options: Pick<EnqueueOptions, 'maxAttempts' | 'runAt' | 'isUrgent' | 'line'> = {},
): Promise<void> {
  const jobRows = jobs.map(({ payload, jobKey }) => ({
    payload: { ...payload, centerId: scope.centerId },
    key: jobKey ?? null,
  }));
  await sql`select graphile_worker.add_job(
    ${task}, j.payload,
    queue_name => ${options.line ?? null}::text,
    run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${options.maxAttempts ?? null}::integer,
    priority => ${options.isUrgent ? urgent : null}::integer,
    job_key => j.key) from json_to_recordset(${JSON.stringify(jobRows)}::json) as j(payload json, key text)`.execute(
    scope.db,
  );
}
