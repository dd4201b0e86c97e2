/** Reading who answers for what. */
import { sql } from 'kysely';
import type { ContactTopic } from '#contract/contact-people.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** Where everybody of the centre stands, in order. */
export const placesOf = ({ db, centerId }: TenantScope): Promise<{ id: string; position: number }[]> =>
  db
    .selectFrom('contactPeople')
    .select(['id', 'position'])
    .where('volunteerCenterId', '=', centerId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Whether the centre has this person. */
export const personOf = ({ db, centerId }: TenantScope, id: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('contactPeople')
    .select('id')
    .where('volunteerCenterId', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Of those who answer for a topic and have an address, the first in the order of the centre. */
const firstFor = ({ db, centerId }: TenantScope, topic: ContactTopic) =>
  db
    .selectFrom('contactPeople')
    .select(sql<string>`email`.as('email'))
    .where('volunteerCenterId', '=', centerId)
    .where('email', 'is not', null)
    .where(sql<boolean>`topics @> array[${topic}]::text[]`)
    .orderBy('position')
    .orderBy('id');

/** Where answers to mails about this go: to the first who answers for it and reads mail. */
export async function answerAddressOf(scope: TenantScope, topic: ContactTopic): Promise<string | null> {
  const found = await firstFor(scope, topic).where('answersMail', '=', true).executeTakeFirst();
  return found?.email ?? null;
}

/** Where questions about this go. */
export async function readerAddressOf(scope: TenantScope, topic: ContactTopic): Promise<string | null> {
  const found = await firstFor(scope, topic).executeTakeFirst();
  return found?.email ?? null;
}
