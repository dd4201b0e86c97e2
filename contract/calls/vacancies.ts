/** The calls of vacancies. */
import { asSpreadsheet, sheetParameters } from '../sheet-files.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { countedFilters } from '../counted-filters.ts';
import { onlineForms } from '../forms.ts';
import { vacancyBulkEdit, vacancyBulkEdits, vacancyBulkMeta } from '../vacancy-bulk-edits.ts';
import { openApplicationsLeft } from '../open-applications.ts';
import { vacancies } from '../vacancies.ts';
import { vacancyChecks } from '../vacancy-checks.ts';
import { vacancyRenewal } from '../vacancy-renewals.ts';
import { vacancyAddition, vacancyChange } from '../vacancy-fields.ts';
import {
  vacancyClosing,
  vacancyListMeta,
  vacancyMoveInput,
  vacancyVerdictInput,
  type VacancyMove,
} from '../vacancy-moves.ts';
import { idsFilters, mostReadByIds } from '../vacancies-by-ids.ts';
import { searchFilters, searchMeta, searchSorts } from '../vacancy-search.ts';

const move = <const Move extends VacancyMove>(name: Move, summary: string) =>
  call({
    method: 'POST',
    path: `/api/v1/vacancies/:id/${name}`,
    summary,
    answers: vacancies,
    body: { type: 'flat', schema: vacancyMoveInput },
  });

/** Of every act after which nobody can apply any more. */
const ofThoseWaiting =
  'Who waits for an answer stays, or gets one by `open_applications=answer`; `meta.waiting` says how many stay';

const closing = <const Move extends VacancyMove>(name: Move, summary: string) =>
  call({
    method: 'POST',
    path: `/api/v1/vacancies/:id/${name}`,
    summary: `${summary}. ${ofThoseWaiting}`,
    answers: vacancies,
    meta: openApplicationsLeft,
    body: { type: 'flat', schema: vacancyClosing },
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
    list: { ...vacancies, parameters: { facets: z.literal('true'), counts: countedFilters() } },
    can: ['create', 'editMany', 'export', 'check'],
    meta: vacancyListMeta,
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/vacancies/:id',
    summary: 'One vacancy; filled and expired ones stay readable',
    answers: vacancies,
    includes: ['ownApplication'],
  }),
  form: call({
    method: 'GET',
    path: '/api/v1/vacancies/:id/form',
    summary: 'The form whose questions it asks of whoever applies; 404 where it asks none',
    answers: onlineForms,
  }),
  similar: call({
    method: 'GET',
    path: '/api/v1/vacancies/:id/similar',
    summary: 'Three open vacancies like this one',
    answers: vacancies,
    // The best of them, on however many pages.
    list: { ...vacancies, filters: {}, scopes: {}, pageSize: 3 },
  }),
  byIds: call({
    method: 'GET',
    path: '/api/v1/vacancies/by_ids',
    summary: 'Those of these vacancies that the reader may know of, filled and expired ones as well',
    answers: vacancies,
    list: { ...vacancies, filters: {}, scopes: idsFilters, sorts: [], pageSize: mostReadByIds },
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
  approve: call({
    method: 'POST',
    path: '/api/v1/vacancies/:id/approve',
    summary: 'Say that what waits for the check of the centre is in order: it goes online, or stays so',
    answers: vacancies,
  }),
  return: call({
    method: 'POST',
    path: '/api/v1/vacancies/:id/return',
    summary:
      'Send what waits for the check of the centre back to its writer, with the reason; what is online already is a draft again',
    answers: vacancies,
    body: { type: 'flat', schema: vacancyVerdictInput },
  }),
  reject: call({
    method: 'POST',
    path: '/api/v1/vacancies/:id/reject',
    summary:
      'Turn down what waits for the check of the centre, with the reason: it is put away, a change of what is online is dropped',
    answers: vacancies,
    body: { type: 'flat', schema: vacancyVerdictInput },
  }),
  check: call({
    method: 'GET',
    path: '/api/v1/vacancies/:id/check',
    summary:
      'What the centre wants to know of a vacancy before it goes online: who sent it in, and what it may be the same as',
    answers: vacancyChecks,
  }),
  unpublish: closing('unpublish', 'Take it off the site; it is a draft again'),
  fill: closing('fill', 'Everybody needed has been found'),
  renew: call({
    method: 'POST',
    path: '/api/v1/vacancies/:id/renew',
    summary:
      'Say that it is true still: it stays longer, or is published again; by whoever manages it or has the link of a mail',
    answers: vacancies,
    body: { type: 'flat', schema: vacancyRenewal },
  }),
  archive: closing('archive', 'Put it away; it can be brought back'),
  restore: move('restore', 'Bring one that was put away back onto the site'),
  remove: call({
    method: 'DELETE',
    path: '/api/v1/vacancies/:id',
    summary: `Delete a draft or one that was put away: hidden everywhere. \`meta.undo\` takes it back for a moment. ${ofThoseWaiting}`,
    answers: vacancies,
    meta: openApplicationsLeft,
    body: { type: 'flat', schema: vacancyClosing },
  }),
  editMany: call({
    method: 'POST',
    path: '/api/v1/vacancies/bulk',
    summary:
      'Give many another status, end, contact, organisation or other lists; `meta.report` has a row for each',
    answers: vacancyBulkEdits,
    creates: true,
    isIdempotent: true,
    meta: vacancyBulkMeta,
    body: { type: 'vacancy_bulk_edits', schema: vacancyBulkEdit },
  }),
  exportAll: call({
    method: 'GET',
    path: '/api/v1/vacancies/export',
    summary: 'All vacancies of the list that one manages, as a file for a spreadsheet',
    answers: vacancies,
    ...asSpreadsheet,
    list: { ...vacancies, parameters: sheetParameters },
  }),
};
