/** Reading vacancies. Every function takes a scope first; which rows a reader may know of is decided here and nowhere else. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import { organizationsWith, reach } from '#server/auth/actor.ts';
import type { Vacancies } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** All but what only the search engine reads. */
export const vacancyColumns = [
  'id',
  'organizationId',
  'organizationName',
  'organizationApproved',
  'vacancyType',
  'status',
  'title',
  'summary',
  'description',
  'titleEn',
  'summaryEn',
  'descriptionEn',
  'youtubeUrl',
  'categoryIds',
  'targetGroupIds',
  'ageGroupIds',
  'tags',
  'scheduleMask',
  'isFlexible',
  'hoursMin',
  'hoursMax',
  'startsOn',
  'endsOn',
  'isRemote',
  'street',
  'houseNumber',
  'postcode',
  'city',
  'lat',
  'lon',
  'positions',
  'acceptedCount',
  'requiresVog',
  'minimumAge',
  'languageLevel',
  'compensation',
  'isWheelchairAccessible',
  'contactPerson',
  'contactPhone',
  'contactEmail',
  'contactPhoneVisible',
  'contactEmailVisible',
  'imageKey',
  'expiresAt',
  'publishedAt',
  'filledAt',
  'submittedAt',
  'pendingChange',
  'lockVersion',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Vacancies)[];

export type VacancyRow = Pick<Selectable<Vacancies>, (typeof vacancyColumns)[number]> & {
  /** Only in a search near a place. */
  distanceKm?: number | null;
};

const columns = vacancyColumns.map((column) => `v.${column}` as const);

export const anyVacancy = (scope: TenantScope) =>
  scope.db.selectFrom('vacancies as v').select(columns).where('v.volunteerCenterId', '=', scope.centerId);

/** Everybody may know of what is or was public; managers also of the rest of theirs. Deleted ones are gone for all. */
export function mayKnow(
  actor: Actor,
  row: Pick<VacancyRow, 'status' | 'organizationId' | 'organizationApproved'>,
): boolean {
  if (row.status === 'deleted') return false;
  const far = reach(actor, 'vacancies.manage');
  if (far === 'center') return true;
  if (far === 'organization' && organizationsWith(actor, 'vacancies.manage').includes(row.organizationId))
    return true;
  return row.organizationApproved && ['published', 'filled', 'expired'].includes(row.status);
}

/** The vacancy, if this reader may know of it. */
export async function findVacancy(
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<VacancyRow | undefined> {
  const row = await anyVacancy(scope).where('v.id', '=', id).executeTakeFirst();
  return row && mayKnow(actor, row) ? row : undefined;
}

/** As `findVacancy`, and nobody else changes it until the transaction ends. */
export async function lockVacancy(scope: TenantScope, id: string): Promise<VacancyRow> {
  return anyVacancy(scope).where('v.id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Said in the statement itself, or PostgreSQL would plan it anew each time to see whether its indexes of these serve. */
export const isPublic = sql<SqlBool>`v.status = 'published' and v.organization_approved`;
const isThere = sql<SqlBool>`v.status <> 'deleted'`;

/** Those that the reader may know of. */
export function visibleTo(scope: TenantScope, actor: Actor) {
  const base = anyVacancy(scope);
  const far = reach(actor, 'vacancies.manage');
  if (far === 'center') return base.where(isThere);
  const own = far === 'organization' ? organizationsWith(actor, 'vacancies.manage') : [];
  if (own.length === 0) return base.where(isPublic);
  return base.where(isThere).where(({ or, eb }) => or([isPublic, eb('v.organizationId', 'in', own)]));
}

/** Vacancies by id that this reader may know of, for includes. */
export async function vacanciesByIds(
  scope: TenantScope,
  actor: Actor,
  ids: readonly string[],
): Promise<VacancyRow[]> {
  if (ids.length === 0) return [];
  const rows = await anyVacancy(scope)
    .where('v.id', 'in', [...new Set(ids)])
    .execute();
  return rows.filter((row) => mayKnow(actor, row));
}

/** Published vacancies of these organisations, newest first, for includes. */
export async function publishedOfOrganizations(
  scope: TenantScope,
  organizationIds: readonly string[],
): Promise<VacancyRow[]> {
  if (organizationIds.length === 0) return [];
  return anyVacancy(scope)
    .where('v.organizationId', 'in', [...organizationIds])
    .where(isPublic)
    .orderBy('v.createdAt', 'desc')
    .limit(500)
    .execute();
}
