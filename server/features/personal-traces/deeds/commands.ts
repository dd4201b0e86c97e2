/** What somebody did for others stays, without who did it. Admins do things in every centre, so theirs is looked for in each. */
import { sql, type RawBuilder } from 'kysely';
import type { Services } from '#server/http/services.ts';
import { enqueue } from '#server/jobs/queue.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { forEveryCenter } from '#server/jobs/upkeep/every-center.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

type Step = (center: number, userId: string) => RawBuilder<unknown>;

/** Where a person is named by what they did. None of these is a foreign key: accounts of another centre stand here too. */
const steps: readonly Step[] = [
  // Whom they asked in read their name. Before the log forgets who that was; what still waits to be sent is left alone.
  (center, userId) => sql`
    update email_deliveries set subject = '', body_text = '', body_html = ''
    where volunteer_center_id = ${center} and template = 'invitation' and status in ('sent', 'bounced', 'failed')
      and user_id in (select subject_id from audit_events where volunteer_center_id = ${center}
        and actor_id = ${userId} and subject_type = 'users' and act in ('invite', 'resend_invitation', 'import'))`,
  (center, userId) => sql`
    update notifications set data = jsonb_set(data, '{personName}', 'null'), person_id = null
    where volunteer_center_id = ${center} and person_id = ${userId}`,
  (center, userId) => sql`
    update applications set decided_by_id = null, decided_by_name = null
    where volunteer_center_id = ${center} and decided_by_id = ${userId}`,
  (center, userId) => sql`
    update organization_join_requests set decided_by_id = null
    where volunteer_center_id = ${center} and decided_by_id = ${userId}`,
  (center, userId) => sql`
    update internal_notes set author_id = null, author_name = null
    where volunteer_center_id = ${center} and author_id = ${userId}`,
  (center, userId) => sql`delete from imports where volunteer_center_id = ${center} and owner_id = ${userId}`,
  // What rows held a moment ago may name them anywhere; nobody's deed of the last seconds can be taken back after this.
  (center) => sql`delete from undos where volunteer_center_id = ${center}`,
  // Nobody is at work as another any more who has no account.
  (center, userId) => sql`
    delete from sessions where volunteer_center_id = ${center} and signed_in_by = ${userId}`,
  (_center, userId) => sql`select forget_in_audit_events(${userId})`,
];

/** Takes a person out of what they did in this centre. */
export async function forgetDeeds(scope: TenantScope, userId: string): Promise<void> {
  for (const step of steps) await step(scope.centerId, userId).execute(scope.db);
}

/** Whoever is or was an admin may have done something at any centre: a job looks there, once the removal is certain. */
export async function forgetDeedsElsewhere(scope: TenantScope, userId: string): Promise<void> {
  const { rows } = await sql<{ isAdmin: boolean }>`
    select exists (select from user_roles where volunteer_center_id = ${scope.centerId}
        and user_id = ${userId} and role = 'admin')
      or exists (select from audit_events where volunteer_center_id = ${scope.centerId}
        and subject_type = 'users' and subject_id = ${userId} and 'admin' in (from_state, to_state)) as "isAdmin"`.execute(
    scope.db,
  );
  if (rows[0]?.isAdmin) await enqueue(scope, 'forget_deeds', { userId });
}

/** The job: every centre in its own transaction. */
export const forgetDeedsTask =
  (services: Services): Tasks['forget_deeds'] =>
  ({ userId }, job) =>
    forEveryCenter(services, job, (scope) => forgetDeeds(scope, userId));
