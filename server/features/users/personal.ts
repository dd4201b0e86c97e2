/** Somebody who goes is the parent of no account any more. */
import { sql } from 'kysely';
import type { PersonalPart } from '#server/tenancy/personal.ts';

export const userPersonalData: PersonalPart = {
  tables: {
    users: {
      columns: ['email', 'first_name', 'last_name', 'phone_number', 'parent_email', 'sort_name'],
      whenGone: 'removed',
      download: ['account'],
    },
    user_roles: { columns: ['user_id'], whenGone: 'with_account', download: ['roles'] },
    exported_users: {
      columns: ['user_id'],
      whenGone: 'with_account',
      download: ['exports_with_me'],
    },
  },
  download: {
    account: {
      names: ['account', 'account'],
      columns: {
        accepted_terms_at: ['akkoord met voorwaarden op', 'agreed to terms on'],
        archived_at: ['gearchiveerd op', 'archived on'],
        birth_year: ['geboortejaar', 'year of birth'],
        digest_days: ['dagen van de periodieke mail', 'days of the periodic email'],
        first_warned_at: ['eerste waarschuwing op', 'first warned on'],
        gender: ['gender', 'gender'],
        invited_at: ['uitgenodigd op', 'invited on'],
        last_sign_in_at: ['laatst ingelogd op', 'last signed in on'],
        last_warned_at: ['laatste waarschuwing op', 'last warned on'],
        notification_preferences: ['keuzes voor meldingen', 'choices for notifications'],
        parent_email: ['e-mailadres van een ouder', 'email address of a parent'],
        signup_method: ['hoe het account ontstond', 'how the account came about'],
      },
      read: (center, { userId }) => sql`
        select email, first_name, last_name, phone_number, job_title, gender, birth_year, parent_email, locale, status, signup_method,
          digest_days, notification_preferences, invited_at, confirmed_at, accepted_terms_at, last_sign_in_at, archived_at,
          first_warned_at, last_warned_at, created_at, updated_at
        from users where volunteer_center_id = ${center} and id = ${userId}`,
    },
    roles: {
      names: ['rollen', 'roles'],
      columns: {
        role: ['rol', 'role'],
      },
      read: (center, { userId }) => sql`
        select r.role, o.name as organization, r.created_at from user_roles r
        left join organizations o on o.volunteer_center_id = r.volunteer_center_id and o.id = r.organization_id
        where r.volunteer_center_id = ${center} and r.user_id = ${userId} order by r.created_at, r.id`,
    },
    exports_with_me: {
      names: ['lijsten-waarin-je-stond', 'lists-you-were-in'],
      columns: {
        format: ['soort bestand', 'kind of file'],
        records: ['aantal mensen', 'number of people'],
      },
      read: (center, { userId }) => sql`
        select e.created_at, e.to_state as format, e.records from exported_users x
        join audit_events e on e.volunteer_center_id = x.volunteer_center_id and e.id = x.audit_event_id
        where x.volunteer_center_id = ${center} and x.user_id = ${userId} order by e.created_at, e.id`,
    },
  },
  forget: [
    (center, { email }) => sql`
      update users set parent_email = 'removed@' || id || '.invalid'
      where volunteer_center_id = ${center} and lower(parent_email) = ${email}`,
  ],
};
