/** Whether the time of a vacancy is over, as every statement asks it that shows or counts what is open. In `policy.ts` the same of a row. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { timeZone } from '#contract/locales.ts';

/** At this moment neither its deadline nor the last day of the work has passed. One that goes on has no last day. */
export const isInTime = (moment: Date | RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const at = moment instanceof Date ? sql`${moment}::timestamptz` : sql`(${moment})`;
  return sql`((expires_at is null or expires_at > ${at})
    and (ends_on is null or ends_on >= (${at} at time zone ${sql.lit(timeZone)})::date))`;
};
