/** The calls of what people filled in on a form. */
import { call } from '../call.ts';
import { formSummaries } from '../form-summaries.ts';
import { asSpreadsheet, sheetParameters } from '../sheet-files.ts';
import {
  formSubmissionCreate,
  formSubmissionRead,
  formSubmissions,
  sentSubmissions,
} from '../form-submissions.ts';

const one = '/api/v1/form_submissions/:id';

export const formSubmissionCalls = {
  create: call({
    method: 'POST',
    path: '/api/v1/forms/:id/submissions',
    summary: 'Fill in a form that is online',
    answers: sentSubmissions,
    isIdempotent: true,
    body: { type: 'sent_submissions', schema: formSubmissionCreate },
  }),
  list: call({
    method: 'GET',
    path: '/api/v1/form_submissions',
    summary: 'What people filled in on the forms of this centre',
    answers: formSubmissions,
    list: formSubmissions,
  }),
  exportAll: call({
    method: 'GET',
    path: '/api/v1/forms/:id/submissions/export',
    summary: 'All that people filled in on a form as a file for a spreadsheet; who takes it is written down',
    answers: formSubmissions,
    ...asSpreadsheet,
    list: { ...formSubmissions, filters: {}, scopes: {}, sorts: [], parameters: sheetParameters },
  }),
  summary: call({
    method: 'GET',
    path: '/api/v1/forms/:id/submissions/summary',
    summary: 'How often each thing was answered to the questions of a form',
    answers: formSummaries,
  }),
  show: call({
    method: 'GET',
    path: one,
    summary: 'What one person filled in',
    answers: formSubmissions,
    includes: ['notes'],
  }),
  read: call({
    method: 'POST',
    path: `${one}/read`,
    summary: 'Say that it was read, or that it was not',
    answers: formSubmissions,
    body: { type: 'form_submissions', schema: formSubmissionRead },
  }),
  remove: call({
    method: 'DELETE',
    path: one,
    summary: 'Remove what one person filled in',
    answers: formSubmissions,
    isSilent: true,
  }),
};
