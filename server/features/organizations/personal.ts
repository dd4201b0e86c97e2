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
    organization_signups: {
      columns: ['email', 'first_name', 'last_name', 'phone_number', 'organization'],
      whenGone: 'removed',
      download: ['organization_signups'],
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
    organization_signups: {
      names: ['aangemelde-organisaties-formulier', 'organisation-sign-up-forms'],
      columns: {
        consents: ['toestemmingen', 'consents'],
        join_organization: ['organisatie om bij te komen', 'organisation to join'],
      },
      read: (center, { email }) => sql`
        select s.email, s.first_name, s.last_name, s.phone_number, s.job_title, s.organization, o.name as join_organization,
          s.message, s.consents, s.locale, s.created_at, s.expires_at, s.confirmed_at
        from organization_signups s
        left join organizations o on o.volunteer_center_id = s.volunteer_center_id and o.id = s.join_organization_id
        where s.volunteer_center_id = ${center} and s.email = lower(${email}) and s.confirmed_at is not null
        order by s.created_at, s.id`,
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
    (center, { email }) => sql`
      delete from organization_signups where volunteer_center_id = ${center} and email = ${email}`,
  ],
  forgetActions: [
    (center, userId) => sql`
      update organization_join_requests set decided_by_id = null
      where volunteer_center_id = ${center} and decided_by_id = ${userId}`,
  ],
};
