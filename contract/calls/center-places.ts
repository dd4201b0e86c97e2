/** The calls of where centres are. */
import { call } from '../call.ts';
import { centerPlaces, centerPlacesMeta } from '../center-places.ts';
import { text } from '../fields.ts';
import { pageSizeMax } from '../jsonapi.ts';

export const centerPlaceCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/center_places',
    summary: 'Where all centres are, nearest first to the place or postcode in `near`',
    answers: centerPlaces,
    list: {
      ...centerPlaces,
      sorts: ['municipality', 'kilometres'],
      parameters: { near: text(80) },
      pageSize: pageSizeMax,
    },
    meta: centerPlacesMeta,
  }),
};
