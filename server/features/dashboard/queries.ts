/** The figures of the dashboard: one query over applications, one over vacancies, each limited to the reader's reach. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { dashboardWeeks, type Dashboard } from '#contract/dashboards.ts';
import { timeZone } from '#contract/locales.ts';
import { organizationsWith, accessLevel, type SignedIn } from '#server/auth/actor.ts';
import { countSentBy } from '#server/features/applications/sent/queries.ts';
import { endsSoon, isInTime } from '#server/features/vacancies/in-time/queries.ts';
import { hasVacancies } from '#server/features/vacancies/of-organization/queries.ts';
import { toBeWritten, waitingForCenter } from './to-do/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { waitsForAnswer } from '#server/db/waiting-for-answer.ts';

type Condition = RawBuilder<SqlBool>;
export interface ReadingScope {
  reach: Dashboard['reach'];
  /** Of these organisations; null where it goes by no organisation. */
  organizationIds: readonly string[] | null;
  applications: Condition;
  vacancies: Condition;
}

const everything = sql<SqlBool>`true`;
const nothing = sql<SqlBool>`false`;

/** Of the students of the schools that this mentor is of. */
const ofStudents = ({ centerId }: TenantScope, actor: SignedIn) => sql<SqlBool>`user_id in (
  select user_id from user_roles where volunteer_center_id = ${centerId} and role = 'student'
    and organization_id = any(${organizationsWith(actor, 'applications.read', 'students')}::uuid[]))`;

/** Applications count for whoever may answer them, and for the mentors of who sent them; for everybody else only one's own do. With several organisations the chosen one counts. */
export function whose(scope: TenantScope, actor: SignedIn, chosen: string | undefined): ReadingScope {
  const level = accessLevel(actor, 'applications.decide');
  const organizationIds = null;
  if (level === 'center')
    return { reach: 'center', organizationIds, applications: everything, vacancies: everything };
  const all = organizationsWith(actor, 'applications.decide');
  const organizations = chosen !== undefined && all.includes(chosen) ? [chosen] : all;
  if (level === 'organization' && organizations.length > 0) {
    const ours = sql<SqlBool>`organization_id = any(${organizations}::uuid[])`;
    return { reach: 'organization', organizationIds: organizations, applications: ours, vacancies: ours };
  }
  if (accessLevel(actor, 'applications.read') === 'students')
    return { reach: 'students', organizationIds, applications: ofStudents(scope, actor), vacancies: nothing };
  const own = sql<SqlBool>`user_id = ${actor.userId}`;
  return { reach: 'own', organizationIds, applications: own, vacancies: nothing };
}

const local = (moment: RawBuilder<Date>) => sql<Date>`${moment} at time zone ${timeZone}`;

/** Months begin at midnight in the tenant's zone, whatever the summer time does. */
function months(now: Date) {
  const at = sql<Date>`${now}::timestamptz`;
  const start = sql<Date>`(date_trunc('month', ${local(at)}) at time zone ${timeZone})`;
  const lastStart = sql<Date>`((date_trunc('month', ${local(at)}) - interval '1 month') at time zone ${timeZone})`;
  return { at, start, lastStart, lastUntil: sql<Date>`least(${start}, ${lastStart} + (${at} - ${start}))` };
}

const isOpen = waitsForAnswer();

/** How many applications wait for an answer of the reader's side; nought for who answers none. */
export async function countWaitingApplications(
  scope: TenantScope,
  actor: SignedIn,
  chosen: string | undefined,
): Promise<number> {
  const mine = whose(scope, actor, chosen);
  if (mine.reach === 'own' || mine.reach === 'students') return 0;
  const { waiting } = await scope.db
    .selectFrom('applications')
    .select(sql<number>`count(*)`.as('waiting'))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('confirmedAt', 'is not', null)
    .where(isOpen)
    .where(mine.applications)
    .executeTakeFirstOrThrow();
  return waiting;
}

const answerDays = sql<number>`avg(extract(epoch from first_response_at - coalesce(confirmed_at, created_at)) / 86400)`;

function applicationFigures(scope: TenantScope, whoseAre: Condition, now: Date) {
  const { at, start, lastStart, lastUntil } = months(now);
  const since = sql<Date>`coalesce(confirmed_at, created_at)`;
  const count = (condition: Condition) => sql<number>`count(*) filter (where ${condition})`;
  const average = (condition: Condition) =>
    sql<number | null>`(${answerDays} filter (where ${condition}))::float8`;
  const within = (moment: RawBuilder<unknown>, from: RawBuilder<Date>, until: RawBuilder<Date>) =>
    sql<SqlBool>`${moment} >= ${from} and ${moment} < ${until}`;
  const answered = sql`first_response_at`;
  return (
    scope.db
      .selectFrom('applications')
      .select([
        count(isOpen).as('waiting'),
        sql<Date | null>`min(${since}) filter (where ${isOpen})`.as('oldest'),
        count(within(since, start, at)).as('received'),
        count(within(since, lastStart, lastUntil)).as('receivedBefore'),
        average(within(answered, start, at)).as('answerDays'),
        average(within(answered, lastStart, lastUntil)).as('answerDaysBefore'),
      ])
      .where('volunteerCenterId', '=', scope.centerId)
      .where('confirmedAt', 'is not', null)
      .where(whoseAre)
      // What was answered after more than a year would drown the average, and the index then serves both sides.
      .where(sql<boolean>`((${isOpen}) or created_at >= ${at} - interval '1 year')`)
      .executeTakeFirstOrThrow()
  );
}

function vacancyFigures(scope: TenantScope, whoseAre: Condition, now: Date) {
  const { at, start } = months(now);
  const isOpenNow = sql<SqlBool>`status = 'published' and ${isInTime(at)}`;
  // Archived ones keep no day of it, so they are left out on both sides.
  const wasOpen = sql<SqlBool>`published_at < ${start} and ${isInTime(start)}
    and (status <> 'filled' or filled_at >= ${start})`;
  return scope.db
    .selectFrom('vacancies')
    .select([
      sql<number>`count(*) filter (where ${isOpenNow})`.as('open'),
      sql<number>`count(*) filter (where ${wasOpen})`.as('openBefore'),
      sql<number>`count(*) filter (where ${endsSoon(now)})`.as('expiring'),
    ])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('status', 'in', ['published', 'filled', 'expired'])
    .where(whoseAre)
    .executeTakeFirstOrThrow();
}

/** The last weeks of each figure, in one statement. A week begins on Monday at midnight in the tenant's zone. */
async function weeksOf(scope: TenantScope, mine: ReadingScope, now: Date): Promise<Dashboard['weeks']> {
  const { at } = months(now);
  const first = sql<Date>`((select min(starts) from weeks) at time zone ${timeZone})`;
  const weekOf = (moment: RawBuilder<unknown>) => sql`date_trunc('week', ${moment} at time zone ${timeZone})`;
  const since = sql`coalesce(confirmed_at, created_at)`;
  const ours = sql`volunteer_center_id = ${scope.centerId} and confirmed_at is not null and ${mine.applications}
    and created_at >= ${at} - interval '1 year'`;
  const { rows } = await sql<Dashboard['weeks'][number]>`
    with weeks as (
      select starts, least((starts + interval '1 week') at time zone ${timeZone}, ${at}) as ends
      from generate_series(${weekOf(at)} - make_interval(weeks => ${dashboardWeeks - 1}), ${weekOf(at)}, interval '1 week') starts
    ), received as (
      select ${weekOf(since)} as week, count(*)::int as applications
      from applications where ${ours} and ${since} >= ${first} and ${since} < ${at} group by 1
    ), answered as (
      select ${weekOf(sql`first_response_at`)} as week, (${answerDays})::float8 as days
      from applications where ${ours} and first_response_at >= ${first} and first_response_at < ${at} group by 1
    ), shown as (
      select status, published_at, expires_at, ends_on, filled_at from vacancies
      where volunteer_center_id = ${scope.centerId} and status in ('published', 'filled', 'expired')
        and ${isInTime(first)} and ${mine.vacancies}
    )
    select to_char(starts, 'YYYY-MM-DD') as starts_on, coalesce(applications, 0) as applications, days as answer_days,
      (select count(*)::int from shown where published_at < ends and ${isInTime(sql`ends`)}
        and (status <> 'filled' or filled_at >= ends)) as open_vacancies
    from weeks left join received on received.week = starts left join answered on answered.week = starts
    order by starts`.execute(scope.db);
  return rows;
}

const dayLength = 86_400_000;

/** What this person's day looks like; `chosen` is the organisation that they work for now, which never widens it. */
export async function dashboardOf(
  scope: TenantScope,
  actor: SignedIn,
  now: Date,
  chosen?: string,
): Promise<Dashboard> {
  const mine = whose(scope, actor, chosen);
  const applications = await applicationFigures(scope, mine.applications, now);
  const vacancies = await vacancyFigures(scope, mine.vacancies, now);
  const { oldest } = applications;
  return {
    reach: mine.reach,
    waiting: applications.waiting,
    longestWaitingDays:
      oldest === null ? null : Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / dayLength)),
    ...(await waitingForCenter(scope, actor)),
    expiringVacancies: vacancies.expiring,
    sent: await countSentBy(scope, actor.userId, organizationsWith(actor, 'applications.decide')),
    hasVacancies: chosen !== undefined && (await hasVacancies(scope, chosen)),
    ...(await toBeWritten(scope, actor)),
    applications: { now: applications.received, before: applications.receivedBefore },
    answerDays: { now: applications.answerDays, before: applications.answerDaysBefore },
    openVacancies: { now: vacancies.open, before: vacancies.openBefore },
    weeks: mine.reach === 'own' ? [] : await weeksOf(scope, mine, now),
  };
}
