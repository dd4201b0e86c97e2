/** One's own kept vacancies; there is no way to another's. */
import type { Selectable } from 'kysely';
import { bookmarkCalls } from '#contract/calls/bookmarks.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import type { Bookmarks } from '#server/db/types.ts';
import type { PageOf } from '#server/http/document.ts';
import { listColumns } from '#server/http/list-columns.ts';
import { pageOf } from '#server/http/row-page.ts';
import type { QueryOf } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const columnsOfList = listColumns(bookmarkCalls.list, {
  table: 'bookmarks',
  as: 'b',
  usual: '-createdAt',
});

export type BookmarkRow = Selectable<Bookmarks>;

/** Of whoever has an account elsewhere there are none. */
export const bookmarksOf = (scope: TenantScope, { userId }: Pick<SignedIn, 'userId'>) =>
  scope.db
    .selectFrom('bookmarks as b')
    .selectAll('b')
    .where('b.volunteerCenterId', '=', scope.centerId)
    .where('b.userId', '=', userId);

/** A page of them. */
export const listBookmarks = (
  scope: TenantScope,
  reader: SignedIn,
  query: QueryOf<typeof bookmarkCalls.list>,
): Promise<PageOf<BookmarkRow>> => pageOf(bookmarksOf(scope, reader), columnsOfList.order(query), query);

/** The one of this vacancy, if the reader keeps it. */
export const findBookmark = (
  scope: TenantScope,
  reader: SignedIn,
  vacancyId: string,
): Promise<BookmarkRow | undefined> =>
  bookmarksOf(scope, reader).where('b.id', '=', vacancyId).executeTakeFirst();

/** Ids of the vacancies, for the signs beside them. Null for whose account is of another centre, and keeps none here, and for an admin who acts as somebody. */
export async function bookmarkedIds(scope: TenantScope, reader: SignedIn): Promise<string[] | null> {
  if (reader.homeCenterId !== scope.centerId || reader.actingAdmin !== null) return null;
  const rows = await bookmarksOf(scope, reader).orderBy('b.createdAt').orderBy('b.id').execute();
  return rows.map(({ id }) => id);
}
