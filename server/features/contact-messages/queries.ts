/** Reading questions to the centre: one's own, for its staff all. Name and address are those of the account now, or what a visitor typed. */
import { sql } from 'kysely';
import { contactMessageCalls } from '#contract/calls/contact-messages.ts';
import { accessLevel, fullName, type Actor } from '#server/auth/actor.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { hasWords } from '#server/http/list-words.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';

const columnsOfList = listColumns(contactMessageCalls.list, {
  table: 'contactMessages',
  as: 'm',
  usual: '-createdAt',
});

const allOf = (scope: TenantScope) =>
  scope.db
    .selectFrom('contactMessages as m')
    .leftJoin('users as u', (join) =>
      join.onRef('u.volunteerCenterId', '=', 'm.volunteerCenterId').onRef('u.id', '=', 'm.userId'),
    )
    .selectAll('m')
    .select(['u.firstName', 'u.lastName'])
    .select(sql<string>`coalesce(u.email, m.sender_email)`.as('askedFrom'))
    .select(sql<string>`coalesce(u.locale, m.sender_locale)`.as('askedIn'))
    .where('m.volunteerCenterId', '=', scope.centerId);

export type ContactMessageRow = Awaited<ReturnType<ReturnType<typeof allOf>['execute']>>[number];

/** Of the account, or as a visitor typed it. */
export const senderNameOf = ({ senderName, firstName, lastName }: ContactMessageRow): string =>
  senderName ?? fullName({ firstName: firstName ?? '', lastName: lastName ?? '' });

function visibleTo(scope: TenantScope, actor: Actor) {
  if (accessLevel(actor, 'contact_messages.answer') === 'center') return allOf(scope);
  return actor.kind === 'user'
    ? allOf(scope).where('m.userId', '=', actor.userId)
    : allOf(scope).where(sql<boolean>`false`);
}

/** The question, if this reader may know of it. */
export const findMessage = (
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<ContactMessageRow | undefined> =>
  visibleTo(scope, actor).where('m.id', '=', id).executeTakeFirst();

/** For commands: the question as it is now, held until the transaction ends. */
export const lockMessage = (scope: TenantScope, id: string): Promise<ContactMessageRow> =>
  allOf(scope).where('m.id', '=', id).forUpdate('m').executeTakeFirstOrThrow();

/** A page of those that this reader may see, newest first. */
export async function listMessages(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof contactMessageCalls.list>,
): Promise<PageOf<ContactMessageRow>> {
  let wanted = visibleTo(scope, actor);
  if (query.scopes.own && actor.kind === 'user') wanted = wanted.where('m.userId', '=', actor.userId);
  const { q } = query.scopes;
  if (q !== undefined) wanted = wanted.where(hasWords('contact_messages', sql.ref('m.id'), q));
  for (const condition of columnsOfList.conditions(query)) wanted = wanted.where(condition);
  return pageOf(wanted, columnsOfList.order(query), query);
}

/** Who asks: an account, or whoever has an address. */
export type Asker = { userId: string } | { email: string };

const askedBy = (asker: Asker) =>
  'userId' in asker
    ? sql<boolean>`user_id = ${asker.userId}`
    : sql<boolean>`lower(sender_email) = ${asker.email.toLowerCase()}`;

/** How many somebody asked in the last hour and day. Two at once go one after the other: the second counts the first. */
export async function countOf(
  scope: TenantScope,
  asker: Asker,
  now: Date,
): Promise<{ hour: number; day: number }> {
  await takeTurn(scope, `contact ${'userId' in asker ? asker.userId : asker.email.toLowerCase()}`);
  const hourAgo = new Date(now.getTime() - 3_600_000);
  return scope.db
    .selectFrom('contactMessages')
    .select([
      sql<number>`count(*) filter (where created_at > ${hourAgo})::int`.as('hour'),
      sql<number>`count(*)::int`.as('day'),
    ])
    .where('volunteerCenterId', '=', scope.centerId)
    .where(askedBy(asker))
    .where('createdAt', '>', new Date(now.getTime() - 24 * 3_600_000))
    .executeTakeFirstOrThrow();
}

/** How many wait for an answer of the centre, to be asked within another statement. */
export const numberOfOpenQuestions = (scope: TenantScope) =>
  scope.db
    .selectFrom('contactMessages')
    .select(sql<number>`count(*)`.as('records'))
    .where('volunteerCenterId', '=', scope.centerId)
    .where('status', '=', 'open');

/** Those that wait longest for an answer of the centre. */
export const longestQuestions = (scope: TenantScope, most: number): Promise<ContactMessageRow[]> =>
  allOf(scope).where('m.status', '=', 'open').orderBy('m.createdAt').orderBy('m.id').limit(most).execute();
