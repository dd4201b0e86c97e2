/** Reading questions to the centre: one's own, for its staff all. Name and address are those of the account now, or what a visitor typed. */
import { sql } from 'kysely';
import { contactMessageCalls } from '#contract/calls/contact-messages.ts';
import type { QuestionHolder } from '#contract/contact-messages.ts';
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

const answersHere = (actor: Actor) => accessLevel(actor, 'contact_messages.answer') === 'center';

/** Whoever is no longer of the staff, or whose account is not in use, has no question: somebody else may take it. */
const answersStill = sql<boolean>`a.status = 'active' and exists (
  select from user_roles r where r.volunteer_center_id = a.volunteer_center_id and r.user_id = a.id
    and r.role = 'center_superuser')`;

/** Who of the staff has a question is theirs to know: whoever asked it is not told. */
const allOf = (scope: TenantScope, isForStaff = true) =>
  scope.db
    .selectFrom('contactMessages as m')
    .leftJoin('users as u', (join) =>
      join.onRef('u.volunteerCenterId', '=', 'm.volunteerCenterId').onRef('u.id', '=', 'm.userId'),
    )
    .leftJoin('users as a', (join) =>
      join
        .onRef('a.volunteerCenterId', '=', 'm.volunteerCenterId')
        .onRef('a.id', '=', 'm.assigneeId')
        .on(answersStill),
    )
    .selectAll('m')
    .select([
      'u.firstName',
      'u.lastName',
      'a.firstName as assigneeFirstName',
      'a.lastName as assigneeLastName',
    ])
    .select(sql<string | null>`case when ${isForStaff}::boolean then a.id end`.as('shownAssigneeId'))
    .select(sql<string>`coalesce(u.email, m.sender_email)`.as('askedFrom'))
    .select(sql<string>`coalesce(u.locale, m.sender_locale)`.as('askedIn'))
    .where('m.volunteerCenterId', '=', scope.centerId);

export type ContactMessageRow = Awaited<ReturnType<ReturnType<typeof allOf>['execute']>>[number];

/** Of the account, or as a visitor typed it. */
export const senderNameOf = ({ senderName, firstName, lastName }: ContactMessageRow): string =>
  senderName ?? fullName({ firstName: firstName ?? '', lastName: lastName ?? '' });

/** Who has it; null for nobody, and for who may not know. */
export const assigneeNameOf = (row: ContactMessageRow): string | null =>
  row.shownAssigneeId === null
    ? null
    : fullName({ firstName: row.assigneeFirstName ?? '', lastName: row.assigneeLastName ?? '' });

function visibleTo(scope: TenantScope, actor: Actor) {
  if (answersHere(actor)) return allOf(scope);
  return actor.kind === 'user'
    ? allOf(scope, false).where('m.userId', '=', actor.userId)
    : allOf(scope, false).where(sql<boolean>`false`);
}

/** The question, if this reader may know of it. */
export const findMessage = (
  scope: TenantScope,
  actor: Actor,
  id: string,
): Promise<ContactMessageRow | undefined> =>
  visibleTo(scope, actor).where('m.id', '=', id).executeTakeFirst();

/** For commands: the question as it is now, held until the transaction ends. */
export async function lockMessage(scope: TenantScope, id: string): Promise<ContactMessageRow> {
  // Held first and read after that: what is joined to a row that somebody else changes meanwhile would be that of before.
  await sql`select from contact_messages where volunteer_center_id = ${scope.centerId} and id = ${id} for update`.execute(
    scope.db,
  );
  return allOf(scope).where('m.id', '=', id).executeTakeFirstOrThrow();
}

/** Nothing of it for whoever may not know who has a question. */
function heldBy(actor: Actor, holder: QuestionHolder) {
  if (actor.kind !== 'user' || !answersHere(actor)) return sql<boolean>`false`;
  return holder === 'me' ? sql<boolean>`m.assignee_id = ${actor.userId}` : sql<boolean>`a.id is null`;
}

/** A page of those that this reader may see, newest first. */
export async function listMessages(
  scope: TenantScope,
  actor: Actor,
  query: QueryOf<typeof contactMessageCalls.list>,
): Promise<PageOf<ContactMessageRow>> {
  let wanted = visibleTo(scope, actor);
  if (query.scopes.own && actor.kind === 'user') wanted = wanted.where('m.userId', '=', actor.userId);
  const { q, assigned } = query.scopes;
  if (assigned !== undefined) wanted = wanted.where(heldBy(actor, assigned));
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
