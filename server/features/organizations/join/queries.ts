/** People who ask for a place in an organisation, for its own people and for the centre. */
import { organizationJoinRequestCalls } from '#contract/calls/organization-join-requests.ts';
import { sql, type Selectable } from 'kysely';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import type { OrganizationJoinRequests } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columnsOfList = listColumns(organizationJoinRequestCalls.list, {
  table: 'organizationJoinRequests',
  as: 'r',
  usual: 'createdAt',
});

export type JoinRequestRow = Selectable<OrganizationJoinRequests> & {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  jobTitle: string | null;
  locale: string;
  organizationName: string;
};

export function mayAnswer(actor: Actor, { organizationId }: Pick<JoinRequestRow, 'organizationId'>): boolean {
  const level = accessLevel(actor, 'roles.manage');
  return (
    level === 'center' ||
    (level === 'organization' && organizationsWith(actor, 'roles.manage').includes(organizationId))
  );
}

const requests = (scope: TenantScope) =>
  scope.db
    .selectFrom('organizationJoinRequests as r')
    .innerJoin('users as u', (join) =>
      join.onRef('u.volunteerCenterId', '=', 'r.volunteerCenterId').onRef('u.id', '=', 'r.userId'),
    )
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.volunteerCenterId', '=', 'r.volunteerCenterId').onRef('o.id', '=', 'r.organizationId'),
    )
    .where('r.volunteerCenterId', '=', scope.centerId)
    .where('o.status', '!=', 'deleted');

const columns = [
  'u.firstName',
  'u.lastName',
  'u.email',
  'u.phoneNumber',
  'u.jobTitle',
  'u.locale',
  'o.name as organizationName',
] as const;

function visibleTo(scope: TenantScope, actor: Actor) {
  const level = accessLevel(actor, 'roles.manage');
  if (level === 'center') return requests(scope);
  const own = level === 'organization' ? organizationsWith(actor, 'roles.manage') : [];
  return own.length > 0
    ? requests(scope).where('r.organizationId', 'in', own)
    : requests(scope).where(sql<boolean>`false`);
}

/** Those that this reader may answer, who waits longest first. */
export async function listJoinRequests(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof organizationJoinRequestCalls.list>,
): Promise<PageOf<JoinRequestRow>> {
  let wanted = visibleTo(scope, actor);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const longestFirst = columnsOfList.order(query);
  return pageOf(wanted.selectAll('r').select(columns), longestFirst, query);
}

export async function findJoinRequest(
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<JoinRequestRow | undefined> {
  return visibleTo(scope, actor).selectAll('r').select(columns).where('r.id', '=', id).executeTakeFirst();
}

/** As it is now; nobody else answers it until the transaction ends. */
export async function lockJoinRequest(scope: TenantScope, id: string): Promise<JoinRequestRow> {
  return requests(scope)
    .selectAll('r')
    .select(columns)
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirstOrThrow();
}
