/** The people of an organisation that goes to another centre: an account belongs to one centre, so each gets one there. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { recordAudits } from '#server/audit/events.ts';
import { endLinks } from '#server/features/one-time-tokens/ending/commands.ts';
import type { Move, OrganizationPart, Settled } from '#server/http/organization-parts.ts';
import { putRows, renamed, takeRows } from '#server/tenancy/rows.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** What is of the old centre alone: when they were here, which mails they asked for, and what they were warned of. */
const fresh = sql`jsonb_build_object('digest_days', '{}'::int[], 'last_sign_in_at', null, 'first_warned_at', null,
  'last_warned_at', null, 'lock_version', 0, 'signup_method', 'createdByUser')`;

/** Who works there, learns there or asks to, as far as they can sign in or were invited to. */
async function takeAccounts(scope: TenantScope, move: Move) {
  const { rows: people } = await sql<Move['people'][number]>`
    select u.id, u.email from users u where u.volunteer_center_id = ${scope.centerId} and u.status in ('active', 'invited')
      and (exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.id
          and r.organization_id = ${move.organization.id})
        or exists (select from organization_join_requests j where j.volunteer_center_id = u.volunteer_center_id and j.user_id = u.id
          and j.organization_id = ${move.organization.id} and j.status = 'open'))
    order by u.id`.execute(scope.db);
  move.people = people;
  const users = await takeRows(scope, 'users', sql`id = any(${people.map(({ id }) => id)}::uuid[])`, fresh);
  return (there: TenantScope) => settle(there, move, users);
}

/** In the new centre: who has no account there gets theirs. */
async function settle(there: TenantScope, move: Move, users: string): Promise<void> {
  const { rows: known } = await sql<{ id: string; email: string }>`
    select id, lower(email) as email from users where volunteer_center_id = ${there.centerId}
      and lower(email) = any(${move.people.map(({ email }) => email.toLowerCase())}::text[])`.execute(
    there.db,
  );
  const settled = move.people.map(({ id, email }): Settled => {
    const found = known.find((one) => one.email === email.toLowerCase());
    return { from: id, to: found?.id ?? uuidv7(), isNew: !found };
  });
  const made = settled.filter(({ isNew }) => isNew);
  await putRows(there, 'users', await renamed(there, users, 'id', made, false));
  move.settled = settled;
  move.report.accounts_made = made.length;
  move.report.accounts_known = settled.length - made.length;
}

/**
 * In the old centre, once the organisation is gone: accounts that were there for it alone are archived. Whoever holds another
 * role, applied for something, or asked for the weekly mail stays.
 */
async function closeAccounts(scope: TenantScope, move: Move): Promise<void> {
  const { actor, now } = move;
  const { rows } = await sql<{ id: string; was: string }>`
    update users u set status = 'archived', archived_at = ${now}, updated_at = ${now}, lock_version = u.lock_version + 1
    from users old where u.volunteer_center_id = ${scope.centerId} and old.volunteer_center_id = u.volunteer_center_id and old.id = u.id
      and u.id = any(${move.people.map(({ id }) => id)}::uuid[]) and u.digest_days = '{}'
      and not exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.id)
      and not exists (select from applications a where a.volunteer_center_id = u.volunteer_center_id and a.user_id = u.id)
      and not exists (select from organization_join_requests j where j.volunteer_center_id = u.volunteer_center_id and j.user_id = u.id)
    returning u.id, old.status as was`.execute(scope.db);
  const ids = rows.map(({ id }) => id);
  await endSessionsOf(scope, ids);
  await endLinks(scope, ids, 'account_closed', now);
  await recordAudits(
    scope,
    actor,
    rows.map(({ id, was }) => ({
      act: 'archive',
      subjectType: 'users',
      subjectId: id,
      isPart: true,
      fromState: was,
      toState: 'archived',
      reason: 'organization_moved',
    })),
  );
  move.report.accounts_closed = rows.length;
  move.report.accounts_kept = move.people.length - rows.length;
}

/** Before the organisation, which names who registered it. */
export const accountMoving: OrganizationPart = { tables: {}, take: takeAccounts, clear: closeAccounts };
