/** Reading vacancies. Every function takes a scope first; which rows a reader may know of is decided here and nowhere else. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Actor } from '#server/auth/actor.ts';
import { organizationsWith, reach } from '#server/auth/actor.ts';
import type { Vacancies } from '#server/db/types.ts';
import { listColumns } from '#server/http/list-columns.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { anywhere } from '#server/http/row-filter.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { Workplace } from '#server/http/workplace.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type ManagedQuery = Pick<QueryOf<typeof vacancyCalls.list>, 'filters' | 'scopes'>;

const columnsOfList = listColumns(vacancyCalls.list, { table: 'vacancies', as: 'v', usual: '-createdAt' });

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

function visibleTo(scope: TenantScope, actor: Actor) {
  const base = anyVacancy(scope);
  const far = reach(actor, 'vacancies.manage');
  if (far === 'center') return base.where(isThere);
  const own = far === 'organization' ? organizationsWith(actor, 'vacancies.manage') : [];
  if (own.length === 0) return base.where(isPublic);
  return base.where(isThere).where(({ or, eb }) => or([isPublic, eb('v.organizationId', 'in', own)]));
}

/** Who works for one of their organisations reads what is of that one, unless the query names an organisation. */
const isOfWorkplace = ({ actor, organizationId }: Workplace, query: Pick<ListQuery, 'filters'>) =>
  organizationId !== null &&
  !query.filters.some(({ attribute }) => attribute === 'organizationId') &&
  reach(actor, 'vacancies.manage') === 'organization';

/** The vacancies that the reader sees and the query asks for: published ones, and all states of what is theirs to manage. */
function wantedVacancies(scope: TenantScope, workplace: Workplace, query: ManagedQuery) {
  let wanted = visibleTo(scope, workplace.actor);
  if (isOfWorkplace(workplace, query))
    wanted = wanted.where('v.organizationId', '=', workplace.organizationId);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const { q, waiting } = query.scopes;
  if (waiting) wanted = wanted.where('v.submittedAt', 'is not', null);
  if (q !== undefined) wanted = wanted.where('v.searchLabel', 'like', anywhere(q.toLowerCase()));
  return wanted;
}

/** The same, of what one manages alone. */
export function managedVacancies(scope: TenantScope, workplace: Workplace, query: ManagedQuery) {
  const wanted = wantedVacancies(scope, workplace, query);
  if (reach(workplace.actor, 'vacancies.manage') === 'center') return wanted;
  const own = organizationsWith(workplace.actor, 'vacancies.manage');
  return own.length > 0 ? wanted.where('v.organizationId', 'in', own) : wanted.where(sql<SqlBool>`false`);
}

/** How many there are in each state, and how many wait: one statement, without the filters that it counts by. */
async function facetsOf(scope: TenantScope, workplace: Workplace, query: ManagedQuery) {
  const { waiting: _waiting, ...scopes } = query.scopes;
  const filters = query.filters.filter(({ attribute }) => attribute !== 'status');
  const rows = await wantedVacancies(scope, workplace, { ...query, filters, scopes })
    .clearSelect()
    .select(['v.status', sql<number>`count(*)`.as('count'), sql<number>`count(v.submitted_at)`.as('waiting')])
    .groupBy('v.status')
    .execute();
  return {
    status: rows.map(({ status, count }) => ({ value: status, count })),
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
  };
}

/** A page of them, newest first unless another order is asked for, with the counts that it asks for. */
export async function listVacancies(
  scope: TenantScope,
  workplace: Workplace,
  query: QueryOf<typeof vacancyCalls.list>,
) {
  const order = columnsOfList.order(query);
  const [page, facets] = await Promise.all([
    pageOf(wantedVacancies(scope, workplace, query), order, query),
    query.parameters.facets ? facetsOf(scope, workplace, query) : undefined,
  ]);
  return { page, meta: facets ? { facets } : {} };
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
