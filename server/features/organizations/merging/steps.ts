/** What hangs on the organisation that goes, and how it comes to the one that stays: one statement each, however much there is. */
import { sql, type RawBuilder } from 'kysely';
import type { MergedThing } from '#contract/organization-merging.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

interface Pair {
  center: number;
  stays: string;
  goes: string;
}

const isOpen = sql`status is null and withdrawn_at is null and confirmed_at is not null`;

/** Counted before anything is changed: one query. */
export async function thingsOf(scope: TenantScope, goes: string, stays: string) {
  const of = (table: string) =>
    sql`from ${sql.table(table)} where volunteer_center_id = ${scope.centerId} and organization_id = ${goes}`;
  const staysIn = sql`user_id in (select user_id from user_roles where volunteer_center_id = ${scope.centerId} and organization_id = ${stays})`;
  const { rows } = await sql<{ counts: Record<MergedThing, number> }>`select json_build_object(
    'published_vacancies', (select count(*) ${of('vacancies')} and status = 'published'),
    'vacancies', (select count(*) ${of('vacancies')} and status <> 'deleted'),
    'open_applications', (select count(*) ${of('applications')} and ${isOpen}),
    'applications', (select count(*) ${of('applications')} and confirmed_at is not null),
    'people', (select count(distinct user_id) ${of('user_roles')}),
    'people_of_both', (select count(distinct user_id) ${of('user_roles')} and ${staysIn}),
    'join_requests', (select count(*) ${of('organization_join_requests')} and status = 'open'),
    'notes', (select count(*) from internal_notes where volunteer_center_id = ${scope.centerId}
      and subject_type = 'organizations' and subject_id = ${goes}),
    'notifications', (select count(*) ${of('notifications')})) as counts`.execute(scope.db);
  const [counted] = rows;
  if (!counted) throw new Error('A select without a table has one row.');
  return counted.counts;
}

type Step = (pair: Pair) => RawBuilder<unknown>;

const moved =
  (table: string, column = 'organization_id'): Step =>
  ({ center, stays, goes }) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${stays} where volunteer_center_id = ${center} and ${sql.ref(column)} = ${goes}`;

/** In this order: what the one that stays has already is dropped before the rest follows. */
export const steps: readonly Step[] = [
  moved('vacancies'),
  moved('applications'),
  ({ center, stays, goes }) => sql`
    delete from user_roles r using user_roles own where r.volunteer_center_id = ${center} and r.organization_id = ${goes}
      and own.volunteer_center_id = ${center} and own.organization_id = ${stays}
      and own.user_id = r.user_id and own.role = r.role`,
  moved('user_roles'),
  // Asked of both, or in already: then there is nothing left to ask.
  ({ center, stays, goes }) => sql`
    delete from organization_join_requests j where j.volunteer_center_id = ${center} and j.organization_id = ${goes} and j.status = 'open'
      and (exists (select from organization_join_requests own where own.volunteer_center_id = ${center}
          and own.organization_id = ${stays} and own.user_id = j.user_id and own.status = 'open')
        or exists (select from user_roles r where r.volunteer_center_id = ${center} and r.organization_id = ${stays}
          and r.user_id = j.user_id and r.role = 'organization_superuser'))`,
  moved('organization_join_requests'),
  moved('organization_signups', 'join_organization_id'),
  ({ center, stays, goes }) => sql`
    update internal_notes set subject_id = ${stays}
      where volunteer_center_id = ${center} and subject_type = 'organizations' and subject_id = ${goes}`,
  ({ center, stays, goes }) => sql`
    update notifications set organization_id = ${stays}, path = replace(path, ${goes}::text, ${stays}::text)
      where volunteer_center_id = ${center} and organization_id = ${goes}`,
  // Those that went into it before lead to the one that stays at once.
  moved('organizations', 'merged_into_id'),
];
