/** Reading what happened: one's own deeds, one's organisation's records, or the whole centre's (contract/rights.ts). */
import { sql, type Selectable, type SqlBool } from 'kysely';
import { organizationsWith, reach, type Actor } from '#server/auth/actor.ts';
import type { AuditEvents } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import type { ListQuery } from '#server/http/list-query.ts';
import { conditionsOf, orderOf } from '#server/http/row-filter.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type AuditEventRow = Selectable<AuditEvents> & {
  applicantName: string | null;
  vacancyTitle: string | null;
  vacancyTitleEn: string | null;
  organizationName: string | null;
  personName: string | null;
};

/** Records of these organisations, by the index of the subject. */
const ofOrganizations = (scope: TenantScope, ids: readonly string[]) => sql<SqlBool>`
  (e.subject_type = 'organizations' and e.subject_id = any(${ids}::uuid[])
   or e.subject_type = 'vacancies' and e.subject_id in
     (select id from vacancies where volunteer_center_id = ${scope.centerId} and organization_id = any(${ids}::uuid[]))
   or e.subject_type = 'applications' and e.subject_id in
     (select id from applications where volunteer_center_id = ${scope.centerId} and organization_id = any(${ids}::uuid[])))`;

/** The record of one, and of what became part of it. */
const ofOneOrganization = (scope: TenantScope, id: string) => sql<SqlBool>`
  (e.subject_type = 'organizations' and e.subject_id in (select ${id}::uuid union all
    select id from organizations where volunteer_center_id = ${scope.centerId} and merged_into_id = ${id}))`;

/** Before its sender has confirmed one, nobody else knows of an application. */
const isKnown = sql<SqlBool>`(a.id is null or a.confirmed_at is not null)`;

/** The name of an account, for whom it is about and who may see it in the list of users. */
function personName(scope: TenantScope, actor: Actor) {
  const name = sql`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`;
  const read = sql`select ${name} from users u where u.volunteer_center_id = ${scope.centerId} and u.id = e.subject_id`;
  if (actor.kind === 'anonymous') return sql<string | null>`null::text`;
  const isVisible =
    reach(actor, 'users.read') === 'center'
      ? sql`true`
      : sql`(u.id = ${actor.userId} or exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id
          and r.user_id = u.id and r.organization_id = any(${organizationsWith(actor, 'users.read')}::uuid[])))`;
  return sql<string | null>`case e.subject_type when 'users' then (${read} and ${isVisible}) end`;
}

function visibleTo(scope: TenantScope, actor: Actor) {
  const base = scope.db
    .selectFrom('auditEvents as e')
    .leftJoin('applications as a', (join) =>
      join
        .onRef('a.volunteerCenterId', '=', 'e.volunteerCenterId')
        .onRef('a.id', '=', 'e.subjectId')
        .on('e.subjectType', '=', 'applications'),
    )
    .leftJoin('vacancies as v', (join) =>
      join
        .onRef('v.volunteerCenterId', '=', 'e.volunteerCenterId')
        .on(
          sql<SqlBool>`v.id = case e.subject_type when 'applications' then a.vacancy_id when 'vacancies' then e.subject_id end`,
        ),
    )
    .leftJoin('organizations as o', (join) =>
      join
        .onRef('o.volunteerCenterId', '=', 'e.volunteerCenterId')
        .onRef('o.id', '=', 'e.subjectId')
        .on('e.subjectType', '=', 'organizations')
        .on('o.status', '!=', 'deleted'),
    )
    .where('e.volunteerCenterId', '=', scope.centerId);
  if (actor.kind === 'anonymous') return base.where(sql<SqlBool>`false`);
  const far = reach(actor, 'audit_events.read');
  const isOwn = sql<SqlBool>`e.actor_id = ${actor.userId}`;
  if (far === 'center') return base.where(sql<SqlBool>`(${isOwn} or ${isKnown})`);
  const organizations = organizationsWith(actor, 'audit_events.read');
  if (far === 'organization' && organizations.length > 0)
    return base.where(sql<SqlBool>`(${isOwn} or (${ofOrganizations(scope, organizations)} and ${isKnown}))`);
  return base.where(isOwn);
}

/** A page of what this reader may know of, newest first. */
export async function listAuditEvents(
  scope: TenantScope,
  actor: Actor,
  query: ListQuery,
): Promise<PageOf<AuditEventRow>> {
  let wanted = visibleTo(scope, actor);
  for (const condition of conditionsOf(query, 'e')) wanted = wanted.where(condition);
  const { ofOrganization } = query.scopes as { ofOrganization?: string };
  if (ofOrganization !== undefined) wanted = wanted.where(ofOneOrganization(scope, ofOrganization));
  const { number, size } = query.page;
  const rows = await wanted
    .selectAll('e')
    .select([
      sql<string | null>`nullif(concat_ws(' ', a.first_name, a.last_name), '')`.as('applicantName'),
      'v.title as vacancyTitle',
      'v.titleEn as vacancyTitleEn',
      'o.name as organizationName',
      personName(scope, actor).as('personName'),
    ])
    .orderBy(orderOf(query, 'e', [{ attribute: 'createdAt', isDescending: true }]))
    .limit(size)
    .offset((number - 1) * size)
    .execute();
  const { records } = await wanted.select(sql<number>`count(*)`.as('records')).executeTakeFirstOrThrow();
  return { rows, records, number, size };
}
