/** Reading applications. Before its sender has confirmed one, nobody else knows of it. */
import { sql, type Expression, type Selectable, type SqlBool } from 'kysely';
import type { KeptAnswer } from '#contract/form-submissions.ts';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import type { Applications } from '#server/db/types.ts';
import { agreedDays } from '#server/features/consents/keeping/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { waitsForAnswer } from '#server/db/waiting-for-answer.ts';

/** `sortName` is made by the database, for the order of lists. */
export type ApplicationRow = Omit<Selectable<Applications>, 'sortName' | 'answers'> & {
  answers: KeptAnswer[];
  vacancyTitle: string;
  vacancyTitleEn: string | null;
  organizationName: string;
  vacancyStatus: string;
  organizationApproved: boolean;
  /** Its sender agreed to that, here or for all of theirs. */
  mayBeKept: boolean;
};

/** With what is said of the vacancy. */
export const withVacancy = (scope: TenantScope) =>
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
      'v.status as vacancyStatus',
      'v.organizationApproved',
    ])
    .select(sql<boolean>`(a.anonymized_at is null and ${agreedDays} is not null)`.as('mayBeKept'))
    .where('a.volunteerCenterId', '=', scope.centerId)
    .$castTo<ApplicationRow>();

/** Neither taken back nor turned down. */
export const isActive = sql<boolean>`(a.withdrawn_at is null and a.status is distinct from 'rejected')`;

const studentsOf = (scope: TenantScope, schools: readonly string[]) =>
  scope.db
    .selectFrom('userRoles')
    .select('userId')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('role', '=', 'student')
    .where('organizationId', 'in', [...schools]);

/**
 * One's own always; those of one's organisation, students or centre once they are confirmed. `isManaged` leaves one's own out, for
 * who has any of the others.
 */
export function visibleTo(scope: TenantScope, actor: Actor, isManaged = false) {
  const base = withVacancy(scope);
  if (actor.kind === 'anonymous') return base.where(sql<boolean>`false`);
  const level = accessLevel(actor, 'applications.read');
  const organizations = level === 'organization' ? organizationsWith(actor, 'applications.read') : [];
  const schools = organizationsWith(actor, 'applications.read', 'students');
  return base.where(({ or, and, eb }) => {
    const ways: Expression<SqlBool>[] = [];
    if (level === 'center') ways.push(eb('a.confirmedAt', 'is not', null));
    if (organizations.length > 0)
      ways.push(and([eb('a.confirmedAt', 'is not', null), eb('a.organizationId', 'in', organizations)]));
    if (schools.length > 0)
      ways.push(and([eb('a.confirmedAt', 'is not', null), eb('a.userId', 'in', studentsOf(scope, schools))]));
    const isOwn = eb('a.userId', '=', actor.userId);
    return or(isManaged && ways.length > 0 ? ways : [isOwn, ...ways]);
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

/** The newest of one person that this reader may see. */
export const newestApplicationsOf = async (
  scope: TenantScope,
  actor: Actor,
  userId: string,
  most: number,
): Promise<ApplicationRow[]> =>
  actor.kind === 'anonymous'
    ? []
    : visibleTo(scope, actor)
        .where('a.userId', '=', userId)
        .orderBy('a.createdAt', 'desc')
        .orderBy('a.id')
        .limit(most)
        .execute();

/** Who waits longest for an answer, of these organisations or of all that this reader may see. */
export function longestWaiting(
  scope: TenantScope,
  actor: Actor,
  organizationIds: readonly string[] | null,
  most: number,
): Promise<ApplicationRow[]> {
  let wanted = visibleTo(scope, actor).where(waitsForAnswer('a'));
  if (organizationIds) wanted = wanted.where('a.organizationId', 'in', [...organizationIds]);
  return wanted.orderBy('a.createdAt').orderBy('a.id').limit(most).execute();
}

/** Applications of somebody with an account that can still be undone. */
export const openApplicationsOf = (scope: TenantScope, userId: string): Promise<ApplicationRow[]> =>
  withVacancy(scope).where('a.userId', '=', userId).where(isActive).orderBy('a.createdAt').execute();

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
