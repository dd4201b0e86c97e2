/** The list of accounts, with counts where they are asked for, and as a file. */
import { userCalls } from '#contract/calls/users.ts';
import { sql } from 'kysely';
import type { Role } from '#contract/roles.ts';
import { accountRoles } from '#server/auth/account.ts';
import type { Actor } from '#server/auth/actor.ts';
import { countFilters } from '#server/http/counted-filters.ts';
import { refusingWrongCursors } from '#server/http/cursor.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { hasWords } from '#server/http/list-words.ts';
import { inOrder } from '#server/http/row-order.ts';
import { endOf, limited } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { contactsOf } from '../contacts/queries.ts';
import type { UserRow } from '../resource.ts';
import { needsOrganization } from './policy.ts';
import { columnsOfU, holders, visibleTo } from './queries.ts';

const columnsOfList = listColumns(userCalls.list, {
  table: 'users',
  as: 'u',
  usual: 'sortName',
  columns: { name: 'sortName' },
});

export type Wanted = Pick<QueryOf<typeof userCalls.list>, 'filters' | 'scopes'>;

/** Within an organisation the admins are who administers it. */
const administrators: readonly Role[] = ['admin', 'organization_superuser'];

/** The accounts that the reader sees and the query asks for. */
export function wantedUsers(scope: TenantScope, actor: Actor, query: Wanted) {
  let wanted = visibleTo(scope, actor);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const { q, withRole, organizationIdEq, contactOf } = query.scopes;
  const organizations = organizationIdEq === undefined ? null : [organizationIdEq];
  if (organizations) wanted = wanted.where('u.id', 'in', holders(scope, null, organizations));
  if (contactOf !== undefined) wanted = wanted.where('u.id', 'in', contactsOf(scope, contactOf));
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
  if (q) wanted = wanted.where(hasWords('users', sql.ref('u.id'), q));
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

/** How many there are in each status: one statement, without the filter that it counts by. */
async function facetsOf(scope: TenantScope, actor: Actor, { filters, scopes }: Wanted) {
  const others = filters.filter(({ attribute }) => attribute !== 'status');
  const status = await wantedUsers(scope, actor, { filters: others, scopes })
    .select(['u.status as value', sql<number>`count(*)`.as('count')])
    .groupBy('u.status')
    .execute();
  return { status };
}

/** What is counted beside a page of the list, as far as it is asked for. */
export async function userListCounts(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof userCalls.list>,
) {
  const [facets, counts] = await Promise.all([
    query.parameters.facets ? facetsOf(scope, actor, query) : undefined,
    countFilters(scope, userCalls.list.list, query.parameters.counts, (one) =>
      wantedUsers(scope, actor, one).select('u.id'),
    ),
  ]);
  return { ...(facets && { facets }), ...(counts && { counts }) };
}
