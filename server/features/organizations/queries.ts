/** Reading organisations: everybody knows the approved ones, managers also theirs in any state. */
import { sql, type Selectable } from 'kysely';
import { organizationsWith, reach, type Actor } from '#server/auth/actor.ts';
import type { Organizations } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { anywhere, conditionsOf, orderOf } from '#server/http/row-filter.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type OrganizationRow = Selectable<Organizations>;

export function mayKnowOrganization(actor: Actor, row: Pick<OrganizationRow, 'id' | 'status'>): boolean {
  if (row.status === 'deleted') return false;
  if (row.status === 'approved') return true;
  const far = reach(actor, 'organizations.manage');
  return (
    far === 'center' ||
    (far === 'organization' && organizationsWith(actor, 'organizations.manage').includes(row.id))
  );
}

/** Organisations by id that this reader may know of. */
export async function organizationsByIds(
  scope: TenantScope,
  actor: Actor,
  ids: readonly string[],
): Promise<OrganizationRow[]> {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .selectFrom('organizations')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return rows.filter((row) => mayKnowOrganization(actor, row));
}

/** A page of organisations that this reader may know of. */
export async function listOrganizations(
  scope: TenantScope,
  actor: Actor,
  query: ListQuery,
): Promise<PageOf<OrganizationRow>> {
  const far = reach(actor, 'organizations.manage');
  let wanted = scope.db
    .selectFrom('organizations as o')
    .where('o.volunteerCenterId', '=', scope.centerId)
    .where('o.status', '!=', 'deleted');
  if (far !== 'center') {
    const own = organizationsWith(actor, 'organizations.manage');
    wanted = wanted.where(({ or, eb }) =>
      or([eb('o.status', '=', 'approved'), ...(own.length > 0 ? [eb('o.id', 'in', own)] : [])]),
    );
  }
  for (const condition of conditionsOf(query, 'o')) wanted = wanted.where(condition);
  const { q } = query.scopes;
  if (typeof q === 'string')
    wanted = wanted.where(sql<boolean>`lower(o.name) like ${anywhere(q.toLowerCase())}`);
  const { number, size } = query.page;
  const [rows, total] = await Promise.all([
    wanted
      .selectAll('o')
      .orderBy(orderOf(query, 'o', [{ attribute: 'name', isDescending: false }]))
      .limit(size)
      .offset((number - 1) * size)
      .execute(),
    wanted.select(sql<number>`count(*)`.as('records')).executeTakeFirstOrThrow(),
  ]);
  return { rows, records: total.records, number, size };
}
