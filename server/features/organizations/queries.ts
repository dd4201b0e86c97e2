/** Reading organisations: everybody knows the approved ones, managers also theirs in any state. */
import { sql, type Selectable } from 'kysely';
import type { Picture } from '#contract/uploads.ts';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import type { Organizations } from '#server/db/types.ts';
import { pictureJson } from '#server/features/uploads/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type OrganizationRow = Selectable<Organizations> & {
  logo: Picture | null;
  coverImage: Picture | null;
  /** Only in a list near a place. */
  distanceKm?: number | null;
};

export function managesOrganization(actor: Actor, id: string): boolean {
  const level = accessLevel(actor, 'organizations.manage');
  return (
    level === 'center' ||
    (level === 'organization' && organizationsWith(actor, 'organizations.manage').includes(id))
  );
}

export const mayKnowOrganization = (actor: Actor, row: Pick<OrganizationRow, 'id' | 'status'>): boolean =>
  row.status !== 'deleted' && (row.status === 'approved' || managesOrganization(actor, row.id));

/** Organisations with their pictures. */
export const organizationRows = (scope: TenantScope) =>
  scope.db
    .selectFrom('organizations as o')
    .selectAll('o')
    .select([pictureJson('o.logoId').as('logo'), pictureJson('o.coverImageId').as('coverImage')])
    .where('o.volunteerCenterId', '=', scope.centerId);

/** Organisations by id that this reader may know of. */
export async function organizationsByIds(
  scope: TenantScope,
  actor: Actor,
  ids: readonly string[],
): Promise<OrganizationRow[]> {
  if (ids.length === 0) return [];
  const rows = await organizationRows(scope)
    .where('o.id', 'in', [...new Set(ids)])
    .execute();
  return rows.filter((row) => mayKnowOrganization(actor, row));
}

/** The one that stayed, of one that became part of it, if this reader may know of it. */
export async function mergedInto(scope: TenantScope, actor: Actor, id: string): Promise<string | undefined> {
  const gone = await scope.db
    .selectFrom('organizations as gone')
    .innerJoin('organizations as stays', (join) =>
      join
        .onRef('stays.volunteerCenterId', '=', 'gone.volunteerCenterId')
        .onRef('stays.id', '=', 'gone.mergedIntoId'),
    )
    .select(['stays.id', 'stays.status'])
    .where('gone.volunteerCenterId', '=', scope.centerId)
    .where('gone.id', '=', id)
    .executeTakeFirst();
  return gone && mayKnowOrganization(actor, gone) ? gone.id : undefined;
}

/** For commands that have judged already who may know of it: locked until the transaction ends, so that moves go one by one. */
export async function lockOrganization(scope: TenantScope, id: string): Promise<OrganizationRow> {
  await sql`select 1 from organizations where volunteer_center_id = ${scope.centerId} and id = ${id} for update`.execute(
    scope.db,
  );
  return organizationRows(scope).where('o.id', '=', id).executeTakeFirstOrThrow();
}

/** Days within which it usually answers applicants; null when too little is known (answer-times/commands.ts). */
export async function usualAnswerDays(scope: TenantScope, id: string): Promise<number | null> {
  const row = await scope.db
    .selectFrom('organizations')
    .select('usualAnswerDays')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.usualAnswerDays ?? null;
}
