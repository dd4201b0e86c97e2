/** Taking a person out of what stays: figures remain, names do not (product.md, section 10). */
import { sql, type RawBuilder } from 'kysely';
import { fullName } from '#server/auth/actor.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { forgetDeeds, forgetDeedsElsewhere } from './deeds/commands.ts';

/** Who goes. Names and numbers tell nobody apart, so nothing is looked for by them alone. */
interface Person {
  userId: string;
  /** In small letters. Null for an address that nobody has proven: whoever typed it may not be its owner. */
  email: string | null;
  name: string;
  phoneNumber: string | null;
}

/** Only the figures of a number, however it is spaced. */
const figures = (column: RawBuilder<unknown>) => sql`regexp_replace(${column}, '[^0-9]', '', 'g')`;

/** The address as a whole: not where it is a part of a longer one. */
const names = (column: string, email: string | null) => {
  const whole = email?.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`) ?? null;
  return sql`${sql.ref(column)} ~* ${whole && String.raw`(?<![\w.+%-])${whole}(?![.-]*\w)`}`;
};

/** Mails that have left or never will. One that waits goes to somebody who needs it, whoever is named in it. */
const hasLeft = sql`status in ('sent', 'bounced', 'failed') and body_text <> ''`;

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

type Step = (center: number, person: Person) => RawBuilder<unknown>;

/** Where else a person's name, address or words stand. Rows that hang on the account itself go with it. */
const steps: readonly Step[] = [
  // Mails to the person go. In those to others the address may stand: of these stays that they were sent.
  (center, { userId, email }) => sql`
    delete from email_deliveries where volunteer_center_id = ${center}
      and (user_id = ${userId} or (user_id is null and lower(recipient) = ${email}))`,
  (center, { email }) => sql`
    update email_deliveries set subject = '', body_text = '', body_html = ''
    where volunteer_center_id = ${center} and ${hasLeft} and ${names('body_text', email)}`,
  // Applicants were told whom to meet. Only mails about vacancies of which this person is the contact are looked at.
  (center, { email, name }) => sql`
    update email_deliveries m set subject = '', body_text = '', body_html = ''
    where volunteer_center_id = ${center} and ${hasLeft} and template in ('application_sent', 'application_accepted')
      and strpos(lower(body_text), lower(${name})) > 0 and exists (
        select from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
        where a.volunteer_center_id = ${center} and lower(a.email) = lower(m.recipient) and lower(v.contact_email) = ${email})`,
  (center, { userId }) => sql`
    delete from internal_notes where volunteer_center_id = ${center} and subject_type = 'users' and subject_id = ${userId}`,
  // Answers that are kept for a repeated request hold what was sent.
  (center, { userId, email }) => sql`
    delete from idempotency_keys where volunteer_center_id = ${center}
      and (strpos(lower(answer ->> 'body'), ${email && JSON.stringify(email)}) > 0 or strpos(answer::text, ${userId}) > 0)`,
  // The contact of a vacancy or organisation is theirs by its address: then name and number are, too.
  (center, { email }) => sql`
    update vacancies set contact_person = null, contact_phone = null, contact_email = null, contact_phone_visible = false,
      contact_email_visible = false
    where volunteer_center_id = ${center} and lower(contact_email) = ${email}`,
  (center, { email, phoneNumber }) => sql`
    update organizations set email = null, phone_number = case when ${figures(sql`phone_number`)} = ${figures(
      sql`${phoneNumber}::text`,
    )} then null else phone_number end
    where volunteer_center_id = ${center} and lower(email) = ${email}`,
  (center, { userId }) => sql`
    update organizations set registered_by_id = null where volunteer_center_id = ${center} and registered_by_id = ${userId}`,
  (center, { email }) => sql`
    delete from organization_signups where volunteer_center_id = ${center} and email = ${email}`,
  // Somebody else may have asked for this address, or named it as a parent's: nobody is there any more to say yes.
  (center, { email }) => sql`
    delete from one_time_tokens where volunteer_center_id = ${center} and lower(data ->> 'email') = ${email}`,
  (center, { email }) => sql`
    update users set parent_email = 'removed@' || id || '.invalid'
    where volunteer_center_id = ${center} and lower(parent_email) = ${email}`,
  // A file of people waits a day to be brought in. Whoever goes meanwhile stands in none; the others stay in it.
  (center, { email }) => sql`
    update imports i set rows = kept.rows, row_count = row_count - kept.gone,
      columns = (select coalesce(jsonb_agg(c || '{"samples": []}' order by place), '[]')
        from jsonb_array_elements(i.columns) with ordinality as every(c, place))
    from (
      select x.id, coalesce(jsonb_agg(r order by place) filter (where not is_theirs), '[]') as rows,
        count(*) filter (where is_theirs) as gone
      from imports x cross join jsonb_array_elements(x.rows) with ordinality as every(r, place)
      cross join lateral (select exists (
        select from jsonb_array_elements_text(r -> 'cells') cell where lower(btrim(cell)) = ${email}) as is_theirs) judged
      where x.volunteer_center_id = ${center} group by x.id) kept
    where i.volunteer_center_id = ${center} and i.id = kept.id and kept.gone > 0`,
  // The picture stays where an organisation shows it; what it was called is the person's.
  (center, { userId }) => sql`
    update uploads set owner_id = null, file_name = 'foto' where volunteer_center_id = ${center} and owner_id = ${userId}`,
];

/** The account as it is. An address is proven by a link that was pressed, now or once. */
async function personOf(scope: TenantScope, userId: string, isProvenNow: boolean): Promise<Person> {
  const account = await scope.db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName', 'phoneNumber', 'confirmedAt'])
    .where('volunteerCenterId', '=', scope.centerId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isProven = isProvenNow || account.confirmedAt !== null;
  return {
    userId,
    email: isProven ? account.email.toLowerCase() : null,
    name: fullName(account),
    phoneNumber: account.phoneNumber,
  };
}

interface Leaving {
  now: Date;
  /** They pressed a link that went to their address. */
  isProvenNow?: boolean;
}

/**
 * Takes the person out of everything of the centre, and removes the account. What stays are figures. What is theirs is known by the
 * account and by its address once that is proven, never by what anybody can type.
 */
export async function removePerson(
  scope: TenantScope,
  userId: string,
  { now, isProvenNow = false }: Leaving,
): Promise<void> {
  const center = scope.centerId;
  const person = await personOf(scope, userId, isProvenNow);
  const { rows } = await sql<{ id: string }>`
    select id from applications where volunteer_center_id = ${center}
      and (user_id = ${userId} or (user_id is null and lower(email) = ${person.email}))`.execute(scope.db);
  await anonymizeApplications(
    scope,
    rows.map((row) => row.id),
  );
  for (const step of steps) await step(center, person).execute(scope.db);
  await forgetDeedsElsewhere(scope, userId);
  await forgetDeeds(scope, userId);
  await sql`
    insert into removed_accounts (volunteer_center_id, id, signup_method, created_month, removed_month, applications)
    select volunteer_center_id, gen_random_uuid(), signup_method, date_trunc('month', created_at), date_trunc('month', ${now}::timestamptz), ${rows.length}
    from users where volunteer_center_id = ${center} and id = ${userId}`.execute(scope.db);
  await scope.db
    .deleteFrom('users')
    .where('volunteerCenterId', '=', center)
    .where('id', '=', userId)
    .execute();
}
