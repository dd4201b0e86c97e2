/** Vacancies of an organisation that stops, goes to another centre, or becomes one with another. */
import { sql } from 'kysely';
import { vacancyTypes, vacancyTypesOf } from '#contract/vacancy-fields.ts';
import type { OrganizationPart } from '#server/http/organization-parts.ts';
import type { Center } from '#server/tenancy/centers.ts';
import { putRows, takeRows } from '#server/tenancy/rows.ts';
import { deleteVacancies, takeVacanciesOffline } from './of-organization/commands.ts';

/** Kinds of vacancy that a centre does not have. */
const missingKinds = ({ features }: Center) =>
  vacancyTypes.filter((type) => !vacancyTypesOf(features).includes(type));

/** Online, of a kind that the other centre does not have. */
const hasToLeave = (to: Center) =>
  sql`status = 'published' and vacancy_type = any(${missingKinds(to)}::text[])`;

const theirs = (center: number, organizationId: string) =>
  sql`select count(*) from vacancies where volunteer_center_id = ${center} and organization_id = ${organizationId}`;

export const vacancyMoving: OrganizationPart = {
  tables: {
    vacancies: { moving: 'go along, as they are', merging: 'become the other’s' },
    vacancy_reminders: {
      moving: 'go with their vacancies here: what comes near its end is told anew',
      merging: 'stay with their vacancies',
    },
    vacancy_origins: {
      moving: 'stay and go: the numbers of a file mean something in the centre that brought it in',
      merging: 'stay with their vacancies',
    },
    search_alert_mailings: {
      moving: 'go with their vacancies here: whoever keeps a search there is told of them anew',
      merging: 'stay with their vacancies',
    },
    vacancy_words: {
      moving: 'follow their vacancies, by triggers of the database',
      merging: 'follow their vacancies, which bear the other’s name from then on',
    },
  },
  counts: (center, { organization, to }) => ({
    vacancies: sql`${theirs(center, organization.id)} and status <> 'deleted'`,
    vacancies_offline: sql`${theirs(center, organization.id)} and ${hasToLeave(to)}`,
  }),
  take: async (scope, { organization, to }) => {
    const over = sql`jsonb_build_object('contact_id', null, 'is_shared', false, 'form_id', (
        select f.id from forms f where f.volunteer_center_id = t.volunteer_center_id and f.id = t.form_id and f.organization_id = ${organization.id}))
      || case when ${hasToLeave(to)} then '{"status": "draft"}'::jsonb else '{}' end`;
    const vacancies = await takeRows(scope, 'vacancies', sql`organization_id = ${organization.id}`, over);
    return (there) => putRows(there, 'vacancies', vacancies);
  },
  clear: async (scope, { organization }) => {
    await sql`delete from vacancies where volunteer_center_id = ${scope.centerId}
      and organization_id = ${organization.id}`.execute(scope.db);
  },
  stop: (context, { organizationId, move }) =>
    move === 'archive'
      ? takeVacanciesOffline(context, organizationId)
      : deleteVacancies(context, organizationId),
  mergeCounts: ({ center, goes }) => ({
    published_vacancies: sql`${theirs(center, goes)} and status = 'published'`,
    vacancies: sql`${theirs(center, goes)} and status <> 'deleted'`,
  }),
  merge: [
    ({ center, stays, goes }) => sql`
      update vacancies set organization_id = ${stays} where volunteer_center_id = ${center} and organization_id = ${goes}`,
  ],
};
