/** Reading what happened: one's own actions, one's organisation's records, or the whole centre's (contract/rights.ts). */
import { auditEventCalls } from '#contract/calls/audit-events.ts';
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { AuditTopic } from '#contract/audit-actions.ts';
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import type { AuditEvents } from '#server/db/types.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { inOrder } from '#server/http/row-order.ts';
import { cappedPageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { fileName, menuItemName, pageTitle, personName, plainName, stockImageName } from './columns.ts';
import { isLastOfDay, timesThatDay } from './one-of-a-day/queries.ts';

const columnsOfList = listColumns(auditEventCalls.list, {
  table: 'auditEvents',
  as: 'e',
  usual: '-createdAt',
});

export type AuditEventRow = Selectable<AuditEvents> & {
  applicantName: string | null;
  vacancyTitle: string | null;
  vacancyTitleEn: string | null;
  applicantId: string | null;
  /** Of the application or the vacancy. */
  ownerId: string | null;
  vacancyStatus: string | null;
  organizationName: string | null;
  organizationStatus: string | null;
  personName: string | null;
  pageTitle: string | null;
  plainName: string | null;
  menuItemName: string | null;
  fileName: string | null;
  stockImageName: string | null;
  /** Null where it is not told as one with others. */
  times: number | null;
};

/** Nobody needs to know how many more there are than this; counting a hundred thousand costs more than reading a page. */
const mostCounted = 1000;

/** What the centre notes about an organisation or a vacancy, it notes for itself. */
const notNoted = sql`x.act not in ('note', 'update_note', 'delete_note')`;

/**
 * Actions of one's own and those with these organisations and what is theirs. Their ids first, by the indexes of actor and subject:
 * what it costs then grows with the organisation, not with the centre.
 */
function ofOrganizations({ centerId }: TenantScope, userId: string, ids: readonly string[]) {
  const events = sql`select x.id from audit_events x`;
  const theirs = (table: 'vacancies' | 'applications') => sql`
    select x.id from ${sql.table(table)} t join audit_events x on x.volunteer_center_id = t.volunteer_center_id
      and x.subject_type = ${table} and x.subject_id = t.id
    where t.volunteer_center_id = ${centerId} and t.organization_id = any(${ids}::uuid[])`;
  return sql<SqlBool>`e.id = any(array(
    ${events} where x.volunteer_center_id = ${centerId} and x.actor_id = ${userId}
    union ${events} where x.volunteer_center_id = ${centerId} and x.subject_type = 'organizations'
      and x.subject_id = any(${ids}::uuid[]) and ${notNoted}
    union ${theirs('vacancies')} and ${notNoted} union ${theirs('applications')}))`;
}

/** The record of one, and of what became part of it. */
const ofOneOrganization = (scope: TenantScope, id: string) => sql<SqlBool>`
  (e.subject_type = 'organizations' and e.subject_id in (select ${id}::uuid union all
    select id from organizations where volunteer_center_id = ${scope.centerId} and merged_into_id = ${id}))`;

/** Before its sender has confirmed one, nobody else knows of an application. */
const isKnown = sql<SqlBool>`(a.id is null or a.confirmed_at is not null)`;

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
  const level = accessLevel(actor, 'audit_events.read');
  const isOwn = sql<SqlBool>`e.actor_id = ${actor.userId}`;
  if (level === 'center') return base.where(sql<SqlBool>`(${isOwn} or ${isKnown})`);
  const organizations = organizationsWith(actor, 'audit_events.read');
  if (level === 'organization' && organizations.length > 0)
    return base
      .where(ofOrganizations(scope, actor.userId, organizations))
      .where(sql<SqlBool>`(${isOwn} or ${isKnown})`);
  return base.where(isOwn);
}

/** In the words of their indexes; `main` leaves out who came in and looked at whom. Of much work on one thing that day, the last. */
const underTopic = (topic: AuditTopic | 'main') =>
  topic === 'main'
    ? sql<SqlBool>`(e.topic in ('work', 'organizations', 'people') and ${isLastOfDay})`
    : sql<SqlBool>`(e.topic = ${topic} and ${isLastOfDay})`;

/** Below this one in the list, newest first. */
function olderThan(scope: TenantScope, id: string) {
  const moment = sql`(select created_at from audit_events where volunteer_center_id = ${scope.centerId} and id = ${id})`;
  return sql<SqlBool>`(e.created_at <= ${moment} and (e.created_at < ${moment} or e.id > ${id}))`;
}

/** What the reader may know of and the query asks for. */
function wantedOf(scope: TenantScope, actor: Actor, query: QueryOf<typeof auditEventCalls.list>) {
  let wanted = visibleTo(scope, actor);
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  const { ofOrganization, topic, before } = query.scopes;
  if (ofOrganization !== undefined) wanted = wanted.where(ofOneOrganization(scope, ofOrganization));
  if (topic !== undefined) wanted = wanted.where(underTopic(topic));
  if (before !== undefined) wanted = wanted.where(olderThan(scope, before));
  return wanted;
}

/** With what is said of their subjects, and under a topic how often it was done that day. */
const described = (
  scope: TenantScope,
  actor: Actor,
  wanted: ReturnType<typeof visibleTo>,
  isGrouped: boolean,
) =>
  wanted
    .selectAll('e')
    .select([
      sql<string | null>`nullif(concat_ws(' ', a.first_name, a.last_name), '')`.as('applicantName'),
      'v.title as vacancyTitle',
      'v.titleEn as vacancyTitleEn',
      'a.userId as applicantId',
      'v.organizationId as ownerId',
      'v.status as vacancyStatus',
      'o.name as organizationName',
      'o.status as organizationStatus',
      personName(scope, actor).as('personName'),
      pageTitle(scope, actor).as('pageTitle'),
      plainName(scope, actor).as('plainName'),
      menuItemName(scope, actor).as('menuItemName'),
      fileName(scope, actor).as('fileName'),
      stockImageName(scope, actor).as('stockImageName'),
      (isGrouped ? timesThatDay : sql<number | null>`null::integer`).as('times'),
    ]);

/** A page of what this reader may know of, newest first. */
export const listAuditEvents = (
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof auditEventCalls.list>,
) =>
  cappedPageOf(
    scope,
    described(scope, actor, wantedOf(scope, actor, query), query.scopes.topic !== undefined),
    columnsOfList.order(query),
    query,
    mostCounted,
  );

/** The newest of what this reader may know of: with an organisation and what became part of it, with an account, or of the day's work. */
export async function newestEvents(
  scope: TenantScope,
  actor: Actor,
  about: { organizationId: string } | { userId: string } | { topic: 'main' },
  most: number,
): Promise<AuditEventRow[]> {
  if (actor.kind === 'anonymous') return [];
  let wanted = visibleTo(scope, actor);
  if ('organizationId' in about) wanted = wanted.where(ofOneOrganization(scope, about.organizationId));
  else if ('userId' in about)
    wanted = wanted.where('e.subjectType', '=', 'users').where('e.subjectId', '=', about.userId);
  else wanted = wanted.where(underTopic(about.topic));
  return described(scope, actor, wanted, 'topic' in about)
    .orderBy(inOrder(columnsOfList.order({ sort: [] })))
    .limit(most)
    .execute();
}
