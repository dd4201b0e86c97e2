/** What the centre wants to know of a vacancy before it goes online. */
import { sql, type SqlBool } from 'kysely';
import { mostAlikeVacancies } from '#contract/vacancy-checks.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { anyVacancy, type VacancyRow } from '../queries.ts';
import { withPendingChange } from '../transitions.ts';

/** Titles less alike than this are of other work. */
const likeTitle = 0.45;

export interface VacancyCheckRow {
  id: string;
  submittedBy: { id: string; name: string } | null;
  publishedBefore: number;
  alike: VacancyRow[];
}

/** Acts by which it came before the centre: where that looks afterwards it went online. */
const sendingActs = ['submit', 'publish', 'restore'] as const;

/** By the index of what happened to it. */
async function lastSubmitter(scope: TenantScope, id: string): Promise<VacancyCheckRow['submittedBy']> {
  const action = await scope.db
    .selectFrom('auditEvents')
    .select(['actorId', 'actorName'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('subjectType', '=', 'vacancies')
    .where('subjectId', '=', id)
    .where('act', 'in', sendingActs)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return action?.actorId && action.actorName ? { id: action.actorId, name: action.actorName } : null;
}

/** By the index of its organisation: however large the centre is, one organisation has few. */
const othersOf = (scope: TenantScope, { id, organizationId }: VacancyRow) =>
  anyVacancy(scope).where('v.organizationId', '=', organizationId).where('v.id', '!=', id);

async function publishedBefore(scope: TenantScope, vacancy: VacancyRow): Promise<number> {
  const { count } = await othersOf(scope, vacancy)
    .where('v.publishedAt', 'is not', null)
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What was put away or has been filled is no double. */
function alikeOf(scope: TenantScope, vacancy: VacancyRow): Promise<VacancyRow[]> {
  const likeness = sql<number>`similarity(lower(v.title), ${vacancy.title.toLowerCase()})`;
  return othersOf(scope, vacancy)
    .where('v.status', 'in', ['published', 'draft'])
    .where(sql<SqlBool>`${likeness} >= ${likeTitle}`)
    .orderBy(sql`${likeness} desc, v.id`)
    .limit(mostAlikeVacancies)
    .execute();
}

/** Of the vacancy as it would be with the change that waits. */
export async function checkOf(scope: TenantScope, vacancy: VacancyRow): Promise<VacancyCheckRow> {
  const changed = withPendingChange(vacancy);
  const [submittedBy, before, alike] = await Promise.all([
    lastSubmitter(scope, vacancy.id),
    publishedBefore(scope, changed),
    alikeOf(scope, changed),
  ]);
  return { id: vacancy.id, submittedBy, publishedBefore: before, alike };
}

/** How many wait for the check of the centre, to be asked within another statement. */
export const numberOfWaitingVacancies = (scope: TenantScope) =>
  scope.db
    .selectFrom('vacancies')
    .select(sql<number>`count(*)`.as('records'))
    .where('volunteerCenterId', '=', scope.centerId)
    .where(sql<SqlBool>`submitted_at is not null and status <> 'deleted'`);

/** Those that wait longest, in the order of the queue. */
export const longestSubmitted = (scope: TenantScope, most: number): Promise<VacancyRow[]> =>
  anyVacancy(scope)
    .where(sql<SqlBool>`v.submitted_at is not null and v.status <> 'deleted'`)
    .orderBy('v.submittedAt')
    .orderBy('v.id')
    .limit(most)
    .execute();
