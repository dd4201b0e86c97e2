/** A page saves itself while somebody writes: what one person changed of one thing on one day is told once. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { timeZone } from '#contract/locales.ts';

const isChange = sql<SqlBool>`(e.act = 'update' and e.actor_id is not null)`;

const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${sql.lit(timeZone)})::date`;
const created = sql`e.created_at`;

/** Changes of the same thing by the same person, for themselves or by an admin in their place; by the index of what it was done with. */
const alike = sql`from audit_events n where n.volunteer_center_id = e.volunteer_center_id
  and n.subject_type = e.subject_type and n.subject_id = e.subject_id and n.act = e.act and n.topic = e.topic
  and n.actor_id = e.actor_id and n.acting_admin_id is not distinct from e.acting_admin_id`;

const startOf = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone ${sql.lit(timeZone)}`;

/** Nobody changed it once more that day: it stands for all that they changed. */
export const isLastOfDay = sql<SqlBool>`not (${isChange} and exists (select ${alike}
  and n.created_at >= ${created} and n.created_at < ${startOf(sql`${dayOf(created)} + 1`)}
  and (n.created_at, n.id) > (e.created_at, e.id)))`;

/** How often it was changed that day up to here; null for what is not told so. */
export const timesThatDay = sql<number | null>`case when ${isChange} then (select count(*)::integer ${alike}
  and n.created_at >= ${startOf(dayOf(created))} and n.created_at <= ${created}) end`;
