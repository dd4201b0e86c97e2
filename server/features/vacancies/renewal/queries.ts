/** Of which vacancies an organisation is to hear, as they end or as nobody looked at them for long. */
import { sql, type SqlBool } from 'kysely';
import { answerDaysAfterEnd, endWarnings, stillTrue } from '#contract/vacancy-renewals.ts';
import type { Renewable } from '#server/auth/renewal-key.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { isInTime } from '../in-time/queries.ts';
import type { VacancyRow } from '../queries.ts';
import { waitsForAnswer } from '#server/db/waiting-for-answer.ts';

export const reminderKinds = ['ends_in_weeks', 'ends_in_days', 'ended', 'asks', 'asks_again'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Since when nobody looked at it; as the index has it. */
export const since = sql<Date>`coalesce(greatest(v.renewed_at, v.published_at), v.created_at)`;

type Dated = Pick<VacancyRow, 'expiresAt' | 'renewedAt' | 'publishedAt' | 'createdAt'>;

/** The same, of a row. */
export const lastLookedAt = ({ renewedAt, publishedAt, createdAt }: Omit<Dated, 'expiresAt'>): Date =>
  new Date(Math.max(renewedAt?.getTime() ?? 0, publishedAt?.getTime() ?? 0) || createdAt.getTime());

/** What a key is about: its end, or since when nobody looked at it. */
export const renewableOf = (vacancy: Dated & { id: string }): Renewable => ({
  id: vacancy.id,
  about: vacancy.expiresAt ?? lastLookedAt(vacancy),
});

const days = (count: number) => sql`make_interval(days => ${count}::int)`;
/** Whoever has just put it online knows when it ends. */
const restDays = 2;
/** What ended longer ago is no news. */
const newsDays = 7;

const isWaiting = sql`a.volunteer_center_id = v.volunteer_center_id and a.vacancy_id = v.id
  and ${waitsForAnswer('a')}`;
const waits = sql<SqlBool>`exists (select from applications a where ${isWaiting})`;

const isOnline = sql<SqlBool>`v.status = 'published' and v.organization_approved`;
const hasRested = sql<SqlBool>`${since} <= now() - ${days(restDays)}`;
const isUnchecked = sql<SqlBool>`v.expires_at is null
  and ${since} <= now() - make_interval(months => ${stillTrue.askedAfterMonths}::int)`;

/** Not before, on the last day of the work: whoever wrote that knows it, and no press puts it off. */
const endsByDeadline = isInTime(sql`v.expires_at - interval '1 second'`);

/**
 * Since when it is over. What its own source has no more has ended without a question, but where people wait there: who these are knows
 * the organisation alone.
 */
const endedAt = sql<Date>`coalesce(v.expired_at, case when ${waits} then (select o.gone_at from vacancy_origins o
  where o.volunteer_center_id = v.volunteer_center_id and o.vacancy_id = v.id) end)`;

/** What a reminder is about: the end itself, which may come again, or the end that is set, else since when nobody looked. */
export const aboutOf = (kind: ReminderKind) =>
  kind === 'ended' ? endedAt : sql<Date>`coalesce(v.expires_at, ${since})`;

const wasSent = (
  kind: ReminderKind,
  before = sql`now()`,
) => sql<SqlBool>`exists (select from vacancy_reminders r
  where r.volunteer_center_id = v.volunteer_center_id and r.vacancy_id = v.id and r.kind = ${kind}
    and ${kind === 'ended' ? sql`r.created_at >= ${endedAt}` : sql`r.about = ${aboutOf(kind)}`} and r.created_at <= ${before})`;

/** For each kind, which are due; each is sent once about the same moment. */
const isDue: Record<ReminderKind, ReturnType<typeof sql<SqlBool>>> = {
  ends_in_weeks: sql`${isOnline} and ${hasRested} and ${endsByDeadline} and v.expires_at > now() + ${days(endWarnings.days)}
    and v.expires_at <= now() + ${days(endWarnings.weeks)}`,
  ends_in_days: sql`${isOnline} and ${hasRested} and ${endsByDeadline} and v.expires_at > now()
    and v.expires_at <= now() + ${days(endWarnings.days)}`,
  // What waits for the check of the centre is on its way back. Where people wait it is always told: they are answered after that alone.
  ended: sql`v.status = 'expired' and v.organization_approved
    and (v.submitted_at is null and ${endedAt} > now() - ${days(newsDays)} or ${endedAt} is not null and ${waits})`,
  asks: sql`${isOnline} and ${isUnchecked}`,
  asks_again: sql`${isOnline} and ${isUnchecked} and ${wasSent('asks', sql`now() - ${days(stillTrue.againAfterDays)}`)}`,
};

/** Asked twice, the second time long enough ago, and nobody answered: its time is over. */
export const isUnanswered = sql<SqlBool>`${isUnchecked}
  and ${wasSent('asks_again', sql`now() - ${days(stillTrue.endsAfterDays - stillTrue.againAfterDays)}`)}`;

/**
 * Those that have ended so long ago that their organisation, which heard of it then, had its days to answer who waits there; or that it
 * put away itself, where nobody can be accepted any more.
 */
export const leftWaiting = (scope: TenantScope, most: number) =>
  scope.db
    .selectFrom('vacancies as v')
    .select('v.id')
    .where('v.volunteerCenterId', '=', scope.centerId)
    .where(waits)
    .where(
      sql<SqlBool>`(v.status = 'expired' and ${wasSent('ended', sql`now() - ${days(answerDaysAfterEnd)}`)}
        or v.status in ('archived', 'deleted') and v.updated_at <= now() - ${days(answerDaysAfterEnd)})`,
    )
    .orderBy('v.id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

/** How many people still wait for an answer, each counted once. */
const waitingCount = sql<number>`(
  select count(distinct lower(a.email))::int from applications a where ${isWaiting})`;

/** Those whose organisation is to be told, from an id on, as they are locked for it; somebody who is changing one has their say first. */
export const dueVacancies = (scope: TenantScope, kind: ReminderKind, most: number, after: string) =>
  scope.db
    .selectFrom('vacancies as v')
    .select(['v.id', 'v.organizationId', 'v.organizationName', 'v.title', 'v.titleEn'])
    .select(['v.expiresAt', 'v.renewedAt', 'v.publishedAt', 'v.createdAt'])
    .select((kind === 'ended' ? waitingCount : sql<number>`0`).as('waiting'))
    .where('v.volunteerCenterId', '=', scope.centerId)
    .where('v.id', '>', after)
    .where(isDue[kind])
    .where(({ not }) => not(wasSent(kind)))
    .orderBy('v.id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
export type DueVacancy = Awaited<ReturnType<typeof dueVacancies>>[number];
