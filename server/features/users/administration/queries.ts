/** The accounts that staff keep: whom a reader may see, in lists and one by one. */
import { userCalls } from '#contract/calls/users.ts';
import { sql } from 'kysely';
import type { Role } from '#contract/rights.ts';
import { accountRoles } from '#server/auth/account.ts';
import { organizationsWith, reach, type Actor } from '#server/auth/actor.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { refusingWrongCursors } from '#server/http/cursor.ts';
import { anywhere } from '#server/http/row-filter.ts';
import { inOrder } from '#server/http/row-order.ts';
import { endOf, limited } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { userColumns } from '../queries.ts';
import type { UserRow } from '../resource.ts';
import { needsOrganization } from './policy.ts';

const columnsOfList = listColumns(userCalls.list, {
  table: 'users',
  as: 'u',
  usual: 'sortName',
  columns: { name: 'sortName' },
});

const columnsOfU = userColumns.map((name) => `u.${name}` as const);

/** Who holds one of these roles, or any, for an organisation or anywhere. */
function holders(scope: TenantScope, roles: readonly Role[] | null, organizations: readonly string[] | null) {
  let held = scope.db
    .selectFrom('userRoles')
    .select('userId')
    .where('volunteerCenterId', '=', scope.centerId);
  if (roles) held = held.where('role', 'in', [...roles]);
  if (organizations) held = held.where('organizationId', 'in', [...organizations]);
  return held;
}

/** Oneself, the people of one's organisations, the students of one's schools, or everybody of the centre. */
function visibleTo(scope: TenantScope, actor: Actor) {
  const base = scope.db.selectFrom('users as u').where('u.volunteerCenterId', '=', scope.centerId);
  if (actor.kind === 'anonymous') return base.where(sql<boolean>`false`);
  if (reach(actor, 'users.read') === 'center') return base;
  const organizations = organizationsWith(actor, 'users.read');
  const schools = organizationsWith(actor, 'users.read', 'students');
  return base.where(({ or, eb }) => {
    const ways = [eb('u.id', '=', actor.userId)];
    if (organizations.length > 0) ways.push(eb('u.id', 'in', holders(scope, null, organizations)));
    if (schools.length > 0) ways.push(eb('u.id', 'in', holders(scope, ['student'], schools)));
    return or(ways);
  });
}

/** The account, if this reader may know of it. */
export async function findUser(scope: TenantScope, actor: Actor, id: string): Promise<UserRow | undefined> {
  return visibleTo(scope, actor)
    .where('u.id', '=', id)
    .select(columnsOfU)
    .select(accountRoles)
    .executeTakeFirst();
}

/** For commands: the account as it is now, held until the transaction ends. */
export const lockUser = (scope: TenantScope, id: string): Promise<UserRow> =>
  scope.db
    .selectFrom('users as u')
    .select(columnsOfU)
    .select(accountRoles)
    .where('u.volunteerCenterId', '=', scope.centerId)
    .where('u.id', '=', id)
    .forNoKeyUpdate('u')
    .executeTakeFirstOrThrow();

/** Within an organisation the admins are who administers it. */
const administrators: readonly Role[] = ['admin', 'organization_superuser'];

/** The accounts that the reader sees and the query asks for. */
function wantedUsers(
  scope: TenantScope,
  actor: Actor,
  query: Pick<QueryOf<typeof userCalls.list>, 'filters' | 'scopes'>,
) {
  let wanted = visibleTo(scope, actor);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const { q, withRole, organizationIdEq } = query.scopes;
  const organizations = organizationIdEq === undefined ? null : [organizationIdEq];
  if (organizations) wanted = wanted.where('u.id', 'in', holders(scope, null, organizations));
  if (withRole === 'volunteer')
    wanted = wanted.where(({ or, eb }) =>
      or([
        eb('u.id', 'in', holders(scope, ['volunteer'], null)),
        sql<boolean>`not exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.id)`,
      ]),
    );
  else if (withRole === 'admin' && organizations)
    wanted = wanted.where('u.id', 'in', holders(scope, administrators, organizations));
  else if (withRole) {
    const isForOrganization = organizations !== null && needsOrganization(withRole);
    wanted = wanted.where('u.id', 'in', holders(scope, [withRole], isForOrganization ? organizations : null));
  }
  for (const word of q?.split(/\s+/) ?? [])
    wanted = wanted.where(
      sql<boolean>`lower(u.first_name || ' ' || u.last_name || ' ' || u.email) like ${anywhere(word.toLowerCase())}`,
    );
  return wanted;
}

/** A page of the accounts that this reader may see, by name unless another order is asked for. */
export async function listUsers(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof userCalls.list>,
): Promise<PageOf<UserRow>> {
  const wanted = wantedUsers(scope, actor, query);
  const order = columnsOfList.order(query);
  // The page first, then its roles: they are read for what is shown only.
  const page = limited(wanted.select(columnsOfU).select('u.sortName'), order, query);
  const [rows, total] = await Promise.all([
    refusingWrongCursors(() =>
      scope.db.selectFrom(page.as('u')).selectAll('u').select(accountRoles).orderBy(inOrder(order)).execute(),
    ),
    wanted.select(sql<number>`count(*)`.as('records')).executeTakeFirstOrThrow(),
  ]);
  return endOf(rows, total.records, query);
}

/** How many a list holds. */
export async function countUsers(
  scope: TenantScope,
  actor: Actor,
  query: Pick<QueryOf<typeof userCalls.list>, 'filters' | 'scopes'>,
): Promise<number> {
  const total = await wantedUsers(scope, actor, query)
    .select(sql<number>`count(*)`.as('records'))
    .executeTakeFirstOrThrow();
  return total.records;
}

/** Writes down who stood in a list that was taken out, in one statement. */
export const keepExported = (
  scope: TenantScope,
  actor: Actor,
  query: Pick<QueryOf<typeof userCalls.list>, 'filters' | 'scopes'>,
  auditEventId: string,
) =>
  scope.db
    .insertInto('exportedUsers')
    .columns(['volunteerCenterId', 'userId', 'auditEventId'])
    .expression(
      wantedUsers(scope, actor, query).select([
        'u.volunteerCenterId',
        'u.id as userId',
        sql<string>`${auditEventId}::uuid`.as('auditEventId'),
      ]),
    )
    .execute();

/** The next accounts of a list in the order of their ids, for a file of all of them. */
export const usersAfter = (
  scope: TenantScope,
  actor: Actor,
  query: Pick<QueryOf<typeof userCalls.list>, 'filters' | 'scopes'>,
  { after, most }: { after: string | null; most: number },
): Promise<UserRow[]> =>
  wantedUsers(scope, actor, query)
    .$if(after !== null, (one) => one.where('u.id', '>', after))
    .select(columnsOfU)
    .select(accountRoles)
    .orderBy('u.id')
    .limit(most)
    .execute();

/** Who has this address at the centre already. */
export const userByEmail = (scope: TenantScope, email: string): Promise<UserRow | undefined> =>
  scope.db
    .selectFrom('users as u')
    .select(columnsOfU)
    .select(accountRoles)
    .where('u.volunteerCenterId', '=', scope.centerId)
    .where(sql<boolean>`lower(u.email) = ${email.toLowerCase()}`)
    .executeTakeFirst();
