/** Notes about an organisation that goes to another centre, or becomes one with another, and about what is its. */
import { sql } from 'kysely';
import type { OrganizationPart } from '#server/http/organization-parts.ts';
import { putRows, takeRows } from '#server/tenancy/rows.ts';

/** About one of its vacancies or applications. */
const about = (table: 'vacancies' | 'applications', center: number, organizationId: string) =>
  sql`subject_type = ${table} and subject_id in (select id from ${sql.table(table)}
    where volunteer_center_id = ${center} and organization_id = ${organizationId})`;
const aboutItself = (organizationId: string) =>
  sql`subject_type = 'organizations' and subject_id = ${organizationId}`;
const count = (center: number) =>
  sql`select count(*) from internal_notes where volunteer_center_id = ${center}`;

export const noteMoving: OrganizationPart = {
  tables: {
    internal_notes: {
      moving:
        'on applications they go along, as the organisation reads those too; what the centre wrote for itself goes away, as it is not the other’s to read',
      merging: 'become the other’s',
    },
  },
  counts: (center, { organization: { id } }) => ({
    notes: sql`${count(center)} and ${about('applications', center, id)}`,
    notes_of_center: sql`${count(center)} and (${about('vacancies', center, id)} or (${aboutItself(id)})
      or (subject_type = 'form_submissions' and subject_id in (select s.id from form_submissions s
        join forms f on f.volunteer_center_id = s.volunteer_center_id and f.id = s.form_id
        where f.volunteer_center_id = ${center} and f.organization_id = ${id})))`,
  }),
  take: async (scope, { organization: { id } }) => {
    const isConfirmed = sql`${about('applications', scope.centerId, id)} and subject_id in (select id from applications
      where volunteer_center_id = ${scope.centerId} and organization_id = ${id} and confirmed_at is not null)`;
    const notes = await takeRows(scope, 'internal_notes', isConfirmed, sql`'{"author_id": null}'::jsonb`);
    return (there) => putRows(there, 'internal_notes', notes);
  },
  clear: async (scope, { organization: { id } }) => {
    const center = scope.centerId;
    await sql`delete from internal_notes where volunteer_center_id = ${center} and (${aboutItself(id)}
      or ${about('vacancies', center, id)} or ${about('applications', center, id)})`.execute(scope.db);
  },
  mergeCounts: ({ center, goes }) => ({ notes: sql`${count(center)} and ${aboutItself(goes)}` }),
  merge: [
    ({ center, stays, goes }) => sql`
      update internal_notes set subject_id = ${stays} where volunteer_center_id = ${center} and ${aboutItself(goes)}`,
  ],
};
