/** What somebody typed to sign an organisation up, or to ask for a place in one. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const organizationSignupPersonalData: PersonalPart = {
  tables: {
    organization_signups: {
      columns: ['email', 'first_name', 'last_name', 'phone_number', 'organization'],
      whenGone: 'removed',
      download: ['organization_signups'],
    },
  },
  download: {
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
    (center, { email }) => sql`
      delete from organization_signups where volunteer_center_id = ${center} and email = ${email}`,
  ],
};
