/** The calls of places. */
import { call } from '../call.ts';
import { places } from '../reference-lists.ts';
import { text } from '../fields.ts';

export const placeCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/places',
    summary: 'Places and postcodes that begin with q, or sound like it',
    answers: places,
    list: { ...places, sorts: ['name', 'postcode'], parameters: { q: text(80) }, pageSize: 10 },
  }),
};
