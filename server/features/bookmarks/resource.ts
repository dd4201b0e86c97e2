import { bookmarks } from '#contract/bookmarks.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { BookmarkRow } from './queries.ts';

export const bookmarkResource: Resource<BookmarkRow, typeof bookmarks> = {
  contract: bookmarks,
  id: ({ id }) => id,
  attributes: (row) => plainAttributes(bookmarks, { ...row, vacancyId: row.id }),
};
