/** Vacancies that somebody keeps by their account. Nobody else sees them. */
import * as z from 'zod/mini';
import { mostBookmarks } from './bookmark-limits.ts';
import { moment, recordId, wordList } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

/** Body of POST /bookmarks. `createdAt` is that of one which was just taken off and goes back to its place. */
export const bookmarkCreate = z.object({
  vacancyId: recordId(),
  createdAt: z.optional(z.nullable(moment())),
});
export type BookmarkCreate = z.infer<typeof bookmarkCreate>;

/** Body of POST /bookmarks/join: what a device kept for whoever signed in on it, the oldest first. */
export const bookmarkJoin = z.object({ vacancyIds: wordList(recordId(), mostBookmarks) });
export type BookmarkJoin = z.infer<typeof bookmarkJoin>;

/** Its id is that of the vacancy, which one keeps once. */
export const bookmarks = resourceContract({
  type: 'bookmarks',
  attributes: z.object({ vacancyId: z.string(), createdAt: moment() }),
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: ['createdAt'],
  includes: [],
});
