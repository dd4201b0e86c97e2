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

type Read = (center: number, person: Person) => RawBuilder<PersonalRow>;

/** Column by column on purpose: what a table gets later is not handed out before somebody has thought about it. */
const reads: Record<string, Read> = {
  account: (center, { userId }) => sql`
    select email, first_name, last_name, phone_number, job_title, gender, birth_year, locale, status, signup_method,
      digest_days, notification_preferences, confirmed_at, accepted_terms_at, last_sign_in_at, created_at, updated_at
    from users where volunteer_center_id = ${center} and id = ${userId}`,
  roles: (center, { userId }) => sql`
    select r.role, o.name as organization, r.created_at from user_roles r
    left join organizations o on o.volunteer_center_id = r.volunteer_center_id and o.id = r.organization_id
    where r.volunteer_center_id = ${center} and r.user_id = ${userId} order by r.created_at, r.id`,
  applications: (center, { userId, email }) => sql`
    select v.title as vacancy, a.organization_id, a.first_name, a.last_name, a.email, a.phone_number, a.message, a.locale,
      coalesce(a.status, 'new') as status, a.decision_message, a.reject_reason, a.confirmed_at, a.decided_at,
      a.withdrawn_at, a.withdraw_reason, a.consented_at, a.consent_text, a.created_at
    from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    where a.volunteer_center_id = ${center}
      and (a.user_id = ${userId} or (a.user_id is null and a.confirmed_at is not null and lower(a.email) = lower(${email})))
    order by a.created_at, a.id`,
  consents: (center, { userId }) => sql`
    select kind, consent_text, locale, given_at, withdrawn_at from consents
    where volunteer_center_id = ${center} and user_id = ${userId} order by given_at, id`,
  notifications: (center, { userId }) => sql`
    select kind, data, path, read_at, created_at from notifications
    where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
  mails: (center, { userId, email }) => sql`
    select template, recipient, subject, body_text as text, status, sent_at, created_at from email_deliveries
    where volunteer_center_id = ${center} and (user_id = ${userId} or lower(recipient) = lower(${email}))
    order by created_at, id`,
  devices: (center, { userId }) => sql`
    select user_agent as device, ip_prefix as network, created_at, rotated_at as last_used_at, expires_at from sessions
    where volunteer_center_id = ${center} and user_id = ${userId} order by created_at, id`,
  own_deeds: (center, { userId }) => sql`
    select act, subject_type, subject_id, from_state, to_state, created_at from audit_events
    where volunteer_center_id = ${center} and actor_id = ${userId} order by created_at, id`,
  deeds_about_me: (center, { userId }) => sql`
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
export const personalDataKinds: readonly string[] = Object.keys(reads);

/** Reads it, one query a kind. */
export async function personalData(scope: TenantScope, person: Person): Promise<PersonalData> {
  const data: PersonalData = {};
  for (const [kind, read] of Object.entries(reads)) {
    const { rows } = await read(scope.centerId, person).execute(scope.db);
    data[kind] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
    );
  }
  return data;
}
