/** Reading who answers for what. */
import { sql } from 'kysely';
import type { ContactTopic } from '#contract/contact-people.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Where answers to mails about this go: to the first who answers for it and reads mail. */
export async function answerAddressOf(
  { db, centerId }: TenantScope,
  topic: ContactTopic,
): Promise<string | null> {
  const found = await db
    .selectFrom('contactPeople')
    .select('email')
    .where('volunteerCenterId', '=', centerId)
    .where('answersMail', '=', true)
    .where('email', 'is not', null)
    .where(sql<boolean>`topics @> array[${topic}]::text[]`)
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst();
  return found?.email ?? null;
}
