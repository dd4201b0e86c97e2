/** The calls of saved filters. */
import { call } from '../call.ts';
import { savedFilterCreate, savedFilterUpdate, savedFilters } from '../saved-filters.ts';

export const savedFilterCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/saved_filters',
    summary: 'One’s own saved filters of a list',
    answers: savedFilters,
    list: savedFilters,
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/saved_filters',
    summary: 'Keep what is chosen in a list, under a name',
    answers: savedFilters,
    creates: true,
    isIdempotent: true,
    body: { type: 'saved_filters', schema: savedFilterCreate },
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/saved_filters/:id',
    summary: 'Give a saved filter another name, or let it find something else',
    answers: savedFilters,
    body: { type: 'saved_filters', schema: savedFilterUpdate },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/saved_filters/:id',
    summary: 'Remove a saved filter',
    answers: savedFilters,
    isSilent: true,
  }),
};
