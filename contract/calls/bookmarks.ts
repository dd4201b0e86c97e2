/** The calls of kept vacancies. `:id` is the vacancy’s. */
import { bookmarkCreate, bookmarkJoin, bookmarks } from '../bookmarks.ts';
import { call } from '../call.ts';

export const bookmarkCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/bookmarks',
    summary: 'The vacancies that one keeps, the newest first',
    answers: bookmarks,
    list: bookmarks,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/bookmarks',
    summary: 'Keep a vacancy; what is kept already stays as it was',
    answers: bookmarks,
    creates: true,
    isIdempotent: true,
    body: { type: 'bookmarks', schema: bookmarkCreate },
  }),
  join: call({
    method: 'POST',
    path: '/api/v1/bookmarks/join',
    summary: 'Keep what a device kept before one signed in on it: each once, as many as there is room for',
    answers: bookmarks,
    isSilent: true,
    body: { type: 'flat', schema: bookmarkJoin },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/bookmarks/:id',
    summary: 'Keep a vacancy no more; the answer is what it was, to put it back',
    answers: bookmarks,
  }),
};
