/** The people of an organisation that goes to another centre: an account belongs to one centre, so each gets one there. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordAudits } from '#server/features/audit-events/commands.ts';
import { endLinks } from '#server/features/one-time-tokens/ending/commands.ts';
import { forgetUnproven } from '#server/features/signups/unconfirmed/commands.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { putRows, takeRows } from './rows.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;

interface Mover {
  /** In the old centre. */
  id: string;
  email: string;
}

export interface Movers {
  people: Mover[];
  /** Rows of the old centre, as text. */
  users: string;
  consents: string;
  roles: string;
  joinRequests: string;
}

/** An account that is there from now on: the one that somebody had, or a new one. */
export interface Settled {
  /** In the old centre and in the new one. */
  from: string;
  to: string;
  isNew: boolean;
}

/** What is of the old centre alone: when they were here, which mails they asked for, and what they were warned of. */
const fresh = sql`jsonb_build_object('digest_days', '{}'::int[], 'last_sign_in_at', null, 'first_warned_at', null,
  'last_warned_at', null, 'lock_version', 0, 'signup_method', 'createdByUser')`;

/** Who works there, learns there or asks to, as far as they can sign in or were invited to. */
export async function takePeople(scope: TenantScope, organizationId: string): Promise<Movers> {
  const { rows: people } = await sql<Mover>`
    select u.id, u.email from users u where u.volunteer_center_id = ${scope.centerId} and u.status in ('active', 'invited')
      and (exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.id
          and r.organization_id = ${organizationId})
        or exists (select from organization_join_requests j where j.volunteer_center_id = u.volunteer_center_id and j.user_id = u.id
          and j.organization_id = ${organizationId} and j.status = 'open'))
    order by u.id`.execute(scope.db);
  const ids = sql`any(${people.map(({ id }) => id)}::uuid[])`;
  const theirs = sql`organization_id = ${organizationId} and user_id = ${ids}`;
  return {
    people,
    users: await takeRows(scope, 'users', sql`id = ${ids}`, fresh),
    // What they agreed to goes along as proof; the weekly mail of this centre does not.
    consents: await takeRows(
      scope,
      'consents',
      sql`user_id = ${ids} and kind in ('terms', 'parent', 'organization_criteria')`,
    ),
    roles: await takeRows(scope, 'user_roles', theirs),
    joinRequests: await takeRows(scope, 'organization_join_requests', sql`${theirs} and status = 'open'`),
  };
}

/** The rows with the accounts of the new centre in them; what is nobody's there is left out. */
async function renamed(
  scope: TenantScope,
  taken: string,
  column: 'id' | 'user_id',
  settled: readonly Settled[],
  isNewId: boolean,
): Promise<string> {
  const { rows } = await sql<{ taken: string }>`
    select coalesce(jsonb_agg(one || jsonb_build_object(${column}::text, s.there)
      || case when ${isNewId}::boolean then jsonb_build_object('id', gen_random_uuid()) else '{}' end), '[]')::text as taken
    from jsonb_array_elements(${taken}::jsonb) one
    join unnest(${settled.map(({ from }) => from)}::text[], ${settled.map(({ to }) => to)}::text[]) s(here, there)
      on s.here = one ->> ${column}::text`.execute(scope.db);
  return rows[0]?.taken ?? '[]';
}

/** In the new centre: accounts, roles and requests. Roles need the organisation, so `before` puts it there. */
export async function settlePeople(
  scope: TenantScope,
  movers: Movers,
  placeOrganization: (settled: readonly Settled[]) => Promise<void>,
): Promise<Settled[]> {
  const { rows: known } = await sql<{ id: string; email: string }>`
    select id, lower(email) as email from users where volunteer_center_id = ${scope.centerId}
      and lower(email) = any(${movers.people.map(({ email }) => email.toLowerCase())}::text[])`.execute(
    scope.db,
  );
  const settled = movers.people.map(({ id, email }): Settled => {
    const there = known.find((one) => one.email === email.toLowerCase());
    return { from: id, to: there?.id ?? uuidv7(), isNew: !there };
  });
  const made = settled.filter(({ isNew }) => isNew);
  await putRows(scope, 'users', await renamed(scope, movers.users, 'id', made, false));
  await putRows(scope, 'consents', await renamed(scope, movers.consents, 'user_id', made, true));
  await placeOrganization(settled);
  await putRows(scope, 'user_roles', await renamed(scope, movers.roles, 'user_id', settled, true));
  await forgetUnproven(
    scope,
    settled.filter(({ isNew }) => !isNew).map(({ to }) => to),
  );
  await putRows(
    scope,
    'organization_join_requests',
    await renamed(scope, movers.joinRequests, 'user_id', settled, true),
  );
  return settled;
}

/**
 * In the old centre, once the organisation is gone: accounts that were there for it alone are archived. Whoever holds another
 * role, applied for something, or asked for the weekly mail stays.
 */
export async function closeAccounts(context: CommandContext, movers: Movers): Promise<number> {
  const { scope, actor, now } = context;
  const { rows } = await sql<{ id: string; was: string }>`
    update users u set status = 'archived', archived_at = ${now}, updated_at = ${now}, lock_version = u.lock_version + 1
    from users old where u.volunteer_center_id = ${scope.centerId} and old.volunteer_center_id = u.volunteer_center_id and old.id = u.id
      and u.id = any(${movers.people.map(({ id }) => id)}::uuid[]) and u.digest_days = '{}'
      and not exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.id)
      and not exists (select from applications a where a.volunteer_center_id = u.volunteer_center_id and a.user_id = u.id)
      and not exists (select from organization_join_requests j where j.volunteer_center_id = u.volunteer_center_id and j.user_id = u.id)
    returning u.id, old.status as was`.execute(scope.db);
  await sql`delete from sessions where volunteer_center_id = ${scope.centerId}
    and user_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(scope.db);
  await endLinks(
    scope,
    rows.map(({ id }) => id),
    'account_closed',
    now,
  );
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
  return rows.length;
}
