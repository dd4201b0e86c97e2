/** Reading applications. Before its sender has confirmed one, nobody else knows of it. */
import { applicationCalls } from '#contract/calls/applications.ts';
import { sql, type Selectable } from 'kysely';
import { organizationsWith, reach, type Actor } from '#server/auth/actor.ts';
import type { Applications } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { anywhere } from '#server/http/row-filter.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columnsOfList = listColumns(applicationCalls.list, {
  table: 'applications',
  as: 'a',
  usual: 'createdAt',
});

export type ApplicationRow = Selectable<Applications> & {
  vacancyTitle: string;
  vacancyTitleEn: string | null;
  organizationName: string;
};

const withVacancy = (scope: TenantScope) =>
  scope.db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', (join) =>
      join.onRef('v.volunteerCenterId', '=', 'a.volunteerCenterId').onRef('v.id', '=', 'a.vacancyId'),
    )
    .selectAll('a')
    .select([
      'v.title as vacancyTitle',
      'v.titleEn as vacancyTitleEn',
      'v.organizationName as organizationName',
    ])
    .where('a.volunteerCenterId', '=', scope.centerId);

const studentsOf = (scope: TenantScope, schools: readonly string[]) =>
  scope.db
    .selectFrom('userRoles')
    .select('userId')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('role', '=', 'student')
    .where('organizationId', 'in', [...schools]);

/** One's own always; those of one's organisation, students or centre once they are confirmed. */
function visibleTo(scope: TenantScope, actor: Actor) {
  const base = withVacancy(scope);
  if (actor.kind === 'anonymous') return base.where(sql<boolean>`false`);
  const far = reach(actor, 'applications.read');
  const organizations = far === 'organization' ? organizationsWith(actor, 'applications.read') : [];
  const schools = organizationsWith(actor, 'applications.read', 'students');
  return base.where(({ or, and, eb }) => {
    const ways = [eb('a.userId', '=', actor.userId)];
    if (far === 'center') ways.push(eb('a.confirmedAt', 'is not', null));
    if (organizations.length > 0)
      ways.push(and([eb('a.confirmedAt', 'is not', null), eb('a.organizationId', 'in', organizations)]));
    if (schools.length > 0)
      ways.push(and([eb('a.confirmedAt', 'is not', null), eb('a.userId', 'in', studentsOf(scope, schools))]));
    return or(ways);
  });
}

/** The application, if this reader may know of it. */
export async function findApplication(
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<ApplicationRow | undefined> {
  return visibleTo(scope, actor).where('a.id', '=', id).executeTakeFirst();
}

/** For commands that have judged already who may know of it. */
export const applicationById = (scope: TenantScope, id: string): Promise<ApplicationRow> =>
  withVacancy(scope).where('a.id', '=', id).executeTakeFirstOrThrow();

/** Until the transaction ends nobody else changes it. */
export const lockApplication = (scope: TenantScope, id: string) =>
  scope.db
    .selectFrom('applications')
    .select('id')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Several of them, in one query. */
export const applicationsByIds = async (
  scope: TenantScope,
  ids: readonly string[],
): Promise<ApplicationRow[]> =>
  ids.length === 0
    ? []
    : withVacancy(scope)
        .where('a.id', 'in', [...ids])
        .execute();

const stateConditions = {
  open: sql<boolean>`a.status is null and a.withdrawn_at is null`,
  decided: sql<boolean>`a.status is not null and a.withdrawn_at is null`,
  withdrawn: sql<boolean>`a.withdrawn_at is not null`,
};

/** A page of the applications that this reader may see; without a sort those who wait longest come first. */
export async function listApplications(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof applicationCalls.list>,
): Promise<PageOf<ApplicationRow>> {
  let wanted = visibleTo(scope, actor);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const { state, q } = query.scopes;
  if (state) wanted = wanted.where(stateConditions[state]);
  if (q) {
    const pattern = anywhere(q);
    wanted = wanted.where(
      sql<boolean>`(a.first_name || ' ' || a.last_name ilike ${pattern} or v.title ilike ${pattern})`,
    );
  }
  const order = columnsOfList.order(query, state === 'open' ? 'createdAt' : '-createdAt');
  return pageOf(wanted, order, query);
}

/** Applications of somebody with an account that can still be taken back. */
export const openApplicationsOf = (scope: TenantScope, userId: string): Promise<ApplicationRow[]> =>
  withVacancy(scope)
    .where('a.userId', '=', userId)
    .where('a.withdrawnAt', 'is', null)
    .where(sql<boolean>`a.status is distinct from 'rejected'`)
    .orderBy('a.createdAt')
    .execute();

/** The active application of this address for this vacancy, if there is one. */
export const activeApplication = (scope: TenantScope, vacancyId: string, email: string) =>
  scope.db
    .selectFrom('applications')
    .select(['id', 'confirmedAt', 'updatedAt'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('vacancyId', '=', vacancyId)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('withdrawnAt', 'is', null)
    .where(sql<boolean>`status is distinct from 'rejected'`)
    .executeTakeFirst();
