/** All that the centre holds about one person, as the person gets it: rows by kind, never a secret and nothing of others. */
import { sql, type RawBuilder } from 'kysely';
import { snakeCase } from '#contract/jsonapi.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export type PersonalRow = Record<string, unknown>;
/** By name of the kind, which is the name of its table in the file. */
export type PersonalData = Record<string, PersonalRow[]>;

interface Person {
  userId: string;
  email: string;
}

/** Mails to who runs an organisation or the centre, about somebody who helps, asks or signs up. */
const aboutOthers = [
  'application_received',
  'application_withdrawn',
  'application_reminder',
  'organization_waiting',
  'organization_join_requested',
];
/** Of a mail about others only that it went out. */
const ofOneself = (words: RawBuilder<unknown>) =>
  sql`case when template = any(${aboutOthers}) then null else ${words} end`;
/** Links in mails open accounts: whoever finds the file may not. */
const withoutSecrets = sql`regexp_replace(body_text, '(token=)[A-Za-z0-9_-]+', '\\1…', 'g')`;

type Read = (center: number, person: Person) => RawBuilder<PersonalRow>;

/** Column by column on purpose: what a table gets later is not handed out before somebody has thought about it. */
export const personalReads: Record<string, Read> = {
  account: (center, { userId }) => sql`
    select email, first_name, last_name, phone_number, job_title, gender, birth_year, parent_email, locale, status, signup_method,
      digest_days, notification_preferences, invited_at, confirmed_at, accepted_terms_at, last_sign_in_at, archived_at,
      first_warned_at, last_warned_at, created_at, updated_at
    from users where volunteer_center_id = ${center} and id = ${userId}`,
  roles: (center, { userId }) => sql`
    select r.role, o.name as organization, r.created_at from user_roles r
    left join organizations o on o.volunteer_center_id = r.volunteer_center_id and o.id = r.organization_id
    where r.volunteer_center_id = ${center} and r.user_id = ${userId} order by r.created_at, r.id`,
  applications: (center, { userId, email }) => sql`
    select v.title as vacancy, o.name as organization, a.first_name, a.last_name, a.email, a.phone_number, a.message, a.locale,
      coalesce(a.status, 'new') as status, a.decision_message, a.reject_reason, a.confirmed_at, a.decided_at,
      a.withdrawn_at, a.withdraw_reason, a.consented_at, a.consent_text, a.created_at
    from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    join organizations o on o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id
    where a.volunteer_center_id = ${center}
      and (a.user_id = ${userId} or (a.user_id is null and a.confirmed_at is not null and lower(a.email) = lower(${email})))
    order by a.created_at, a.id`,
  consents: (center, { userId }) => sql`
    select kind, consent_text, locale, given_at, withdrawn_at from consents
    where volunteer_center_id = ${center} and user_id = ${userId} order by given_at, id`,
  notifications: (center, { userId }) => sql`
    select kind, data - 'personName' as data, path, read_at, created_at from notifications
    where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
  mails: (center, { userId, email }) => sql`
    select template, recipient, ${ofOneself(sql`subject`)} as subject, ${ofOneself(withoutSecrets)} as text,
      status, sent_at, created_at from email_deliveries
    where volunteer_center_id = ${center} and (user_id = ${userId} or lower(recipient) = lower(${email}))
    order by created_at, id`,
  devices: (center, { userId }) => sql`
    select user_agent as device, ip_prefix as network, created_at, rotated_at as last_used_at, expires_at from sessions
    where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
  passkeys: (center, { userId }) => sql`
    select name, created_at, last_used_at from passkeys
    where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
  one_time_codes: (center, { userId }) => sql`
    select created_at, confirmed_at from one_time_code_secrets
    where volunteer_center_id = ${center} and user_id = ${userId}`,
  recovery_codes: (center, { userId }) => sql`
    select created_at, used_at from recovery_codes
    where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
  links: (center, { userId }) => sql`
    select purpose, data ->> 'email' as new_email, created_at, expires_at, used_at from one_time_tokens
    where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
  saved_filters: (center, { userId }) => sql`
    select list, name, query, created_at from saved_filters
    where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
  exports_with_me: (center, { userId }) => sql`
    select e.created_at, e.to_state as format, e.records from exported_users x
    join audit_events e on e.volunteer_center_id = x.volunteer_center_id and e.id = x.audit_event_id
    where x.volunteer_center_id = ${center} and x.user_id = ${userId} order by e.created_at, e.id`,
  downloads: (center, { userId }) => sql`
    select created_at, ready_at, expires_at from data_downloads
    where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
  uploads: (center, { userId }) => sql`
    select file_name, mime, byte_size, width, height, alt_text, created_at from uploads
    where volunteer_center_id = ${center} and owner_id = ${userId} order by created_at, id`,
  imports: (center, { userId }) => sql`
    select file_name, status, row_count, added, created_at from imports
    where volunteer_center_id = ${center} and owner_id = ${userId} order by created_at, id`,
  organization_signups: (center, { email }) => sql`
    select s.email, s.first_name, s.last_name, s.phone_number, s.job_title, s.organization, o.name as join_organization,
      s.message, s.consents, s.locale, s.created_at, s.expires_at, s.confirmed_at
    from organization_signups s
    left join organizations o on o.volunteer_center_id = s.volunteer_center_id and o.id = s.join_organization_id
    where s.volunteer_center_id = ${center} and s.email = lower(${email}) and s.confirmed_at is not null
    order by s.created_at, s.id`,
  organizations_signed_up: (center, { userId }) => sql`
    select name, status, submitted_at, created_at from organizations
    where volunteer_center_id = ${center} and registered_by_id = ${userId} order by created_at, id`,
  join_requests: (center, { userId }) => sql`
    select o.name as organization, r.message, r.status, r.created_at, r.decided_at from organization_join_requests r
    join organizations o on o.volunteer_center_id = r.volunteer_center_id and o.id = r.organization_id
    where r.volunteer_center_id = ${center} and r.user_id = ${userId} order by r.created_at, r.id`,
  contact_person_of: (center, { email }) => sql`
    select title as vacancy, contact_person, contact_phone, contact_email from vacancies
    where volunteer_center_id = ${center} and lower(contact_email) = lower(${email}) order by created_at, id`,
  own_actions: (center, { userId }) => sql`
    select act, subject_type, subject_id, from_state, to_state, created_at from audit_events
    where volunteer_center_id = ${center} and (actor_id = ${userId} or acting_admin_id = ${userId})
    order by created_at, id`,
  actions_about_me: (center, { userId }) => sql`
    select act, from_state, to_state, reason, created_at from audit_events
    where volunteer_center_id = ${center} and subject_type = 'users' and subject_id = ${userId}
      and actor_id is distinct from ${userId} order by created_at, id`,
  notes_about_me: (center, { userId }) => sql`
    select note, created_at, updated_at from internal_notes
    where volunteer_center_id = ${center} and ((subject_type = 'users' and subject_id = ${userId})
      or (subject_type = 'applications' and subject_id in
        (select id from applications where volunteer_center_id = ${center} and user_id = ${userId})))
    order by created_at, id`,
};

/** Kinds of data in a download, in their order. */
export const personalDataKinds: readonly string[] = Object.keys(personalReads);

/** Reads it, one query a kind. */
export async function personalData(scope: TenantScope, person: Person): Promise<PersonalData> {
  const data: PersonalData = {};
  for (const [kind, read] of Object.entries(personalReads)) {
    const { rows } = await read(scope.centerId, person).execute(scope.db);
    data[kind] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
    );
  }
  return data;
}
