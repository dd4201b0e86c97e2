/** The organisations of the person who asks, and which of them is chosen (specification, section 4). */
import type { Actor } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { organizationsByIds, type OrganizationRow } from '../queries.ts';

/** In the order of their names. */
export async function currentOrganizations(scope: TenantScope, actor: Actor): Promise<OrganizationRow[]> {
  if (actor.kind === 'anonymous') return [];
  const ids = actor.roles.flatMap((assigned) => assigned.organizationId ?? []);
  const rows = await organizationsByIds(scope, actor, ids);
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'nl'));
}

/** The asked one if it is in the list; else the first School or VolunteerCenter; else the first; else none. */
export function chosenOrganization(
  own: readonly OrganizationRow[],
  organizationId: unknown,
): OrganizationRow | null {
  const preferred = own.find(
    (row) => row.organizationType === 'School' || row.organizationType === 'VolunteerCenter',
  );
  return own.find((row) => row.id === organizationId) ?? preferred ?? own[0] ?? null;
}

/** As `chosenOrganization`, of all of one's own. */
export const currentOrganization = async (
  scope: TenantScope,
  actor: Actor,
  organizationId: unknown,
): Promise<OrganizationRow | null> =>
  chosenOrganization(await currentOrganizations(scope, actor), organizationId);
