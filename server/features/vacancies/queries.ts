/** Reading vacancies. Every function takes a scope first; which rows a reader may know of is decided here and nowhere else. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import { organizationsWith, accessLevel } from '#server/auth/actor.ts';
import { kilometresBetween } from '#contract/kilometres.ts';
import type { Picture } from '#contract/uploads.ts';
import type { Point } from '#contract/kilometres.ts';
import { picturesJson } from '#server/features/uploads/queries.ts';
import type { Vacancies } from '#server/db/types.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { endOfTime, endsSoon } from './in-time/queries.ts';

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
  'demandReason',
  'languageLevel',
  'compensation',
  'isWheelchairAccessible',
  'accessibility',
  'suitableFor',
  'skills',
  'isInsured',
  'isShared',
  'contactId',
  'contactPerson',
  'contactPhone',
  'contactEmail',
  'contactPhoneVisible',
  'contactEmailVisible',
  'imageKey',
  'imageIds',
  'formId',
  'expiresAt',
  'renewedAt',
  'expiredAt',
  'publishedAt',
  'filledAt',
  'submittedAt',
  'returnReason',
  'pendingChange',
  'lockVersion',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Vacancies)[];

/** The centre that shares a vacancy with this one, and the address of the vacancy there. */
export interface VacancyOwner {
  name: string;
  url: string;
}

export type VacancyRow = Pick<Selectable<Vacancies>, (typeof vacancyColumns)[number]> & {
  images: Picture[];
  /** Only in a search near a place. */
  distanceKm?: number | null;
  /** Only in a search: the number of the partner whose it is; null for the centre's own. */
  ownerId?: number | null;
  /** Likewise: where it is found and applied for. */
  owner?: VacancyOwner | null;
  /** Only in a list, for who manages vacancies: how many applied, and how many of them have no answer. */
  reactions?: [all: number, unanswered: number];
};

const columns = vacancyColumns.map((column) => `v.${column}` as const);

/** Its photos in their order, for a select on `vacancies v`. */
export const imagesJson = picturesJson('v.imageIds');

export const anyVacancy = (scope: TenantScope) =>
  scope.db
    .selectFrom('vacancies as v')
    .select(columns)
    .select(imagesJson.as('images'))
    .where('v.volunteerCenterId', '=', scope.centerId);

/** Everybody may know of what is or was public; managers also of the rest of theirs. Deleted ones are gone for all. */
export function mayKnow(
  actor: Actor,
  row: Pick<VacancyRow, 'status' | 'organizationId' | 'organizationApproved'>,
): boolean {
  if (row.status === 'deleted') return false;
  const level = accessLevel(actor, 'vacancies.manage');
  if (level === 'center') return true;
  if (level === 'organization' && organizationsWith(actor, 'vacancies.manage').includes(row.organizationId))
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

/** Said in the statement itself, or PostgreSQL would plan it again each time to see whether its indexes of these serve. */
export const isPublic = sql<SqlBool>`v.status = 'published' and v.organization_approved`;
const isThere = sql<SqlBool>`v.status <> 'deleted'`;

/** Those that the reader may know of. */
export function visibleTo(scope: TenantScope, actor: Actor) {
  const base = anyVacancy(scope);
  const level = accessLevel(actor, 'vacancies.manage');
  if (level === 'center') return base.where(isThere);
  const own = level === 'organization' ? organizationsWith(actor, 'vacancies.manage') : [];
  if (own.length === 0) return base.where(isPublic);
  return base.where(isThere).where(({ or, eb }) => or([isPublic, eb('v.organizationId', 'in', own)]));
}

/** Those online that end first of what ends soon, of these organisations or of all that the reader may know of. */
export function endingFirst(
  scope: TenantScope,
  actor: Actor,
  given: { organizationIds: readonly string[] | null; now: Date; most: number },
): Promise<VacancyRow[]> {
  let wanted = visibleTo(scope, actor).where(endsSoon(given.now));
  if (given.organizationIds) wanted = wanted.where('v.organizationId', 'in', [...given.organizationIds]);
  return wanted.orderBy(endOfTime).orderBy('v.id').limit(given.most).execute();
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

/** Whether some vacancy of the organisation asks the questions of this form. */
export async function isAskedBy(
  scope: TenantScope,
  { formId, organizationId }: { formId: string; organizationId: string },
): Promise<boolean> {
  const found = await anyVacancy(scope)
    .where('v.formId', '=', formId)
    .where('v.organizationId', '=', organizationId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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

/** The same, in the order in which they are asked for; with how far they are from a place, where one is given. */
export async function vacanciesInOrder(
  scope: TenantScope,
  actor: Actor,
  { ids, place }: { ids: readonly string[]; place: Point | null },
): Promise<VacancyRow[]> {
  const rows = await vacanciesByIds(scope, actor, ids);
  const distanceOf = ({ lat, lon }: VacancyRow) =>
    place && lat !== null && lon !== null
      ? Math.round(kilometresBetween(place, { lat, lon }) * 10) / 10
      : null;
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...row, distanceKm: distanceOf(row) }] : [];
  });
}
