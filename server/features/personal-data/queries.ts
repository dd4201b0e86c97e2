/** What was done with one's own data. Nobody reads another's, whatever their role. */
import { sql } from 'kysely';
import { keptDays, retentionOf } from '#contract/retention.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import { centerProfile } from '#server/features/volunteer-centers/queries.ts';
import type { PageOf } from '#server/http/document.ts';
import { refusingWrongCursors } from '#server/http/cursor.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { cursorOf, inOrder, isAfter, type Order } from '#server/http/row-order.ts';
import { endOf } from '#server/http/row-page.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface PersonalDataRow {
  id: string;
  kind: string;
  what: string | null;
  locale: string | null;
  actorName: string | null;
  createdAt: Date;
  removedAt: Date | null;
}

const newestFirst: Order = [
  { by: sql`created_at`, isDescending: true },
  { by: sql`id`, isDescending: false },
];

/**
 * Mails, looks by others (also by an admin who was signed in as them), lists that they stood in, downloads and consents of this
 * person, newest first.
 */
export async function listPersonalData(
  scope: TenantScope,
  { userId, email }: SignedIn,
  query: ListQuery,
): Promise<PageOf<PersonalDataRow>> {
  const { auditEvents } = retentionOf((await centerProfile(scope))?.retention);
  const center = scope.centerId;
  const { number, size, after } = query.page;
  const all = sql<PersonalDataRow & { records: number; cursor: string }>`
    with traces as (
      select id, 'mail' as kind, subject as what, locale, null::text as actor_name, created_at,
        created_at + ${keptDays.mailTexts}::int * interval '1 day' as removed_at
      from email_deliveries where volunteer_center_id = ${center}
        and (user_id = ${userId} or lower(recipient) = lower(${email}))
      union all
      select id, 'look_up', act, null, coalesce(acting_admin_name, actor_name), created_at, created_at + ${auditEvents}::int * interval '1 day'
      from audit_events where volunteer_center_id = ${center} and subject_type = 'users' and subject_id = ${userId}
        and actor_id is not null and (actor_id <> ${userId} or acting_admin_id is not null)
      union all
      select e.id, 'export', null, null, coalesce(e.acting_admin_name, e.actor_name), e.created_at,
        e.created_at + ${auditEvents}::int * interval '1 day'
      from exported_users x join audit_events e on e.volunteer_center_id = x.volunteer_center_id and e.id = x.audit_event_id
      where x.volunteer_center_id = ${center} and x.user_id = ${userId}
        and e.actor_id is distinct from ${userId}
      union all
      select id, 'download', null, null, null, created_at, expires_at
      from data_downloads where volunteer_center_id = ${center} and user_id = ${userId}
      union all
      select id, 'consent', consent_text, locale, null, given_at, null
      from consents where volunteer_center_id = ${center} and user_id = ${userId})
    select id, kind, what, locale, actor_name as "actorName", created_at as "createdAt", removed_at as "removedAt",
      (select count(*) from traces) as records, ${cursorOf(newestFirst)} as cursor
    from traces where ${after === null ? sql`true` : isAfter(newestFirst, after)}
    order by ${inOrder(newestFirst)} limit ${after === null ? size : size + 1} offset ${after === null ? (number - 1) * size : 0}`;
  const { rows } = await refusingWrongCursors(() => all.execute(scope.db));
  return endOf(rows, Number(rows[0]?.records ?? 0), query);
}
