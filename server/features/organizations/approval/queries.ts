/** What hangs on an organisation, counted before a move, and the organisation itself while it is moved. */
import { sql } from 'kysely';
import type { OrganizationConsequences } from '#contract/organization-decisions.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { organizationsByIds, type OrganizationRow } from '../queries.ts';
import { waitsForAnswer } from '#server/db/waiting-for-answer.ts';

/** The organisation that an address names, if this reader may know of it. */
export async function findOrganization({
  scope,
  actor,
  id,
}: Pick<Context, 'scope' | 'actor' | 'id'>): Promise<OrganizationRow | undefined> {
  return (await organizationsByIds(scope, actor, [id]))[0];
}

/** How many vacancies, forms, applications and people a move of it touches: one query. */
export async function consequencesOf(scope: TenantScope, id: string): Promise<OrganizationConsequences> {
  const { rows } = await sql<OrganizationConsequences>`select
    (select count(*)::int from vacancies where volunteer_center_id = ${scope.centerId} and organization_id = ${id}
      and status = 'published') as published_vacancies,
    (select count(*)::int from forms where volunteer_center_id = ${scope.centerId} and organization_id = ${id}
      and status = 'published') as published_forms,
    (select count(*)::int from applications where volunteer_center_id = ${scope.centerId} and organization_id = ${id}
      and ${waitsForAnswer()}) as open_applications,
    (select count(distinct user_id)::int from user_roles where volunteer_center_id = ${scope.centerId}
      and organization_id = ${id}) as people`.execute(scope.db);
  const [counted] = rows;
  if (!counted) throw new Error('A select without a table has one row.');
  return counted;
}
