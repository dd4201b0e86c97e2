/** Keeping a vacancy, what a device kept before, or one no more. */
import { sql } from 'kysely';
import { mostBookmarks } from '#contract/bookmark-limits.ts';
import type { BookmarkCreate, BookmarkJoin } from '#contract/bookmarks.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import { findVacancy, vacanciesByIds } from '#server/features/vacancies/queries.ts';
import { person } from '#server/http/in-home-center.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { bookmarksOf, findBookmark, type BookmarkRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'now'>;
const pointer = '/data/attributes/vacancy_id';

/** Whoever has an account here, which nobody else writes to meanwhile: so nobody gets past the limit. */
async function holdOwner({ scope, actor }: CommandContext): Promise<SignedIn> {
  const reader = person(actor);
  // Of an admin whose account is elsewhere this centre has nothing that would go with the account.
  if (reader.homeCenterId !== scope.centerId) refuse('forbidden');
  await sql`select id from users where volunteer_center_id = ${scope.centerId} and id = ${reader.userId}
    for no key update`.execute(scope.db);
  return reader;
}

const add = (scope: TenantScope, rows: readonly Omit<BookmarkRow, 'volunteerCenterId'>[]) =>
  scope.db
    .insertInto('bookmarks')
    .values(rows.map((row) => ({ volunteerCenterId: scope.centerId, ...row })))
    .execute();

/** Throws 422 for a vacancy that the reader may not know of, and for one too many. */
export async function keepVacancy(
  context: CommandContext,
  { vacancyId, createdAt }: BookmarkCreate,
): Promise<BookmarkRow> {
  const { scope, now } = context;
  const reader = await holdOwner(context);
  const known = await bookmarksOf(scope, reader).execute();
  const before = known.find(({ id }) => id === vacancyId);
  if (before) return before;
  if (!(await findVacancy(scope, reader, vacancyId))) refuse('unknown_record', { pointer });
  if (known.length >= mostBookmarks) refuse('too_many', { pointer, values: { maximum: mostBookmarks } });
  // What is put back has its place by when it was kept; nothing stands before what is kept now.
  const since = createdAt ? new Date(Math.min(Date.parse(createdAt), now.getTime())) : now;
  await add(scope, [{ userId: reader.userId, id: vacancyId, createdAt: since }]);
  return (await findBookmark(scope, reader, vacancyId)) ?? refuse('not_found');
}

/** What is no longer there is left out, and what there is no room for: of those the newest are kept. */
export async function joinBookmarks(context: CommandContext, { vacancyIds }: BookmarkJoin): Promise<void> {
  const { scope, now } = context;
  const reader = await holdOwner(context);
  const known = new Set((await bookmarksOf(scope, reader).execute()).map(({ id }) => id));
  const there = new Set((await vacanciesByIds(scope, reader, vacancyIds)).map(({ id }) => id));
  const room = mostBookmarks - known.size;
  const isNew = (id: string) => there.has(id) && !known.has(id);
  const wanted = room > 0 ? vacancyIds.filter(isNew).slice(-room) : [];
  if (wanted.length === 0) return;
  const { userId } = reader;
  // A moment apart, so that they stay in their order.
  const since = now.getTime() - wanted.length;
  await add(
    scope,
    wanted.map((id, at) => ({ userId, id, createdAt: new Date(since + at) })),
  );
}

export async function removeBookmark(scope: TenantScope, { userId, id }: BookmarkRow): Promise<void> {
  await scope.db
    .deleteFrom('bookmarks')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
}
