/** Whether the time of a vacancy is over, as every statement asks it that shows or counts what is open. In `policy.ts` the same of a row. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { expiringDays } from '#contract/dashboards.ts';
import { timeZone } from '#contract/locales.ts';

/** At this moment neither its deadline nor the last day of the work has passed. One that goes on has no last day. */
export const isInTime = (moment: Date | RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const at = moment instanceof Date ? sql`${moment}::timestamptz` : sql`(${moment})`;
  return sql`((expires_at is null or expires_at > ${at})
    and (ends_on is null or ends_on >= (${at} at time zone ${sql.lit(timeZone)})::date))`;
};

/** When the time of one is over: at its deadline or after the last day of the work, whichever comes first; null of one without either. */
export const endOfTime = sql<Date | null>`least(expires_at, (ends_on + 1)::timestamp at time zone ${sql.lit(timeZone)})`;

/** Online at this moment, and over within `expiringDays`: what the list, the overview and their counts call ending soon. */
export const endsSoon = (now: Date): RawBuilder<SqlBool> => {
  const until = sql`(${now}::timestamptz + make_interval(days => ${expiringDays}::int))`;
  return sql`(status = 'published' and ${isInTime(now)}
    and (expires_at <= ${until} or ends_on < (${until} at time zone ${sql.lit(timeZone)})::date))`;
};
