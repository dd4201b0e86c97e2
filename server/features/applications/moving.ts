/** Applications to an organisation that stops, goes to another centre, or becomes one with another. Accounts of applicants stay. */
import { sql } from 'kysely';
import { anonymizeApplications } from '#server/features/personal-data/commands.ts';
import type { Move, OrganizationPart } from '#server/http/organization-parts.ts';
import { putRows, takeRows } from '#server/tenancy/rows.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { answerOpenApplications } from './of-organization/commands.ts';
import { waitsForAnswer } from '#server/db/waiting-for-answer.ts';

const theirs = (center: number, organizationId: string) =>
  sql`select count(*) from applications where volunteer_center_id = ${center} and organization_id = ${organizationId}`;

/** Turned down or taken back: what is left of these are figures. Answers how many there are. */
async function forgetEnded(scope: TenantScope, { organization, services }: Move): Promise<number> {
  const { rows } = await sql<{ id: string; isNameless: boolean }>`
    select id, anonymized_at is not null as is_nameless from applications where volunteer_center_id = ${scope.centerId}
      and organization_id = ${organization.id} and confirmed_at is not null
      and (status = 'rejected' or withdrawn_at is not null)`.execute(scope.db);
  const named = rows.filter(({ isNameless }) => !isNameless).map(({ id }) => id);
  await anonymizeApplications(scope, services, named);
  return rows.length;
}

/** In the new centre. An applicant with an account there finds the application in it. */
async function place(there: TenantScope, { organization }: Move, applications: string): Promise<void> {
  await putRows(there, 'applications', applications);
  await sql`update applications a set user_id = u.id from users u
    where a.volunteer_center_id = ${there.centerId} and a.organization_id = ${organization.id} and a.anonymized_at is null
      and u.volunteer_center_id = a.volunteer_center_id and lower(u.email) = lower(a.email)
      and u.confirmed_at is not null and u.status = 'active'`.execute(there.db);
}

export const applicationMoving: OrganizationPart = {
  tables: {
    applications: {
      moving:
        'open and accepted ones go along, as people gave them to the organisation; ended ones without the person, as nobody needs that any more; unconfirmed ones go away',
      merging: 'become the other’s',
    },
  },
  counts: (center, { organization }) => ({
    applications_unconfirmed: sql`${theirs(center, organization.id)} and confirmed_at is null`,
  }),
  take: async (scope, move) => {
    const nameless = await forgetEnded(scope, move);
    const isConfirmed = sql`organization_id = ${move.organization.id} and confirmed_at is not null`;
    const applications = await takeRows(scope, 'applications', isConfirmed, sql`'{"user_id": null}'::jsonb`);
    move.report.applications = (JSON.parse(applications) as unknown[]).length - nameless;
    move.report.applications_nameless = nameless;
    return (there) => place(there, move, applications);
  },
  clear: async (scope, { organization }) => {
    await sql`delete from applications where volunteer_center_id = ${scope.centerId}
      and organization_id = ${organization.id}`.execute(scope.db);
  },
  stop: async (context, { organizationId, answersOpen, message }) =>
    answersOpen && answerOpenApplications(context, { organizationId }, message),
  mergeCounts: ({ center, goes }) => ({
    open_applications: sql`${theirs(center, goes)} and ${waitsForAnswer()}`,
    applications: sql`${theirs(center, goes)} and confirmed_at is not null`,
  }),
  merge: [
    ({ center, stays, goes }) => sql`
      update applications set organization_id = ${stays} where volunteer_center_id = ${center} and organization_id = ${goes}`,
  ],
};
