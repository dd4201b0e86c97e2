/** The calls of vacancies. */
import { call } from '../call.ts';
import {
  vacancies,
  vacancyAddition,
  vacancyChange,
  vacancyMoveInput,
  type VacancyMove,
} from '../vacancies.ts';
import { searchFilters, searchMeta, searchSorts } from '../vacancy-search.ts';

const move = <const Move extends VacancyMove>(name: Move, summary: string) =>
  call({
    method: 'POST',
    path: `/api/v1/vacancies/:id/${name}`,
    summary,
    answers: vacancies,
    body: { type: 'flat', schema: vacancyMoveInput },
  });

export const vacancyCalls = {
  search: call({
    method: 'GET',
    path: '/api/v1/vacancies/search',
    summary: 'Search published vacancies by words, place and kind, with facets',
    answers: vacancies,
    list: { ...vacancies, filters: {}, scopes: searchFilters, sorts: searchSorts, pageSize: 12 },
    meta: searchMeta,
  }),
  list: call({
    method: 'GET',
    path: '/api/v1/vacancies',
    summary: 'Vacancies that the reader may see',
    answers: vacancies,
    list: vacancies,
    can: ['create'],
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/vacancies/:id',
    summary: 'One vacancy; filled and expired ones stay readable',
    answers: vacancies,
  }),
  similar: call({
    method: 'GET',
    path: '/api/v1/vacancies/:id/similar',
    summary: 'Three open vacancies like this one',
    answers: vacancies,
    // The best of them, on however many pages.
    list: { ...vacancies, filters: {}, scopes: {}, pageSize: 3 },
  }),
  create: call({
    method: 'POST',
    path: '/api/v1/vacancies',
    summary: 'Add a vacancy for an organisation: a draft, unless its status says otherwise',
    answers: vacancies,
    creates: true,
    body: { type: 'vacancies', schema: vacancyAddition },
    isIdempotent: true,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/v1/vacancies/:id',
    summary: 'Change what is given, null clears; a status goes by the table of moves',
    answers: vacancies,
    body: { type: 'vacancies', schema: vacancyChange },
  }),
  publish: move('publish', 'Put it on the site, or before the centre for its check'),
  archive: move('archive', 'Take it off the site for good'),
  fill: move('fill', 'Everybody needed has been found'),
};
