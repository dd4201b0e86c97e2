/** What is kept no longer than it is needed (product.md, section 10). */
import { sql, type RawBuilder } from 'kysely';
import { keptDays } from '#contract/retention.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

type Statement = (center: number) => RawBuilder<unknown>;

/** By name of the table, with the time after which a row is of no more use. */
const cleanings: Record<string, Statement> = {
  // A day longer than they work, so that a second press can say 'already used' instead of 'unknown'.
  one_time_tokens: (center) => sql`
    delete from one_time_tokens where volunteer_center_id = ${center}
      and least(used_at, expires_at) < now() - interval '1 day'`,
  idempotency_keys: (center) => sql`
    delete from idempotency_keys where volunteer_center_id = ${center}
      and created_at < now() - interval '24 hours'`,
  // Of no centre: the first of them clears it for all.
  failed_tries: () => sql`delete from failed_tries where last_failed_at < now() - interval '1 day'`,
  asked_mails: () => sql`delete from asked_mails where created_at < now() - interval '1 day'`,
  // What rows held before is kept no longer than it can be put back.
  undos: (center) => sql`
    delete from undos where volunteer_center_id = ${center} and created_at < now() - interval '1 hour'`,
  sessions: (center) => sql`
    delete from sessions where volunteer_center_id = ${center} and expires_at <= now()`,
  // The row stays as the record that a mail was sent; one that never left ends here, or it would go out empty.
  email_deliveries: (center) => sql`
    update email_deliveries set body_text = '', body_html = '',
      failure = case status when 'queued' then coalesce(failure, 'Not sent within 30 days') else failure end,
      status = case status when 'queued' then 'failed' else status end
    where volunteer_center_id = ${center} and created_at < now() - ${keptDays.mailTexts}::int * interval '1 day' and body_text <> ''`,
  // A quarter is long enough to have been told; the record itself stays where it is.
  notifications: (center) => sql`
    delete from notifications where volunteer_center_id = ${center}
      and created_at < now() - ${keptDays.notifications}::int * interval '1 day'`,
  // The row stays, so that the person sees when they asked for a file.
  data_downloads: (center) => sql`
    update data_downloads set archive = null where volunteer_center_id = ${center}
      and archive is not null and expires_at <= now()`,
  // Brought in or left behind: people of a file are kept no longer than it takes.
  imports: (center) => sql`
    delete from imports where volunteer_center_id = ${center}
      and created_at < now() - interval '24 hours'`,
  // The organisation and the account are there by then, or nobody pressed the button.
  organization_signups: (center) => sql`
    delete from organization_signups where volunteer_center_id = ${center}
      and least(confirmed_at, expires_at) < now() - interval '1 day'`,
  // Nobody but the applicant has seen these: without the press on the button they were never sent.
  applications: (center) => sql`
    delete from applications where volunteer_center_id = ${center}
      and confirmed_at is null and created_at < now() - ${keptDays.unconfirmedApplications}::int * interval '1 day'`,
};

/** Removes what has served. Answers how many rows of each table. */
export async function cleanUp(scope: TenantScope): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const [table, statement] of Object.entries(cleanings)) {
    const { numAffectedRows } = await statement(scope.centerId).execute(scope.db);
    if (numAffectedRows) removed[table] = Number(numAffectedRows);
  }
  return removed;
}
