/** Who has not been seen for long, and who may go. */
import { sql, type RawBuilder } from 'kysely';
import { inactivityWarnings, type Retention } from '#contract/retention.ts';
import { agreedDays } from '#server/features/consents/keeping/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { waitsForAnswer } from '#server/db/waiting-for-answer.ts';

export interface InactivePerson {
  id: string;
  email: string;
  firstName: string;
  locale: string;
}

/**
 * Last sign of life: signing in, using a session, applying, being answered. Staff of the centre never count as gone, and
 * somebody who is engaged now (an application that runs, an organisation with something online) is there today.
 */
const lastSeen = sql`greatest(u.created_at, u.confirmed_at, u.last_sign_in_at,
  (select max(s.rotated_at) from sessions s where s.volunteer_center_id = u.volunteer_center_id and s.user_id = u.id),
  (select max(greatest(a.created_at, a.decided_at)) from applications a
    where a.volunteer_center_id = u.volunteer_center_id and a.user_id = u.id))`;
const isEngaged = sql`(
  exists (select from applications a where a.volunteer_center_id = u.volunteer_center_id and a.user_id = u.id
    and ${waitsForAnswer('a')})
  or exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.id
    and r.role in ('admin', 'center_superuser'))
  or exists (select from user_roles r join vacancies v on v.volunteer_center_id = r.volunteer_center_id
      and v.organization_id = r.organization_id and v.status = 'published'
    where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.id and r.role = 'organization_superuser')
  -- The only one of an organisation that stands on the site: the centre looks for a successor first.
  or exists (select from user_roles r join organizations o on o.volunteer_center_id = r.volunteer_center_id
      and o.id = r.organization_id and o.status = 'approved'
    where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.id and r.role = 'organization_superuser'
      and not exists (select from user_roles other join users x on x.volunteer_center_id = other.volunteer_center_id
          and x.id = other.user_id and x.status = 'active'
        where other.volunteer_center_id = r.volunteer_center_id and other.organization_id = r.organization_id
          and other.role = r.role and other.user_id <> r.user_id)))`;

const columns = sql`u.id, u.email, u.first_name as "firstName", u.locale`;

/** Accounts that were last seen before `moment` and fulfil `also`. */
export async function inactiveSince(
  scope: TenantScope,
  moment: Date,
  also: RawBuilder<unknown>,
  most: number,
): Promise<InactivePerson[]> {
  const { rows } = await sql<InactivePerson>`
    select ${columns} from users u
    where u.volunteer_center_id = ${scope.centerId} and u.status in ('active', 'inactive', 'invited')
      and u.created_at < ${moment} and ${also} and ${lastSeen} < ${moment} and not ${isEngaged}
    order by u.id limit ${most}`.execute(scope.db);
  return rows;
}

/** People who were warned and have been here since: the warnings are forgotten, and the count begins again. */
export async function forgetWarnings(scope: TenantScope): Promise<void> {
  await sql`update users u set first_warned_at = null, last_warned_at = null
    where u.volunteer_center_id = ${scope.centerId} and u.first_warned_at is not null
      and (${lastSeen} > u.first_warned_at or ${isEngaged})`.execute(scope.db);
}

/** People whose account was archived more than so many days ago. */
export async function archivedPeople(
  scope: TenantScope,
  days: number,
  now: Date,
  most: number,
): Promise<InactivePerson[]> {
  const { rows } = await sql<InactivePerson>`
    select ${columns} from users u
    where u.volunteer_center_id = ${scope.centerId} and u.status = 'archived'
      and u.archived_at < ${now}::timestamptz - ${days}::int * interval '1 day'
    order by u.id limit ${most}`.execute(scope.db);
  return rows;
}

/** Of `applications a`: it ended without work long enough ago. Who agreed to more has it kept for as long as they were told, and no longer than the centre keeps now. */
export function isKeptLongEnough(keep: Retention, now: Date): RawBuilder<boolean> {
  const ended = sql`coalesce(a.withdrawn_at, a.decided_at)`;
  const longer = sql`least(coalesce(${agreedDays}, 0), ${keep.applicationsNotTakenWithConsent}::int)`;
  return sql`(a.anonymized_at is null and (a.status = 'rejected' or a.withdrawn_at is not null)
    and ${ended} < ${now}::timestamptz - greatest(${keep.applicationsNotTaken}::int, ${longer}) * interval '1 day')`;
}

/** What the next night would take with these periods: to be told before somebody makes one shorter. */
export async function countRemovals(
  scope: TenantScope,
  keep: Retention,
  now: Date,
): Promise<Record<'applications' | 'archived' | 'events' | 'inactive', number>> {
  const ago = (days: number) => sql`${now}::timestamptz - ${days}::int * interval '1 day'`;
  const { rows } = await sql<Record<'applications' | 'archived' | 'events' | 'inactive', number>>`select
    (select count(*)::int from applications a
      where a.volunteer_center_id = ${scope.centerId} and ${isKeptLongEnough(keep, now)}) as applications,
    (select count(*)::int from users u where u.volunteer_center_id = ${scope.centerId} and u.status = 'archived'
      and u.archived_at < ${ago(keep.archivedAccounts)}) as archived,
    (select count(*)::int from audit_events e
      where e.volunteer_center_id = ${scope.centerId} and e.created_at < ${ago(keep.auditEvents)}) as events,
    (select count(*)::int from users u where u.volunteer_center_id = ${scope.centerId}
      and u.status in ('active', 'inactive', 'invited') and u.first_warned_at is null
      and u.created_at < ${ago(keep.inactiveAccounts - inactivityWarnings.first)}
      and ${lastSeen} < ${ago(keep.inactiveAccounts - inactivityWarnings.first)} and not ${isEngaged}) as inactive`.execute(
    scope.db,
  );
  return rows[0] ?? { applications: 0, archived: 0, events: 0, inactive: 0 };
}
