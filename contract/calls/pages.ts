/** The calls of pages. */
import { call } from '../call.ts';
import { pages } from '../pages.ts';

export const pageCalls = {
  bySlug: call({
    method: 'GET',
    path: '/api/v1/pages/by_slug/:slug',
    summary: 'A published page of this site in the language of the request',
    answers: pages,
  }),
};
