/**
 * A process that is killed while it sends leaves its job locked; the queue itself waits four hours before it believes that.
 * Mails must not wait that long: a new job takes the place of one that nobody works any more.
 */
import { sql } from 'kysely';
import { queueSending, sendingKey } from '#server/mail/sending.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Sending one mail ends within half a minute (server/mail/transport.ts). */
const isLeft = sql`now() - interval '5 minutes'`;

/** Queues mails again that have no living job. Answers how many. */
export async function sendStuckMails(scope: TenantScope): Promise<number> {
  const left = await sql<{ id: string }>`
    select d.id from email_deliveries d
    where d.volunteer_center_id = ${scope.centerId} and d.status = 'queued'
      and d.created_at < ${isLeft} and coalesce(d.sending_since, d.created_at) < ${isLeft} and d.created_at > now() - interval '30 days'
      and not exists (
        select from graphile_worker.jobs j
        where j.key = ${sendingKey('')} || d.id::text and j.attempts < j.max_attempts
          and (j.locked_at is null or j.locked_at > ${isLeft}))
    order by d.created_at limit 500`.execute(scope.db);
  for (const { id } of left.rows) await queueSending(scope, id);
  return left.rows.length;
}
