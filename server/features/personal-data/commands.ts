/** Taking a person out of what stays: figures remain, names do not (product.md, section 10). */
import { sql, type RawBuilder } from 'kysely';
import { timeZone } from '#contract/locales.ts';
import { fullName } from '#server/auth/actor.ts';
import { removeAccount } from '#server/features/users/keeping/commands.ts';
import type { Leaver, PersonalParts } from '#server/tenancy/personal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import {
  anonymizeActions,
  anonymizeActionsElsewhere,
} from '#server/features/personal-data/anonymizing/commands.ts';

/** Makes these applications nameless, with what was written and sent about them. Answers how many. */
export async function anonymizeApplications(
  scope: TenantScope,
  { personalParts }: PersonalParts,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const center = scope.centerId;
  const about = sql`any(${[...ids]}::uuid[])`;
  for (const { forgetAbout = [] } of personalParts)
    for (const step of forgetAbout) await step(center, about).execute(scope.db);
  let emptied = 0;
  for (const { emptyApplications: empty } of personalParts)
    emptied += empty ? Number((await empty(center, about).execute(scope.db)).numAffectedRows ?? 0) : 0;
  return emptied;
}

/** The account as it is. An address is proven by a link that was pressed, now or once. */
async function personOf(scope: TenantScope, userId: string, isProvenNow: boolean): Promise<Leaver> {
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

/** Cut as all figures are, whichever zone the database has. */
const monthOf = (moment: RawBuilder<unknown>) => sql`date_trunc('month', ${moment} at time zone ${timeZone})`;

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
  { personalParts }: PersonalParts,
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
    { personalParts },
    rows.map((row) => row.id),
  );
  for (const { forget = [] } of personalParts)
    for (const step of forget) await step(center, person).execute(scope.db);
  await anonymizeActionsElsewhere(scope, userId);
  await anonymizeActions(scope, { personalParts }, userId);
  await sql`
    insert into removed_accounts (volunteer_center_id, id, signup_method, created_month, removed_month, applications)
    select volunteer_center_id, gen_random_uuid(), signup_method, ${monthOf(sql`created_at`)}, ${monthOf(sql`${now}::timestamptz`)}, ${rows.length}
    from users where volunteer_center_id = ${center} and id = ${userId}`.execute(scope.db);
  await removeAccount(scope, userId);
}
