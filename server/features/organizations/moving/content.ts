/** Vacancies, applications and notes of an organisation that goes to another centre. */
import { sql } from 'kysely';
import type { MovedThing } from '#contract/organization-moving.ts';
import { vacancyTypes, vacancyTypesOf } from '#contract/vacancy-fields.ts';
import { anonymizeApplications } from '#server/features/personal-data/commands.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { PersonalParts } from '#server/tenancy/personal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { putRows, takeRows } from './rows.ts';

export interface Content {
  vacancies: string;
  applications: string;
  notes: string;
  counts: Partial<Record<MovedThing, number>>;
}

/** Kinds of vacancy that a centre does not have. */
const missingKinds = ({ features }: Center) =>
  vacancyTypes.filter((type) => !vacancyTypesOf(features).includes(type));

async function countsOf(
  scope: TenantScope,
  id: string,
  kinds: readonly string[],
): Promise<Content['counts']> {
  const of = (table: string) =>
    sql`from ${sql.table(table)} where volunteer_center_id = ${scope.centerId} and organization_id = ${id}`;
  const noted = (table: string) => sql`subject_type = ${table} and subject_id in (select id ${of(table)})`;
  const notes = sql`from internal_notes where volunteer_center_id = ${scope.centerId}`;
  const { rows } = await sql<{ counts: Content['counts'] }>`select json_build_object(
    'vacancies', (select count(*) ${of('vacancies')} and status <> 'deleted'),
    'vacancies_offline', (select count(*) ${of('vacancies')} and status = 'published' and vacancy_type = any(${[...kinds]}::text[])),
    'applications_unconfirmed', (select count(*) ${of('applications')} and confirmed_at is null),
    'notes', (select count(*) ${notes} and ${noted('applications')}),
    'notes_of_center', (select count(*) ${notes} and (${noted('vacancies')} or (subject_type = 'organizations' and subject_id = ${id}))),
    'notifications', (select count(*) ${of('notifications')}),
    'audit_events', (select count(*) from audit_events where volunteer_center_id = ${scope.centerId}
      and subject_type = 'organizations' and subject_id = ${id})) as counts`.execute(scope.db);
  return rows[0]?.counts ?? {};
}

/** Turned down or taken back: what is left of these are figures. Answers how many there are. */
async function forgetEnded(scope: TenantScope, parts: PersonalParts, id: string): Promise<number> {
  const { rows } = await sql<{ id: string; isNameless: boolean }>`
    select id, anonymized_at is not null as is_nameless from applications where volunteer_center_id = ${scope.centerId}
      and organization_id = ${id} and confirmed_at is not null and (status = 'rejected' or withdrawn_at is not null)`.execute(
    scope.db,
  );
  await anonymizeApplications(
    scope,
    parts,
    rows.filter(({ isNameless }) => !isNameless).map((row) => row.id),
  );
  return rows.length;
}

/** Everything that goes along, read in the old centre. Accounts of applicants stay there. */
export async function takeContent(
  scope: TenantScope,
  parts: PersonalParts,
  id: string,
  to: Center,
): Promise<Content> {
  const kinds = missingKinds(to);
  const counts = await countsOf(scope, id, kinds);
  const nameless = await forgetEnded(scope, parts, id);
  const theirs = sql`organization_id = ${id}`;
  const isConfirmed = sql`${theirs} and confirmed_at is not null`;
  const applications = await takeRows(scope, 'applications', isConfirmed, sql`'{"user_id": null}'::jsonb`);
  const ofApplications = sql`subject_type = 'applications' and subject_id in (select id from applications
    where volunteer_center_id = ${scope.centerId} and ${isConfirmed})`;
  return {
    vacancies: await takeRows(
      scope,
      'vacancies',
      theirs,
      sql`jsonb_build_object('contact_id', null) ||
        case when status = 'published' and vacancy_type = any(${kinds}::text[]) then '{"status": "draft"}'::jsonb else '{}' end`,
    ),
    applications,
    notes: await takeRows(scope, 'internal_notes', ofApplications, sql`'{"author_id": null}'::jsonb`),
    counts: {
      ...counts,
      applications: (JSON.parse(applications) as unknown[]).length - nameless,
      applications_nameless: nameless,
    },
  };
}

/** In the new centre. An applicant with an account there finds the application in it. */
export async function placeContent(scope: TenantScope, id: string, content: Content): Promise<void> {
  await putRows(scope, 'vacancies', content.vacancies);
  await putRows(scope, 'applications', content.applications);
  await putRows(scope, 'internal_notes', content.notes);
  await sql`update applications a set user_id = u.id from users u
    where a.volunteer_center_id = ${scope.centerId} and a.organization_id = ${id} and a.anonymized_at is null
      and u.volunteer_center_id = a.volunteer_center_id and lower(u.email) = lower(a.email)
      and u.confirmed_at is not null and u.status = 'active'`.execute(scope.db);
}

/** Takes all of it out of the old centre, what hangs on it first. */
export async function removeContent(scope: TenantScope, id: string): Promise<void> {
  const center = scope.centerId;
  const theirs = (table: string) =>
    sql`(select id from ${sql.table(table)} where volunteer_center_id = ${center} and organization_id = ${id})`;
  await sql`delete from internal_notes where volunteer_center_id = ${center} and (
    subject_type = 'organizations' and subject_id = ${id}
    or subject_type = 'vacancies' and subject_id in ${theirs('vacancies')}
    or subject_type = 'applications' and subject_id in ${theirs('applications')})`.execute(scope.db);
  for (const table of ['applications', 'vacancies', 'user_roles'])
    await sql`delete from ${sql.table(table)} where volunteer_center_id = ${center} and organization_id = ${id}`.execute(
      scope.db,
    );
  await sql`delete from organization_signups where volunteer_center_id = ${center} and join_organization_id = ${id}`.execute(
    scope.db,
  );
  await sql`delete from organizations where volunteer_center_id = ${center} and id = ${id}`.execute(scope.db);
}
