/** Somebody who goes is not reached through an organisation any more. */
import { sql } from 'kysely';
import { figures, type PersonalPart } from '#server/tenancy/personal.ts';

export const organizationPersonalData: PersonalPart = {
  tables: {
    organizations: {
      columns: ['registered_by_id', 'email', 'phone_number'],
      whenGone: 'emptied',
      download: ['organizations_signed_up'],
    },
    organization_join_requests: {
      columns: ['user_id', 'decided_by_id'],
      whenGone: 'with_account',
      download: ['join_requests'],
    },
  },
  download: {
    organizations_signed_up: {
      names: ['aangemelde-organisaties', 'organisations-signed-up'],
      columns: {
        submitted_at: ['ingestuurd op', 'submitted on'],
      },
      read: (center, { userId }) => sql`
        select name, status, submitted_at, created_at from organizations
        where volunteer_center_id = ${center} and registered_by_id = ${userId} order by created_at, id`,
    },
    join_requests: {
      names: ['verzoeken-om-mee-te-doen', 'requests-to-join'],
      read: (center, { userId }) => sql`
        select o.name as organization, r.message, r.status, r.created_at, r.decided_at from organization_join_requests r
        join organizations o on o.volunteer_center_id = r.volunteer_center_id and o.id = r.organization_id
        where r.volunteer_center_id = ${center} and r.user_id = ${userId} order by r.created_at, r.id`,
    },
  },
  forget: [
    (center, { email, phoneNumber }) => sql`
      update organizations set email = null, phone_number = case when ${figures(sql`phone_number`)} = ${figures(
        sql`${phoneNumber}::text`,
      )} then null else phone_number end
      where volunteer_center_id = ${center} and lower(email) = ${email}`,
    (center, { userId }) => sql`
      update organizations set registered_by_id = null where volunteer_center_id = ${center} and registered_by_id = ${userId}`,
  ],
  forgetActions: [
    (center, userId) => sql`
      update organization_join_requests set decided_by_id = null
      where volunteer_center_id = ${center} and decided_by_id = ${userId}`,
  ],
};
