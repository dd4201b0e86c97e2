/** Whose turn it is to be mailed, and what they were told of before. */
import { sql, type SqlBool } from 'kysely';
import { dateFormat } from '#contract/formatters.ts';
import { timeZone } from '#contract/locales.ts';
import { days, type Day } from '#contract/schedule.ts';
import { alertHour } from '#contract/search-alerts.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** A day on the clock of the Netherlands. */
export interface Turn {
  day: Day;
  /** `2026-11-26`. */
  date: string;
}

const clock = dateFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'long',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The day that it is there, once the mails of it may go; null before that hour. */
export function turnAt(now: Date): Turn | null {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = days.find((one) => one === parts.get('weekday')?.toLowerCase());
  if (!day || Number(parts.get('hour')) < alertHour) return null;
  return { day, date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}` };
}

/** One that runs at a time in a centre: whoever comes second leaves it to the first. */
export async function holdMailing({ centerId, db }: TenantScope): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`mailing of alerts ${centerId}`}, 0)) as held`.execute(
    db,
  );
  return rows[0]?.held === true;
}

/** Those that are due, person by person; of accounts only where mail may go. */
export const dueAlerts = (scope: TenantScope, { day, date }: Turn, most: number) =>
  scope.db
    .selectFrom('searchAlerts as a')
    .leftJoin('users as u', (join) =>
      join.onRef('u.volunteerCenterId', '=', 'a.volunteerCenterId').onRef('u.id', '=', 'a.userId'),
    )
    .selectAll('a')
    .select([
      'u.firstName',
      sql<string>`coalesce(u.email, a.email)`.as('to'),
      sql<string>`coalesce(u.locale, a.locale)`.as('readsIn'),
      sql<string>`coalesce(a.user_id::text, lower(a.email))`.as('owner'),
    ])
    .where('a.volunteerCenterId', '=', scope.centerId)
    .where('a.confirmedAt', 'is not', null)
    .where(sql<SqlBool>`a.days @> array[${day}]::text[]`)
    .where(sql<SqlBool>`(a.last_run_on is null or a.last_run_on < ${date}::date)`)
    .where(sql<SqlBool>`(a.user_id is null or (u.status = 'active' and u.confirmed_at is not null))`)
    .orderBy('owner')
    .orderBy('a.id')
    .limit(most)
    .forUpdate('a')
    .execute();
export type DueAlert = Awaited<ReturnType<typeof dueAlerts>>[number];

/** When the last one went online that is there; null where there is none. */
export async function newestPublished({ centerId, db }: TenantScope): Promise<Date | null> {
  const { rows } = await sql<{ newest: Date | null }>`
    select max(published_at) as newest from vacancies
    where volunteer_center_id = ${centerId} and status = 'published' and organization_approved`.execute(db);
  return rows[0]?.newest ?? null;
}

/** Of these vacancies, those that an alert of the same person told of before, by the ids of all their alerts. */
export async function toldBefore(
  scope: TenantScope,
  alertIds: readonly string[],
  vacancyIds: readonly string[],
): Promise<Set<string>> {
  const rows = await scope.db
    .selectFrom('searchAlertMailings')
    .select('vacancyId')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('alertId', 'in', alertIds)
    .where('vacancyId', 'in', vacancyIds)
    .execute();
  return new Set(rows.map(({ vacancyId }) => vacancyId));
}
