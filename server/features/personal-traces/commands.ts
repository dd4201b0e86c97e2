/** Taking a person out of what stays: figures remain, names do not (product.md, section 10). */
import { sql, type RawBuilder } from 'kysely';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { forgetDeeds, forgetDeedsElsewhere } from './deeds/commands.ts';

export interface Person {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
}

/** Whether a column holds this number, however it is spaced. Without a number nothing does. */
const isNumber = (column: string, phoneNumber: string | null) =>
  sql`regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g') = ${phoneNumber?.replaceAll(/[^0-9]/g, '') || null}`;

/** An application without its person. `where` names the rows of `applications`. */
const namelessApplications = (center: number, where: RawBuilder<unknown>) => sql`
  update applications set user_id = null, first_name = '–', last_name = '–', email = 'removed@' || id || '.invalid',
    phone_number = null, message = '–', decision_message = null, withdraw_reason = null, anonymized_at = now(),
    lock_version = lock_version + 1, updated_at = now()
  where volunteer_center_id = ${center} and anonymized_at is null and ${where}`;

/** Makes these applications nameless, with what was written and sent about them. Answers how many. */
export async function anonymizeApplications(scope: TenantScope, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const center = scope.centerId;
  const about = sql`any(${[...ids]}::uuid[])`;
  await sql`delete from internal_notes where volunteer_center_id = ${center}
    and subject_type = 'applications' and subject_id = ${about}`.execute(scope.db);
  await sql`update notifications set data = jsonb_set(data, '{personName}', 'null')
    where volunteer_center_id = ${center} and application_id = ${about}`.execute(scope.db);
  await sql`delete from one_time_tokens where volunteer_center_id = ${center} and application_id = ${about}`.execute(
    scope.db,
  );
  const { numAffectedRows } = await namelessApplications(center, sql`id = ${about}`).execute(scope.db);
  return Number(numAffectedRows ?? 0);
}

type Step = (center: number, person: Person, name: string) => RawBuilder<unknown>;

/** Where else a person's name, address or words stand. Rows that hang on the account itself go with it. */
const steps: readonly Step[] = [
  // Mails to the person go. In those to others a name may stand: of these stays that they were sent.
  (center, { userId, email }) => sql`
    delete from email_deliveries where volunteer_center_id = ${center}
      and (user_id = ${userId} or lower(recipient) = lower(${email}))`,
  (center, { email }, name) => sql`
    update email_deliveries set subject = '', body_text = '', body_html = '',
      status = case status when 'queued' then 'failed' else status end
    where volunteer_center_id = ${center} and body_text <> ''
      and (strpos(lower(body_text), lower(${email})) > 0 or strpos(lower(body_text), lower(${name})) > 0)`,
  (center, _person, name) => sql`
    update notifications set data = jsonb_set(data, '{personName}', 'null')
    where volunteer_center_id = ${center} and data ->> 'personName' = ${name}`,
  (center, { userId }) => sql`
    delete from internal_notes where volunteer_center_id = ${center} and subject_type = 'users' and subject_id = ${userId}`,
  // Answers that are kept for a repeated request hold what was sent.
  (center, { userId, email }) => sql`
    delete from idempotency_keys where volunteer_center_id = ${center}
      and (strpos(lower(answer::text), lower(${email})) > 0 or strpos(answer::text, ${userId}) > 0)`,
  (center, { email, phoneNumber }, name) => sql`
    update vacancies set contact_person = null, contact_phone = null, contact_email = null, contact_phone_visible = false
    where volunteer_center_id = ${center} and (lower(contact_email) = lower(${email}) or contact_person = ${name}
      or ${isNumber('contact_phone', phoneNumber)})`,
  (center, { email }) => sql`
    update organizations set email = null where volunteer_center_id = ${center} and lower(email) = lower(${email})`,
  (center, { phoneNumber }) => sql`
    update organizations set phone_number = null where volunteer_center_id = ${center}
      and ${isNumber('phone_number', phoneNumber)}`,
  // Somebody else may have asked for this address, or named it as a parent's.
  (center, { email }) => sql`
    delete from one_time_tokens where volunteer_center_id = ${center} and lower(data ->> 'email') = lower(${email})`,
  (center, { email }) => sql`
    update users set parent_email = null where volunteer_center_id = ${center} and lower(parent_email) = lower(${email})`,
  (center, { userId }) => sql`
    update organizations set registered_by_id = null where volunteer_center_id = ${center} and registered_by_id = ${userId}`,
  (center, { email }) => sql`
    delete from organization_signups where volunteer_center_id = ${center} and email = lower(${email})`,
  // A file of people waits a day to be brought in; whoever goes meanwhile stands in none.
  (center, { email }) => sql`
    delete from imports where volunteer_center_id = ${center}
      and strpos(lower(concat(rows::text, columns::text)), lower(${email})) > 0`,
  // The picture stays where an organisation shows it; what it was called is the person's.
  (center, { userId }) => sql`
    update uploads set owner_id = null, file_name = 'foto' where volunteer_center_id = ${center} and owner_id = ${userId}`,
];

/** Takes the person out of everything of the centre, and removes the account. What stays are figures. */
export async function removePerson(scope: TenantScope, person: Person, now: Date): Promise<void> {
  const center = scope.centerId;
  const name = `${person.firstName} ${person.lastName}`.trim();
  const { rows } = await sql<{ id: string }>`
    select id from applications where volunteer_center_id = ${center}
      and (user_id = ${person.userId} or lower(email) = lower(${person.email}))`.execute(scope.db);
  await anonymizeApplications(
    scope,
    rows.map((row) => row.id),
  );
  for (const step of steps) await step(center, person, name).execute(scope.db);
  await forgetDeedsElsewhere(scope, person.userId);
  await forgetDeeds(scope, person.userId);
  await sql`
    insert into removed_accounts (volunteer_center_id, id, signup_method, created_month, removed_month, applications)
    select volunteer_center_id, gen_random_uuid(), signup_method, date_trunc('month', created_at), date_trunc('month', ${now}::timestamptz), ${rows.length}
    from users where volunteer_center_id = ${center} and id = ${person.userId}`.execute(scope.db);
  await scope.db
    .deleteFrom('users')
    .where('volunteerCenterId', '=', center)
    .where('id', '=', person.userId)
    .execute();
}
